/** Księga, która śledzi klub przez sieć. */
import type { link as en } from "../en/link.ts";
import type { Sentences } from "../sentences.ts";
import { several, worded } from "./forms.ts";

const acts = (n: number) => several(n, "zmiana", "zmiany", "zmian");

export const link: Sentences<typeof en> = {
  title: "Połączenie",
  join: "Dołącz do klubu",
  joinNote: "własna księga, która go śledzi",
  about:
    "Wklej link od organizatora. Klub stanie się księgą na tym komputerze: otwiera się bez sieci, a to, co w niej zapiszesz, samo trafia do klubu.",
  invitation: "Link",
  invitationHint: "cały link; zaczyna się od https://",
  joinNow: "Dołącz",
  joined: (club) => `Dołączasz do klubu ${club}`,
  state: "Twój klub",
  stateNote: (role, you) => `${you}, ${role}`,
  inStep: (club) => `Ta księga i ${club} są zgodne.`,
  waits: (n) => (n === 0 ? "Klub nie był jeszcze pytany." : `Do wysłania: ${acts(n)}.`),
  away: (n) => `Klub jest nieosiągalny${n === 0 ? "" : `; tu ${worded(n, "czeka", "czekają", "czeka")} ${acts(n)}`}.`,
  since: (day) => `Ostatnio zgodne: ${day}`,
  computer: "Ten komputer",
  key: (short) => `Podpisuje kluczem ${short}.`,
  noKey: "Nic tu jeszcze nie podpisano.",
  shut: "Klub nie wpuszcza już tej księgi.",
  stopped: "Wymiana nie dochodzi do skutku.",
  exchange: "Wymień teraz",
  aside: "Odłożone",
  asideNote: (n) => several(n, "rzecz do decyzji", "rzeczy do decyzji", "rzeczy do decyzji"),
  asideAbout:
    "Ktoś zmienił to samo albo klub tego nie przyjął. W tej księdze jest wersja klubu; twoja czeka tu na decyzję.",
  look: "Zobacz obie",
  lookAt: (about) => `Zobacz obie: ${about}`,
  drop: "Pomiń moją",
  dropIt: (about) => `Pomiń moją: ${about}`,
  sure: (about) => `Pominąć na dobre twoją wersję: ${about}?`,
  keep: "Zostaw",
  dropped: "Pominięte",
  sign: (waiting, aside) => (aside > 0 ? `${aside} do decyzji` : `${waiting} do wysłania`),
  roles: { organiser: "Organizator", player: "Gracz", reader: "Widz" },
};

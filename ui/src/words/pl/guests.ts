/** Kogo się wpuszcza: zaproszenia, które zostają, i urządzenia. */
import type { guests as en } from "../en/guests.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const guests: Sentences<typeof en> = {
  title: "Goście",
  invite: "Zaproś kogoś",
  inviteNote: "Link wpuszcza urządzenie, dopóki go nie unieważnisz",
  about:
    "Wyślij każdej osobie jej własny link. Pierwsze urządzenie, które go otworzy, wchodzi i odtąd wchodzi zawsze, także po restarcie serwera.",
  notServed: [
    "Linki prowadzą do serwera. Udostępnij tę księgę przez ",
    "nml serve",
    " albo klub przez ",
    "nml serve --club",
    " i zapraszaj stamtąd.",
  ],
  role: "Może",
  roles: {
    organiser: "Organizować: wszystko oprócz plików serwera",
    player: "Grać: własne bandy, bitwy, wyniki i rozliczenia",
    reader: "Czytać",
    screen: "Pokazywać na ekranie na ścianie",
  },
  roleNames: { organiser: "Organizator", player: "Gracz", reader: "Widz", screen: "Ekran" },
  name: "Imię",
  nameHint: "będzie pod tym, co ta osoba zrobi, na przykład Ada Zięba",
  until: "Do",
  untilEmpty: "dopóki nie unieważnisz",
  shared: "Wchodzi każde urządzenie, które otworzy link",
  warbands: "Bandy tej osoby",
  warbandsNote: "oprócz tych, które sama zbierze",
  make: "Utwórz link",
  made: (name) => `${name}: link utworzony`,
  madeHeading: (name) => `Link: ${name}`,
  once: "Link wpuszcza pierwsze urządzenie, które go otworzy. Widać go tylko teraz: wyślij go od razu.",
  everybody: "Link wpuszcza każde urządzenie, które go otworzy. Widać go tylko teraz: wyślij go od razu.",
  code: (name) => `Kod QR: link, ${name}`,
  done: "Gotowe",
  heading: "Kto ma wstęp",
  headingNote: (invitations) =>
    invitations === 0 ? "" : several(invitations, "zaproszenie", "zaproszenia", "zaproszeń"),
  nobody: "Nikogo jeszcze nie zaproszono.",
  upTo: (day) => `do ${day}`,
  unused: "jeszcze nieużyte",
  gone: "urządzenie unieważniono",
  by: (who, day) => `zaprasza ${who}, ${day}`,
  seen: (day) => `ostatnio tu ${day}`,
  own: "to urządzenie",
  revoke: "Unieważnij",
  revokeInvitation: (name) => `Unieważnij zaproszenie: ${name}`,
  key: (short) => `klucz ${short}`,
  noKey: "podpisuje serwer",
  keysHint:
    "Każde urządzenie podpisuje własnym kluczem to, co na nim zrobiono. Gdy przeglądarka tego nie potrafi, podpisuje za nią serwer: wtedy tylko serwer ręczy za imię.",
  revokeDevice: (device, name, key) => `Unieważnij ${device}: ${name}${key === null ? "" : `, klucz ${key}`}`,
  revokedDevice: (device, key) =>
    `Unieważniono: ${device}${key === null ? "" : `; nic podpisanego kluczem ${key} już nie wejdzie`}`,
  sure: (name) => `Unieważnić zaproszenie i urządzenia: ${name}? Tym linkiem nikt już nie wejdzie.`,
  sureOwn: "Unieważnić urządzenie, którego używasz? Od razu stracisz dostęp.",
  keep: "Anuluj",
  revoked: "Unieważnione",
  another: "To urządzenie ma już wstęp. Wejść zamiast tego nowym linkiem? Będzie mogło to, do czego jest ten link.",
  comeIn: "Wejdź nowym linkiem",
  stay: "Zostań jak jest",
  device: (browser, system) => (browser && system ? `${browser}, ${system}` : (browser ?? system ?? "Przeglądarka")),
};

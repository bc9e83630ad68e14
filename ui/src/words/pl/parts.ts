/** Drobne części wielu ekranów. */
import { count } from "../figures.ts";
import type { parts as en } from "../en/parts.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

const outcomes = { won: "wygrana", drew: "remis", lost: "porażka" };

export const parts: Sentences<typeof en> = {
  why: "Skąd",
  link: {
    copy: "Kopiuj link",
    copyOf: (of) => `Kopiuj link: ${of}`,
    copied: "Link jest w schowku.",
    selected: "Link jest zaznaczony: skopiuj go.",
  },
  less: (step, label) => `${label}: o ${count(step)} mniej`,
  more: (step, label) => `${label}: o ${count(step)} więcej`,
  lettersLeft: (n) => `zostało: ${several(n, "znak", "znaki", "znaków")}`,
  clear: "Wyczyść szukanie",
  results: (n) => (n === 0 ? "Nic nie pasuje" : `Pasuje: ${count(n)}`),
  of: (n) => (n === null ? "" : `z ${count(n)}`),
  unknown: "–",
  knownIn: (known, games) => `w ${count(known)} z ${count(games)}`,
  casualties: (took, fell) =>
    took === null && fell === null ? "–" : [took, fell].map((n) => (n === null ? "–" : count(n))).join(" : "),
  casualtiesIn: (games, took, fell) => {
    const known = (unknown: number) =>
      unknown === 0 || unknown >= games ? "" : `w ${count(games - unknown)} z ${count(games)}`;
    if (took === fell) return known(took);
    return [known(took) && `zadane ${known(took)}`, known(fell) && `poniesione ${known(fell)}`]
      .filter(Boolean)
      .join(", ");
  },
  knownOf: (known, sides) => `${count(known)} z ${several(sides, "strony", "stron", "stron")}`,
  gain: "zysk",
  loss: "strata",
  course: (games) =>
    games.length === 0
      ? "jeszcze bez gry"
      : games.map(({ outcome, game }) => `gra ${game}: ${outcomes[outcome]}`).join(", "),
  notRolled: "bez rzutu",
  keep: "Zapisz",
  waive: "Dopuść",
  waiveNamed: (what) => `Dopuść mimo to: ${what}`,
  waiveReason: "Dlaczego to dozwolone, do przeczytania dla wszystkich",
};

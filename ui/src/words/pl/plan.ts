/** Gra dwóch band według wyboru organizatora. */
import { count } from "../figures.ts";
import type { plan as en } from "../en/plan.ts";
import type { Sentences } from "../sentences.ts";
import { games, times } from "./forms.ts";

export const plan: Sentences<typeof en> = {
  open: "Zaplanuj grę",
  title: "Zaplanuj grę",
  who: "Kto z kim",
  one: "Jedna strona",
  other: "Druga strona",
  member: (name, played, busy, met) =>
    [name, games(played), met > 0 ? `grały ze sobą ${times(met)}` : "", busy ?? ""].filter(Boolean).join(" · "),
  due: "Do rozegrania do",
  byTheBook: "według podręcznika: D6",
  picks: "wybiera gracz z mniejszą liczbą gier",
  played: (n) => (n === 0 ? "" : `grany ${times(n)}`),
  roll: "Rzuć tu D6",
  rollOff: (names) => `Dotknij, co kto wyrzucił: ${names.join(", potem ")}.`,
  rollOffHere: "Rozstrzygnij tu",
  only: "Zaplanuj",
  agreement: "Albo za zgodą",
  agreementNote: "gracze mogą uzgodnić dowolny scenariusz",
  agree: "Zaplanuj ten scenariusz",
  round: "Albo cała runda",
  roundNote: "jak najwięcej gier; bez powtórek, jeśli się da",
  pairing: "Kto z kim",
  pairings: { even: "Według liczby gier", swiss: "Według klasyfikacji (szwajcarski)" },
  paired: {
    even: "Od teraz rundy łączą graczy z tą samą liczbą gier.",
    swiss: "Od teraz rundy losuje się według klasyfikacji. To zasada domowa tej kampanii.",
  },
  planRound: (n) => `Zaplanuj te gry (${count(n)}), rzut kośćmi tutaj`,
  roundWants: (pair) =>
    pair === null
      ? "Runda to co najmniej dwie pary, które mogą grać; nie ma żadnej."
      : `Runda to dwie pary, na które przyszła kolej, a wolna jest tylko jedna: ${pair}. Zaplanuj ich grę powyżej.`,
  waits: (name, why) => `${name} ${why}`,
  roundWaits: "Zajęte",
  roundNoDay: "Bez terminu.",
  roundDue: (day) => `Do rozegrania do ${day}.`,
  waiting: "Kość zostawiła wybór",
  waitingNote: "te gry rundy wejdą do planu, gdy ktoś wybierze",
  choose: "Wybierz",
  chooseOf: (sides) => `Wybierz: ${sides}`,
  calendar: "Zaplanowane gry",
  calendarNote: "najbliższy termin na górze",
  nothing: "Nic nie ma w planie.",
  noDay: "bez terminu",
  overdue: "po terminie",
  begun: "trwa",
  cancel: "Cofnij",
  cancelOf: (sides) => `Cofnij: ${sides}`,
  cancelled: "Plan cofnięty.",
  roundBack: (n) => `Cofnij rundę: ${games(n)}`,
  roundOnEvening: (evening) => `Te gry są na wieczorze ${evening}; cofnięcie planu zwalnia też ich stoły.`,
  roundBackText: (sides) => `W planie jako jedna runda, jeszcze niezaczęta: ${sides}.`,
  roundCancelled: "Runda cofnięta.",
  undo: "Zaplanuj ponownie",
  again: "Znowu jest w planie.",
};

/** Bitwa, która nie liczyła się do żadnej kampanii, przyjęta do jednej. */
import type { takingIn as en } from "../en/taking-in.ts";
import type { Sentences } from "../sentences.ts";

const list = new Intl.ListFormat("pl", { style: "long", type: "conjunction" });

export const takingIn: Sentences<typeof en> = {
  heading: "Gdzie ją rozliczyć",
  why: "Ta bitwa nie liczy się do żadnej kampanii. Blizny, łupy i doświadczenie należą do jakiejś: wybierz, gdzie je zapisać. Dziennik idzie z nią.",
  opens: "tam otworzy się rozliczenie",
  take: "Przyjmij",
  takeNamed: (campaign) => `Przyjmij: ${campaign}`,
  fresh: "Nowa kampania",
  joins: (warbands) => `Dołączą do niej: ${list.format(warbands)}, a to będzie jej pierwsza gra.`,
  found: "Zacznij ją tą bitwą",
  noNew: (why) => `Nowa kampania nie może się od niej zacząć. ${why}`,
  outside: "Bez rozliczenia: poza kampaniami",
  settle: "Rozlicz",
  settleNamed: (battle) => `Rozlicz: ${battle}`,
};

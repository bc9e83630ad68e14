/** Die Leben der Modelle einer Warband und ihrer Ausrüstung. */
import type { lives as en } from "../en/lives.ts";
import { count, dated, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const lives: Sentences<typeof en> = {
  title: "Leben",
  open: "Leben der Warband",
  back: "Zurück zur Warband",
  life: "Lebenslauf",
  lifeOf: (name: string) => `Lebenslauf: ${name}`,
  search: "Leben durchsuchen, etwa Leg Wound",
  sorts: "Was zu sehen ist",
  models: (n: number) => `Modelle ${count(n)}`,
  items: (n: number) => `Dinge ${count(n)}`,
  listOfModels: "Modelle",
  listOfItems: "Gegenstände",
  nobody: "Noch ist niemand in dieser Warband.",
  nothing: "Diese Warband hat noch keine Ausrüstung.",
  notFound: (query: string) => `In keinem Leben steht „${query}“.`,
  choose: "Wähle ein Leben, um es zu lesen.",
  gone: (reason: string | null) => reason ?? "fort",
  line: (games: number, good: number, bad: number, present: boolean) =>
    [
      plural(games, "Spiel", "Spiele"),
      good > 0 ? plural(good, "Gewinn", "Gewinne") : "",
      bad > 0 ? plural(bad, "Verlust", "Verluste") : "",
      present ? "" : "fort",
    ]
      .filter(Boolean)
      .join(", "),
  when: (day: string | null) => (day === null ? "" : dated(day)),
  aftermath: "zum Nachspiel",
  aftermathOf: (title: string) => `${title}: zum Nachspiel`,
  dice: "Würfel: ",
  fellHere: (title: string) => `Wo es fiel: ${title}`,
  tone: { plain: "", good: "Gewinn: ", bad: "Verlust: " },
};

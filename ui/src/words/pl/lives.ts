/** Losy modeli bandy i jej ekwipunku. */
import { count, dated } from "../figures.ts";
import type { lives as en } from "../en/lives.ts";
import type { Sentences } from "../sentences.ts";
import { games, several } from "./forms.ts";

export const lives: Sentences<typeof en> = {
  title: "Losy",
  open: "Losy modeli i ekwipunku",
  back: "Wróć do bandy",
  life: "Historia życia",
  lifeOf: (name) => `Historia życia: ${name}`,
  search: "Szukaj w losach, na przykład Leg Wound",
  sorts: "Co widać",
  models: (n) => `Modele ${count(n)}`,
  items: (n) => `Przedmioty ${count(n)}`,
  listOfModels: "Modele",
  listOfItems: "Przedmioty",
  nobody: "Do tej bandy nikt jeszcze nie dołączył.",
  nothing: "Ta banda nie ma jeszcze ekwipunku.",
  notFound: (query) => `W żadnych losach nie ma „${query}”.`,
  choose: "Wybierz, czyje losy czytać.",
  gone: (reason) => reason ?? "poza bandą",
  line: (played, good, bad, present) =>
    [
      games(played),
      good > 0 ? several(good, "zysk", "zyski", "zysków") : "",
      bad > 0 ? several(bad, "strata", "straty", "strat") : "",
      present ? "" : "poza bandą",
    ]
      .filter(Boolean)
      .join(", "),
  when: (day) => (day === null ? "" : dated(day)),
  aftermath: "rozliczenie",
  aftermathOf: (title) => `${title}: rozliczenie`,
  dice: "Kości: ",
  fellHere: (title) => `Gdzie padł model: ${title}`,
  tone: { plain: "", good: "zysk: ", bad: "strata: " },
};

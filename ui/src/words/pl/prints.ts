/** Arkusze na stół, jako PDF. */
import type { prints as en } from "../en/prints.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const prints: Sentences<typeof en> = {
  heading: "Drukuj",
  ways: "Co można wydrukować",
  print: "Drukuj",
  printNamed: (sheet) => `Drukuj: ${sheet}`,
  paper: "Papier",
  papers: { a4: "A4", letter: "Letter" },
  roster: "Rozpiska",
  rosterFact: "każdy model z ekwipunkiem, znakami i sumami",
  cards: "Karty modeli",
  cardsFact: "cztery na stronie, do wycięcia",
  blankCards: "Puste karty",
  blankCardsFact: "do wypełnienia ręcznie",
  battleSheet: "Arkusz bitwy",
  battleSheetFact: "kto walczył, kto padł, czyny, zwycięzca; potem wpiszesz z niego bitwę",
  reference: "Ściąga",
  referenceFact: "tura, rzuty, szanse i słowa kluczowe",
  forTheTable: "Na stół",
  sheet: "Drukuj arkusz",
  sheetOf: (scenario) => `Drukuj arkusz: ${scenario}`,
  setUpSheet: "Arkusz scenariusza",
  sheetFact: "mapa, przygotowanie i punkty oraz strona na teren",
  written: (file, pages) => `Zapisano: ${file}, ${several(pages, "strona", "strony", "stron")}`,
  where: (path) => `Zapisano w ${path}`,
  pairings: "Pary",
  pairingsFact: "kto z kim i przy którym stole, na ścianę",
  tableSheets: "Arkusze stołów",
  tableSheetsFact: "po jednym na stół, do wpisania wyniku; dwa na stronie",
  standings: "Klasyfikacja",
  standingsFact: "obecnych tu kampanii",
  scenarioSheets: "Arkusze scenariuszy",
  scenarioSheetsFact: "każdy scenariusz rundy z mapą",
  close: "Wróć do bandy",
};

/** Sheets for the table, as PDF. */
import { plural } from "../figures.ts";

export const prints = {
  heading: "Print",
  ways: "What can be printed",
  print: "Print",
  printNamed: (sheet: string) => `Print: ${sheet}`,
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  roster: "Roster",
  rosterFact: "every model with kit, marks and sums",
  cards: "Model cards",
  cardsFact: "four to a page, to cut out",
  blankCards: "Blank cards",
  blankCardsFact: "to fill in by hand",
  battleSheet: "Battle sheet",
  battleSheetFact: "who fought, who fell, Deeds, winner: filed by it afterwards",
  reference: "Quick reference",
  referenceFact: "the Turn, rolls, chances and keywords",
  forTheTable: "For the table",
  sheet: "Print the sheet",
  sheetOf: (scenario: string) => `Print the sheet of ${scenario}`,
  setUpSheet: "Scenario sheet",
  sheetFact: "map, set-up and score, and a page for the terrain",
  written: (file: string, pages: number) => `Written: ${file}, ${plural(pages, "page", "pages")}`,
  where: (path: string) => `It stands at ${path}`,
  close: "Back to the warband",
};

/** Bögen für den Tisch, als PDF. */
import type { prints as en } from "../en/prints.ts";
import { plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const prints: Sentences<typeof en> = {
  heading: "Drucken",
  ways: "Was sich drucken lässt",
  print: "Drucken",
  printNamed: (sheet: string) => `Drucken: ${sheet}`,
  paper: "Papier",
  papers: { a4: "A4", letter: "Letter" },
  roster: "Roster",
  rosterFact: "jedes Modell mit Ausrüstung, Zeichen und Summen",
  cards: "Modellkarten",
  cardsFact: "vier je Seite, zum Ausschneiden",
  blankCards: "Leere Karten",
  blankCardsFact: "zum Ausfüllen von Hand",
  battleSheet: "Schlachtbogen",
  battleSheetFact: "wer kämpfte, wer fiel, Ruhmestaten, Sieger; danach trägst du die Schlacht davon ein",
  reference: "Kurzreferenz",
  referenceFact: "der Zug, Würfe, Chancen und Keywords",
  forTheTable: "Für den Tisch",
  sheet: "Bogen drucken",
  sheetOf: (scenario: string) => `Bogen drucken: ${scenario}`,
  setUpSheet: "Szenariobogen",
  sheetFact: "Karte, Aufbau und Wertung, und eine Seite fürs Gelände",
  written: (file: string, pages: number) => `Geschrieben: ${file}, ${plural(pages, "Seite", "Seiten")}`,
  where: (path: string) => `Gespeichert unter ${path}`,
  pairings: "Paarungen",
  pairingsFact: "wer an welchem Tisch gegen wen spielt, für die Wand",
  tableSheets: "Tischbögen",
  tableSheetsFact: "einer je Tisch, fürs Ergebnis; zwei auf einer Seite",
  standings: "Rangliste",
  standingsFact: "der Kampagnen, die hier sind",
  scenarioSheets: "Szenariobögen",
  scenarioSheetsFact: "jedes Szenario der Runde, mit Karte",
  close: "Zurück zur Warband",
};

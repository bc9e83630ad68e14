/** Der Rahmen: Leiste, Kopf, und was jede Seite sagen kann. */
import type { frame as en } from "../en/frame.ts";
import type { Sentences } from "../sentences.ts";

const tenth = (n: number) => String(Math.round(n * 10) / 10).replace(".", ",");

export const frame: Sentences<typeof en> = {
  app: "No Man’s Ledger",
  mark: "N",
  title: (where: string) => `${where} · No Man’s Ledger`,
  skip: "Zur Seite springen",
  skipToQuestion: "Zur Frage springen",
  rail: "Aufgaben",
  more: "Mehr",
  moreTasks: "Mehr Aufgaben",
  actions: "Mehr auf dieser Seite",
  tasks: {
    warbands: "Warbands",
    scenarios: "Szenarien",
    battle: "Schlacht",
    aftermath: "Nachspiel",
    campaign: "Kampagne",
    club: "Club",
    book: "Buch",
    find: "Suche",
  },
  saved: {
    saving: "Schreibt",
    on_disk: "Gespeichert",
    failed: "Nicht gespeichert",
    read_only: "Nur lesen",
    refused: "Nicht offen",
  },
  busy: "Moment",
  nothingLost: "Nichts wurde geändert; das Buch ist, wie es war.",
  again: "Noch einmal",
  undrawn: (error: string) => `Diese Seite lässt sich nicht zeigen: ${error}`,
  undrawnKept: "Alles, was du vorher eingegeben hast, ist im Buch. Die anderen Seiten gehen noch.",
  close: "Schließen",
  cancel: "Abbrechen",
  between: (least: number, most: number) => `${tenth(least)} bis ${tenth(most)}`,
  code: (code: string) => `Code ${code}`,
};

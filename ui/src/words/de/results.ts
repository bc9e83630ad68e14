/** Ergebnisse, die als Dateien reisen. */
import type { results as en } from "../en/results.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const results: Sentences<typeof en> = {
  bring: "Ergebnisse aus Dateien",
  title: "Ergebnisse aus Dateien",
  lead: "Spieler schreiben ihre Schlacht auf, senden sie als Datei, und hier wird sie eingetragen: eine, oder ein ganzer Ordner auf einmal. Nichts wird eingetragen, bevor du es annimmst.",
  choose: "Ergebnisse",
  drop: "oder leg Dateien oder einen Ordner irgendwo auf dieser Seite ab",
  heading: "Was eingelesen wurde",
  note: (n: number, left: number) => `${plural(n, "Datei", "Dateien")} · ${count(left)} anzunehmen oder zu vertagen`,
  read: (n: number) => `${plural(n, "Datei", "Dateien")} gelesen`,
  accepted: (file: string) => `${file} ist angenommen.`,
  clear: "Liste leeren",
  states: {
    new: "neu",
    planned: "wie geplant",
    same: "bekannt",
    differs: "weicht ab",
    refused: "nicht angenommen",
    held: "vertagt",
  },
  differences: "In der Kampagne und in der Datei",
  accept: "Annehmen",
  correct: "Abweichung annehmen",
  another: "Als weiteres Spiel",
  anotherOf: (file: string) => `Als weiteres Spiel eintragen: ${file}`,
  acceptOf: (file: string) => `Annehmen: ${file}`,
  correctOf: (file: string) => `Abweichung annehmen: ${file}`,
  open: "Nachspiel öffnen",
  hold: "Vertagen",
  holdOf: (file: string) => `Vertagen: ${file}`,
  release: "Freigeben",
  releaseOf: (file: string) => `Freigeben: ${file}`,
  openOf: (file: string) => `Nachspiel öffnen: ${file}`,
  send: "Stattdessen als Datei senden",
  sendHint: "für die Spielleitung der Kampagne",
  sent: (file: string) => `Geschrieben: ${file}`,
  export: "Ergebnis als Datei",
};

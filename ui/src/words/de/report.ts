/** Ein Problem melden. */
import type { report as en } from "../en/report.ts";
import { count } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const report: Sentences<typeof en> = {
  heading: "Problem melden",
  intro:
    "Wenn etwas schiefgeht, speichere das als eine Datei und schick sie mit. Du liest sie, bevor du sie schickst: Alles, was darin ist, steht hier.",
  without:
    "Darin sind Versionen, Größen, Anzahlen, die Codes der letzten Fehler und welcher Art jeder Eintrag ist. Kein Name, Wahlspruch, Notiz oder Pfad ist darin, außer in dem, was du selbst schreibst.",
  said: "Was passiert ist",
  saidHint: "was du getan hast, was du erwartet hast und was kam; darf leer bleiben",
  save: "Bericht speichern",
  saved: (file: string) => `Gespeichert als ${file}`,
  inIt: "Alles, was in der Datei ist",
  size: (letters: number) => `${count(Math.ceil(letters / 1000))} kB`,
};

/** Kandidaten für Pakete, aus Katalogen von New Recruit. */
import type { candidates as en } from "../en/candidates.ts";
import { count } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const candidates: Sentences<typeof en> = {
  folder: "Kandidat aus New Recruit",
  file: "aus einem Zip oder einer Datei",
  note: "ein Ordner mit den Katalogen der Community (.cat, .gst oder .json)",
  brought: (name: string) => `${name} ist in diesem Buch.`,
  check: "Sieh den Bericht durch, bevor jemand damit spielt.",
  mend: "Eine Kopie davon verbessern",
  report: "Bericht",
  same: (rows: number) => `Zeilen, die bleiben, wie sie sind: ${count(rows)}`,
  verdicts: {
    changed: "Zahlen geändert",
    new: "Zeilen neu",
    gone: "Zeilen entfernt",
    note: "Regeln dem Namen nach: Lies sie auf der Karte",
    kept: "Unterschiede, denen er nicht folgt",
    unread: "Nicht verstandene Teile",
    left: "Teile ohne Platz in einem Paket",
  },
  more: (lines: number) => `und ${count(lines)} weitere; nml pack from-newrecruit nennt alle`,
};

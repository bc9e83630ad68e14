/** Veröffentlichen: eine Webseite in einer Datei und ein Text für einen Chat. */
import type { published as en } from "../en/published.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const published: Sentences<typeof en> = {
  heading: "Teilen",
  ways: "Wie es sich weitergeben lässt",
  page: "Webseite",
  pageFact: "eine Datei, auch fürs Handy; sie lädt nichts von außen",
  battleFact: "eine Datei mit dem ganzen Replay; sie lädt nichts von außen",
  write: "Speichern",
  writeNamed: "Speichern: Webseite",
  text: "Text für einen Chat",
  textFact: "kurze Zeilen zum Kopieren, für den Chat ausgezeichnet",
  parcel: "Datei für ein anderes Buch",
  parcelFact: "jeder Eintrag; das andere Buch übernimmt, was ihm fehlt",
  eveningFact:
    "der Abend und seine Rotation. Die Kampagnen seiner Spieler reisen in eigenen Dateien: Lies auch die dort ein, sonst fehlen Namen und Ergebnisse dieser Spiele",
  pack: "Packen",
  packNamed: "Packen: Datei für ein anderes Buch",
  spreadsheet: "Tabelle",
  spreadsheetFact: "als CSV",
  spreadsheetOf: { standings: "Rangliste", games: "Spiele" },
  spreadsheetNamed: { standings: "Rangliste: Tabelle", games: "Spiele: Tabelle" },
  show: "Zeigen",
  showNamed: "Zeigen: Text für einen Chat",
  shown: "Für einen Chat",
  markup: "Ausgezeichnet für",
  markups: {
    plain: "Reiner Text",
    discord: "Discord",
    whatsapp: "WhatsApp",
    telegram: "Telegram",
    forum: "Ein Forum (BBCode)",
  },
  players: "Spieler nennen",
  fits: (n: number, most: number) => `${count(n)} von höchstens ${count(most)} Zeichen`,
  long: (n: number, most: number, pieces: number) =>
    `${count(n)} Zeichen: Discord nimmt ${count(most)} je Nachricht. Hier sind sie in ${plural(pieces, "Nachricht", "Nachrichten")}.`,
  piece: (n: number, of: number) => `Nachricht ${count(n)} von ${count(of)}`,
  copyPiece: (n: number, of: number) => `Nachricht ${count(n)} von ${count(of)} kopieren`,
  copy: "Kopieren",
  copied: "Kopiert.",
  selected: "Der Text ist markiert: Kopier ihn mit Strg und C.",
  written: (file: string) => `Geschrieben: ${file}`,
  where: (path: string) => `Gespeichert unter ${path}`,
  open: "Teilen",
  close: "Schließen",
};

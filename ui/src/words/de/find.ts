/** Das Buch durchsucht. */
import type { find as en } from "../en/find.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const find: Sentences<typeof en> = {
  label: "In diesem Buch suchen",
  keys: "Strg+K",
  what: "Gib einen Namen oder ein paar Wörter ein.",
  whatText:
    "Du findest Spiele nach Szenario, Tag, Warbands und Spielern; wer fiel und wann; Modelle mit Namen; Warbands, Spieler, Gäste von Abenden und Kampagnen; Hausregeln in Worten, und was du zu einem Spiel notiert hast. Alle Wörter müssen passen; Groß und klein und Akzente sind egal.",
  nothing: (text: string) => `Nichts in diesem Buch sagt „${text}“.`,
  nothingText: "Versuch weniger Wörter oder nur den Anfang von einem.",
  kinds: {
    games: "Spiele",
    models: "Modelle",
    warbands: "Warbands",
    players: "Spieler",
    campaigns: "Kampagnen",
    words: "Notizen zu Spielen",
  },
  counted: (n: number) => count(n),
  more: (n: number) => `und ${count(n)} weitere; ein Wort mehr grenzt es ein`,
  reading: (n: number) =>
    n === 1
      ? "Liest noch 1 Log einer Schlacht; vielleicht kommt noch mehr."
      : `Liest noch ${plural(n, "Log", "Logs")} von Schlachten; vielleicht kommt noch mehr.`,
};

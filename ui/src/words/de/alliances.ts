/** Bündnisse, die jeden Zug genannt werden, und die Karten, die sie brechen. */
import type { alliances as en } from "../en/alliances.ts";
import { listed } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const alliances: Sentences<typeof en> = {
  suits: "Gebt jeder Seite ein Ass",
  suitsNote: "Verratskarten ihrer Farbe sind ihre Coups, alle anderen ihre Listen",
  asked: "Wer nennt wen als Verbündeten?",
  draws: (letter: string, n: number) => `${letter} ${n}`,
  due: (draws: readonly string[]) =>
    `Zieht Verratskarten: ${listed(draws)}. Redet drei Minuten, schreibt jeder heimlich einen Namen auf, deckt zusammen auf.`,
  names: (name: string) => `${name} nennt`,
  nobody: "Niemanden",
  reveal: "Bündnisse aufdecken",
  named: (who: string, ally: string) => `${who} nennt ${ally}`,
  none: "Niemand nennt einen Verbündeten",
  alone: (letters: readonly string[]) =>
    `${listed(letters)} ${letters.length > 1 ? "ziehen" : "zieht"} eine Verratskarte mehr`,
  ace: (card: string) => `Ihre Farbe: ${card}`,
  allied: (ally: string) => `mit ${ally}`,
  open: "Verratskarte",
  title: "Welche Verratskarte wird gespielt?",
  side: "Gespielt von",
  card: "Karte",
  cards: "Verratskarten",
  drawn: (leads: number, others: number, last: number) =>
    `je Zug ${leads} für den, der allein führt, ${last} für den, der allein Letzter ist, ${others} für alle anderen`,
  hint: "Rang und Farbe, englisch, etwa 8H.",
  noAces: "Asse hat niemand auf der Hand.",
  coup: (name: string) => `Coup: ${name}`,
  ruse: (name: string) => `List: ${name}`,
  table: "Das führt ihr am Tisch aus; *Nachtragen* trägt ein, was sich ändert.",
  of: "Welche Seite",
  model: "Welches Modell",
  play: "Spielen",
  back: "Zurück",
  played: (who: string, card: string, name: string) => [`${who} spielt ${card}`, name].filter(Boolean).join(": "),
  give: "Oder Siegpunkte abgeben",
  taker: "An",
  points: "Siegpunkte",
  giveThem: "Abgeben",
  gave: (who: string, to: string, n: number) => `${who} gibt ${to} ${n} SP`,
};

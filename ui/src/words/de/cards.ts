/** Spielkarten, die gezogen werden, wo zwei Seiten auswürfeln würden. */
import type { cards as en } from "../en/cards.ts";
import type { Sentences } from "../sentences.ts";

export const cards: Sentences<typeof en> = {
  cardOf: (letter: string, name: string) => `${letter}: ${name}`,
  hint: "Rang und Farbe, englisch: AS ist das Pikass, 10H die Herz-Zehn, KD der Karokönig, 2C die Kreuz-Zwei.",
  unknown: "Keine Karte: Rang und Farbe, etwa 10H.",
  twice: (card: string) => `${card} steht zweimal da.`,
  initiative: "Initiativekarte",
  keep: "Diese Karten nehmen",
  drawHere: "Hier ziehen",
  agreed: "Oder wie ihr euch geeinigt habt",
};

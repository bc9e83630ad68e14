/** Karty do gry, które się ciągnie tam, gdzie dwie strony rzucałyby kośćmi. */
import type { cards as en } from "../en/cards.ts";
import type { Sentences } from "../sentences.ts";

export const cards: Sentences<typeof en> = {
  cardOf: (letter, name) => `${letter}: ${name}`,
  hint: "Wartość i kolor, po angielsku: AS to as pik, 10H dziesiątka kier, KD król karo, 2C dwójka trefl.",
  unknown: "To nie karta: wartość i kolor, na przykład 10H.",
  twice: (card) => `${card} wpisano dwa razy.`,
  initiative: "Karta inicjatywy",
  keep: "Weź te karty",
  drawHere: "Wyciągnij tutaj",
  agreed: "Albo tak, jak się umówiliście",
};

/** Sojusze nazywane co turę i karty, które je zrywają. */
import type { alliances as en } from "../en/alliances.ts";
import { listed } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const alliances: Sentences<typeof en> = {
  suits: "Dajcie każdej stronie asa",
  suitsNote: "Karty zdrady w jej kolorze to jej przewroty, wszystkie inne to jej podstępy",
  asked: "Kto kogo wskazuje jako sojusznika?",
  draws: (letter, n) => `${letter} ${n}`,
  due: (draws) =>
    `Pociągnijcie karty zdrady: ${listed(draws)}. Rozmawiajcie trzy minuty, każdy zapisuje w tajemnicy jedno imię, odkryjcie razem.`,
  names: (name) => `${name} wskazuje`,
  nobody: "Nikogo",
  reveal: "Odkryj sojusze",
  named: (who, ally) => `${who} wskazuje: ${ally}`,
  none: "Nikt nie wskazuje sojusznika",
  alone: (letters) => `${listed(letters)}: jedna karta zdrady więcej`,
  ace: (card) => `Jej kolor: ${card}`,
  allied: (ally) => `z: ${ally}`,
  open: "Karta zdrady",
  title: "Jaką kartę zdrady zagrano?",
  side: "Kto gra",
  card: "Karta",
  cards: "Karty zdrady",
  drawn: (leads, others, last) =>
    `co turę ${leads} dla tego, kto sam prowadzi, ${last} dla tego, kto sam jest ostatni, ${others} dla pozostałych`,
  hint: "Wartość i kolor, po angielsku, na przykład 8H.",
  noAces: "Asów nikt nie ma na ręce.",
  coup: (name) => `Przewrót: ${name}`,
  ruse: (name) => `Podstęp: ${name}`,
  table: "Wykonujecie to na stole; *Nadrób* zapisze, co się zmieniło.",
  of: "Która strona",
  model: "Który model",
  play: "Zagraj",
  back: "Wstecz",
  played: (who, card, name) => [`${who} zagrywa ${card}`, name].filter(Boolean).join(": "),
  give: "Albo oddaj punkty zwycięstwa",
  taker: "Dla",
  points: "Punkty zwycięstwa",
  giveThem: "Oddaj",
  gave: (who, to, n) => `${who} oddaje ${n} PZ: ${to}`,
};

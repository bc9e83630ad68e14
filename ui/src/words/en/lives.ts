/** The lives of a Warband's models and of its kit. */
import { count, dated, plural } from "../figures.ts";

export const lives = {
  title: "Lives",
  open: "Lives of models and kit",
  back: "Back to the Warband",
  life: "Life story",
  lifeOf: (name: string) => `Life story: ${name}`,
  search: "Search lives, such as Leg Wound",
  sorts: "What is shown",
  models: (n: number) => `Models ${count(n)}`,
  items: (n: number) => `Items ${count(n)}`,
  listOfModels: "Models",
  listOfItems: "Items",
  nobody: "Nobody has joined this Warband yet.",
  nothing: "This Warband has no kit yet.",
  notFound: (query: string) => `No life holds “${query}”.`,
  choose: "Choose a life to read it.",
  gone: (reason: string | null) => reason ?? "gone",
  line: (games: number, good: number, bad: number, present: boolean) =>
    [
      plural(games, "game", "games"),
      good > 0 ? plural(good, "gain", "gains") : "",
      bad > 0 ? plural(bad, "loss", "losses") : "",
      present ? "" : "gone",
    ]
      .filter(Boolean)
      .join(", "),
  when: (day: string | null) => (day === null ? "" : dated(day)),
  aftermath: "its aftermath",
  aftermathOf: (title: string) => `${title}: its aftermath`,
  dice: "Dice: ",
  fellHere: (title: string) => `Where it fell: ${title}`,
  tone: { plain: "", good: "gain: ", bad: "loss: " },
};

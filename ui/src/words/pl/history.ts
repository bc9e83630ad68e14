/** Historia kampanii: wszystko, co się w niej zdarzyło, i to, o czym zdecydowały dwie księgi. */
import { dated } from "../figures.ts";
import type { history as en } from "../en/history.ts";
import type { Sentences } from "../sentences.ts";

export const history: Sentences<typeof en> = {
  title: "Historia",
  open: "Historia",
  said: "Co się zdarzyło",
  ofGame: "Historia tej gry",
  openOf: (n) => `Historia gry ${n}`,
  all: "Cała kampania",
  note: "najnowsze na górze",
  empty: "Jeszcze nic się nie zdarzyło.",
  by: (by, at, more) => [by, dated(at), ...more].filter(Boolean).join(" · "),
  before: (about) => `${about}: `,
  takenBack: "cofnięte",
  setAside: "odpada",
  stands: "Co zostaje",
  aside: "Co odpadło",
};

/** Der Verlauf einer Kampagne: alles, was darin geschah, und was zwei Bücher entschieden. */
import type { history as en } from "../en/history.ts";
import { dated } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const history: Sentences<typeof en> = {
  title: "Verlauf",
  open: "Verlauf",
  said: "Was geschah",
  ofGame: "Verlauf dieses Spiels",
  openOf: (n: number) => `Verlauf von Spiel ${n}`,
  all: "Die ganze Kampagne",
  note: "neueste zuerst",
  empty: "Noch ist nichts geschehen.",
  by: (by: string, at: string, more: readonly string[]) => [by, dated(at), ...more].filter(Boolean).join(" · "),
  before: (about: string) => `${about}: `,
  takenBack: "zurückgenommen",
  setAside: "verworfen",
  stands: "Was gilt",
  aside: "Was verworfen wurde",
};

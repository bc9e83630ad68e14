/** The history of a campaign: everything that happened in it, and what two books decided. */
import { dated } from "../figures.ts";

export const history = {
  title: "History",
  open: "History",
  said: "What happened",
  ofGame: "History of this game",
  openOf: (n: number) => `History of game ${n}`,
  all: "The whole campaign",
  note: "newest first",
  empty: "Nothing has happened yet.",
  by: (by: string, at: string, more: readonly string[]) => [by, dated(at), ...more].filter(Boolean).join(" · "),
  /** What a corrected entry is about, before what was said and what stands there now. */
  before: (about: string) => `${about}: `,
  takenBack: "taken back",
  setAside: "set aside",
  stands: "What stands",
  aside: "What was set aside",
};

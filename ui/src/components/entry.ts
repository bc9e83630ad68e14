import type { Rolled } from "./rolled.ts";
import type { Side } from "./side.ts";

/** A line of the log. */
export interface Entry {
  number: number;
  /** Whose it is; none: the game's. */
  side: Side | null;
  /** In runs, so that the one concerned can be set strong; a name has no keywords in it, whatever its capitals. */
  sentence: readonly { text: string; strong?: boolean; name?: boolean }[];
  /** What came of it, in a word or two. */
  result: string;
  tone: "bad" | "good" | "plain";
  rolls: readonly { dice: readonly Rolled[]; text?: string }[];
  /** Last on the second line; for a marked entry, its reason. */
  detail: string | null;
  /** A word beside it. */
  note?: string | null;
  state: "plain" | "overruled" | "set_right" | "undone";
}

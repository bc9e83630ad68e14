/** What a person said of a roster that is brought in. */
import type { RosterExpected, RosterFile, RosterKept } from "../calls.ts";

export interface Said {
  /** What it is called from now on. */
  name: string;
  /** Who brings it: one of those below, or a player. */
  by: string;
  /** The name of somebody who has not signed up. */
  typed: string;
}

/** Nobody has said it yet. */
export const UNSAID = "";
/** Somebody who has not signed up. */
export const ELSE = "else";
/** It does not join. */
export const OUT = "out";
const PLAYER = "player:";

/** One who has signed up. */
export const player = (name: string): string => PLAYER + name;

/** The player who has signed up and brings it; none: somebody else brings it, or nobody. */
export const bringer = (by: string): string | null => (by.startsWith(PLAYER) ? by.slice(PLAYER.length) : null);

/** The answer that is already known: nobody needs to give it. */
export function known(expected: RosterExpected | undefined): string {
  switch (expected?.by.is) {
    case "known":
      return player(expected.by.player);
    case "open":
      return ELSE;
    case "barred":
      return OUT;
    case "asked":
    case undefined:
      return UNSAID;
  }
}

/** The rosters among files, in order. */
export const rosters = (files: readonly RosterFile[]) =>
  files.flatMap(({ read }) => (read.is === "roster" ? [read] : []));

/** A roster as it is kept, in a campaign or for itself. */
export function keeping(brought: number, said: Said, joins: boolean): RosterKept {
  const by = joins && said.by !== OUT ? (bringer(said.by) ?? said.typed.trim()) : null;
  return { brought, name: said.name.trim(), player: by };
}

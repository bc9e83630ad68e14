/** How a model fell, out of the line that the book tells it in: in which Turn, to whom, to what. */

export interface Fall {
  turn: number | null;
  /** Who brought it down; none: nobody is known. */
  foe: string | null;
  /** Of which side of the game that one was; none: of no side that is known here. */
  of: string | null;
  weapon: string | null;
}

/** A line such as `Fell in Turn 2 to Wat of The Choir, Pistol`; none: it is another sort of line, and stands as it is. */
export function fallOf(how: string, sides: readonly string[]): Fall | null {
  const match = /^(?:Fell|Killed|Died)(?: in Turn (\d+))?(?=$|,| to | by )(.*)$/.exec(how);
  if (!match) return null;
  const [, turn, rest = ""] = match;
  const when = turn === undefined ? null : Number(turn);
  if (rest === "" || rest.startsWith(",")) {
    return { turn: when, foe: null, of: null, weapon: rest.slice(2) || null };
  }
  const by = rest.slice(" to ".length);
  // One Warband may be called as another one and more: the longer name is the one that is meant.
  for (const side of [...sides].sort((a, b) => b.length - a.length)) {
    const at = by.indexOf(` of ${side}`);
    const after = by.slice(at + ` of ${side}`.length);
    if (at > 0 && (after === "" || after.startsWith(", "))) {
      return { turn: when, foe: by.slice(0, at), of: side, weapon: after.slice(2) || null };
    }
  }
  return { turn: when, foe: by, of: null, weapon: null };
}

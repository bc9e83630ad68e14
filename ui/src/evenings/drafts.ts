/** Of all players, in the order of their seats; none: nobody wrote them down. */
export type Points = (number | null)[];

/** Results that are typed and not written down, by evening and game: a player who looks something up finds theirs as it was. */
export interface ResultDraft {
  points: Points | undefined;
  /** Who won; nobody: a draw. */
  winners: string[] | undefined;
}

export const drafts = new Map<string, ResultDraft>();

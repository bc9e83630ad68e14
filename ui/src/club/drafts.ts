/** Results that are typed and not written down, by evening and game: whoever looks something up finds theirs as they left it. */
export interface ResultDraft {
  points: [number, number] | undefined;
  winner: string | undefined;
}

export const drafts = new Map<string, ResultDraft>();

/** Tables that were typed and not entered, by campaign: kept until the window closes. */
export const drafts = new Map<string, string>();

/** Tables that were typed and not entered, by campaign: kept until the window closes. */
export const drafts = new Map<string, string>();

const JOINS = "joins ";

/** A Warband of this faction that joins with the table, among what a name can mean. */
export const joining = (faction: string): string => JOINS + faction;

/** The faction of a Warband that joins with the table; none: something else is meant. */
export const factionOf = (meant: string | null): string | null =>
  meant?.startsWith(JOINS) ? meant.slice(JOINS.length) : null;

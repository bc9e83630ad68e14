/** Warbands that join with the table, among what a name in it can mean. */
const JOINS = "joins ";

/** A Warband of this faction that joins. */
export const joining = (faction: string): string => JOINS + faction;

/** The faction of a Warband that joins; none: something else is meant. */
export const factionOf = (meant: string | null): string | null =>
  meant?.startsWith(JOINS) ? meant.slice(JOINS.length) : null;

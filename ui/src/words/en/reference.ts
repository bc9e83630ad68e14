/** The reference: keywords, ACTIONS, rolls, markers and tables, looked up. */
export const reference = {
  heading: "Reference",
  help: "Help",
  keys: "?",
  intro:
    "Keywords, ACTIONS, markers and tables in our own words. On any page the key ? opens it at the words of what you are on, and a word with a dotted line opens its own entry.",
  search: "Search the reference",
  here: "On this page",
  found: "Found",
  nothing: (text: string) => `The reference doesn’t mention “${text.trim()}”.`,
  all: "All entries",
  asPage: "As a page",
  kinds: {
    keyword: "Keywords",
    action: "ACTIONS",
    marker: "Markers",
    roll: "Rolls and chances",
    state: "What becomes of a model",
    ground: "Ground",
    turn: "The course of a battle",
    campaign: "Campaign",
  },
  /** Beside the name of an entry. */
  kind: {
    keyword: "keyword",
    action: "ACTION",
    marker: "marker",
    roll: "roll",
    state: "state",
    ground: "ground",
    turn: "battle",
    campaign: "campaign",
  },
  pages: (pages: readonly string[]) =>
    `Rulebook 1.0.2, ${pages.length > 1 || pages[0]?.includes("–") ? "pp." : "p."}\u00a0${pages.join(", ")}`,
  rulings: "Rulings",
  related: "See also",
};

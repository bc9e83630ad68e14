/** The book: first start, where it lies, how it is, what the app is. */
import type { Book } from "../../calls.ts";
import { count, decimal, plural } from "../figures.ts";

type Held = Pick<Book, "warbands" | "scenarios" | "battles" | "campaigns" | "games" | "rotations" | "evenings">;

/** What a check can find, by its code. */
const troubles: Record<string, string> = {
  FILE: "File",
  TABLES: "Tables",
  REFERENCES: "References",
  HEADERS: "Headers",
  CHAINS: "Entries",
  SIGNATURES: "Signatures",
  COPIES: "Index",
  PACKS: "Packs",
  PICTURES: "Pictures",
  ROWS: "Lists",
  DAMAGED: "Damaged",
  NEWER_WORDS: "Newer",
};

export const book = {
  startHeading: "Which book shall we open?",
  startText:
    "A book is one file that holds your Warbands, scenarios, battles and campaigns. It stays on this computer; you can copy it, back it up and hand it on.",
  blank: "A blank book",
  blankText: "Begin with nothing in it, and muster your own.",
  blankAction: "Begin a blank book",
  sample: "The sample season",
  sampleText:
    "Six Warbands, five rounds fought: battles to replay, scars, standings and a chronicle to look around in.",
  sampleAction: "Open the sample",
  pair: "Two Warbands and their campaign",
  pairNote: "New Antioch against Heretic Legions, ready for their first battle",
  pairAction: "Open these two",
  firstNote: "a guided game of three models a side, in a blank book",
  other: "Another book",
  otherText: "a file that ends in .nml",
  otherAction: "Open a book",
  newBook: "No book yet",
  file: "The file",
  place: "Place",
  size: "Size",
  megabytes: (bytes: number) =>
    bytes < 1_000_000 ? `${count(Math.ceil(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`,
  entries: "Entries",
  holds: "Holds",
  contents: ({ warbands, scenarios, battles, campaigns, games, rotations, evenings }: Held) =>
    [
      plural(warbands, "Warband", "Warbands"),
      // The scenarios of the packs are in no book.
      plural(scenarios, "set-up or own scenario", "set-ups and own scenarios"),
      // A game that was filed on paper has no battle of its own here.
      plural(battles, "battle with a log", "battles with a log"),
      plural(campaigns, "campaign", "campaigns") + (games > 0 ? ` with ${plural(games, "game", "games")} played` : ""),
      ...(rotations > 0 ? [plural(rotations, "rotation", "rotations")] : []),
      ...(evenings > 0 ? [plural(evenings, "evening", "evenings")] : []),
    ].join(", "),
  madeAt: (place: string) => `A new book is made at ${place}`,
  rebuildAction: "Rebuild the index",
  trouble: (code: string) => troubles[code] ?? code,
  readOnly: "This book is read only: nothing can be changed in it.",
  checkAction: "Check the book",
  checking: "Reading every entry",
  whole: (n: number) => `No damage: all ${count(n)} entries read as they were written`,
  damaged: (n: number) => plural(n, "finding", "findings"),
  authors: "Who wrote it",
  writtenBy: "Name",
  signedBy: "Computer",
  unsigned: "Not signed",
  thisComputer: "this computer",
  nobodyNamed: "No name",
  authorsHint:
    "Each computer signs what is written on it, and so does a browser that came in by an invitation to a club; where one can’t, the server signs for it. An entry that is not signed is from before, or from a computer that could not sign: the name under it proves nothing.",
  backupAction: "Back it up",
  backedUp: (path: string) => `Backed up to ${path}`,
  openOther: "Open another book",
  newBlank: "Begin a blank book",
  newSample: "Open the sample season",
  looks: "Looks",
  theme: "Theme",
  language: "Language",
  textSize: "Text size",
  percent: (size: number) => `${String(size)} %`,
  textSizeNow: (size: number) => `Text size ${String(size)} %`,
  textSizeHint: "Ctrl with plus, minus or 0 does the same on every screen",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  rules: "Rules",
  ruleset: "Ruleset",
  rulesVersion: "Follows",
  about: "About",
  version: "Version",
  disclaimer:
    "No Man’s Ledger is unofficial. It is not made, endorsed or reviewed by the publisher of Trench Crusade, whose names and marks remain its own. It holds facts and figures in its own words; the rulebook is still needed.",
  licence:
    "Free software, under MIT or Apache-2.0. Set in EB Garamond and Source Sans 3, both under the SIL Open Font Licence 1.1.",
};

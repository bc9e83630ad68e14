/** Candidates for packs, from New Recruit’s catalogues. */
import { count } from "../figures.ts";

export const candidates = {
  folder: "Candidate from New Recruit",
  file: "from a zip or file",
  note: "a folder with the community’s catalogues (.cat, .gst or .json)",
  brought: (name: string) => `${name} is in this book.`,
  check: "Look through the report before anybody plays with it.",
  mend: "Mend a copy of it",
  report: "Report",
  same: (rows: number) => `Rows that stay as they are: ${count(rows)}`,
  verdicts: {
    changed: "Figures changed",
    new: "Rows new",
    gone: "Rows gone",
    note: "Rules by name: read them on the card",
    kept: "Differences it does not follow",
    unread: "Parts not understood",
    left: "Parts without a place in a pack",
  },
  more: (lines: number) => `and ${count(lines)} more; nml pack from-newrecruit lists them all`,
};

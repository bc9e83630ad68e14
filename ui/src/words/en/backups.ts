/** The backups that are made by themselves. */
import type { Backups } from "../../calls.ts";
import { count, lately, plural } from "../figures.ts";

type Before = Backups["backups"][number]["before"];

const befores: Record<Before, string> = {
  day: "before the first change of the day",
  version: "before a newer version opened the book",
  correction: "before a correction",
  parcel: "before another book’s entries came in",
  rules: "before a switch of rules",
  restore: "before an older backup was restored",
};

/** What a stream is of, by its kind. */
const kinds: Record<string, string> = {
  "nml.warband": "Warband",
  "nml.scenario": "Scenario or set-up",
  "nml.battle": "Battle",
  "nml.campaign": "Campaign",
  "nml.rotation": "Rotation",
  "nml.evening": "Evening",
  "nml.house-pack": "House pack",
};

export const backups = {
  heading: "Backups",
  note: "made automatically",
  about:
    "Made before the first change of a day, and before corrections, imports and new rules. Of the older ones the app keeps one a day, then one a week, then one a month.",
  none: "None yet: the first is made before the next day’s first change.",
  folder: "Folder",
  choose: "Keep them elsewhere",
  beside: "Keep them beside the book",
  failed: (why: string) => `The last backup could not be made. ${why}`,
  old: (days: number) => `The last backup is ${plural(days, "day", "days")} old, and the book has changed since.`,
  look: "Look at the backups",
  later: "Not now",
  list: "Backups, newest first",
  made: (made: string) => lately(made),
  before: (before: Before) => befores[before],
  compare: "Compare with now",
  compareOf: (made: string) => `Compare with now: ${lately(made)}`,
  hide: "Hide",
  hideOf: (made: string) => `Hide: ${lately(made)}`,
  same: (same: number) => `${count(same)} unchanged`,
  all: "Nothing has changed since.",
  entries: (then: number, now: number) => `${plural(then, "entry", "entries")} then, ${count(now)} now`,
  kind: (kind: string) => kinds[kind] ?? kind,
  differs: (then: number | null, now: number | null) => {
    if (then === null) return `not in the backup, ${plural(now ?? 0, "entry", "entries")} now`;
    if (now === null) return `${plural(then, "entry", "entries")} in the backup, not in the book`;
    if (then === now) return "the same number of entries, but different ones";
    return now > then
      ? `${plural(now - then, "entry", "entries")} more now`
      : `${plural(then - now, "entry", "entries")} fewer now`;
  },
  restore: "Restore this backup",
  restoreOf: (made: string) => `Restore this backup: ${lately(made)}`,
  sure: "The book goes back to that moment. It is backed up first as it is now, so you can come back.",
  yes: "Restore it",
  no: "Cancel",
  restored: (made: string) => `The book is as it was: ${lately(made)}`,
};

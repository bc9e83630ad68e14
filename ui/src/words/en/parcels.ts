/** What goes from one book to another. */
import type { ParcelKind, ParcelStream } from "../../bindings/ipc.ts";
import { count, plural } from "../figures.ts";

const kinds: Record<ParcelKind, string> = {
  campaign: "Campaign",
  warband: "Warband",
  battle: "Battle",
  set_up: "Set-up",
  own_scenario: "Scenario of your own",
  house_pack: "House pack",
  rotation: "Rotation",
  evening: "Evening",
};
/** An evening goes by its name: most are called “Evening of” their day. */
const kind = (is: ParcelKind): string | null => (is === "evening" ? null : kinds[is]);

export const parcels = {
  title: "From another book",
  bring: "Import from another book",
  heading: "Between books",
  hint: "players and organisers without a server",
  lead: "A campaign from another book comes with its Warbands, battles and set-ups, every entry. What either book added is kept; where the two disagree, you decide.",
  file: "Choose a file",
  drop: "or drop it anywhere on this page",
  opened: (file: string) => `${file} is open beside your book.`,
  parted: "Both books have new entries",
  partedNote: "no conflict: all of it is kept",
  besidesConflicts: "Not in conflict",
  besidesConflictsNote: "kept, whichever you choose",
  conflicts: "The two books disagree",
  conflictsNote: (n: number) => `${plural(n, "conflict", "conflicts")} for you to decide`,
  changes: "Decided in the other book",
  changesNote: "your book changes to this",
  change: (about: readonly string[], by: string, day: string) =>
    [about.join(", "), [by, day].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
  was: "In your book so far",
  becomes: "Once it is added",
  becomesNothing: "Nothing replaces it.",
  ahead: "The other book has new entries",
  aheadNote: "your book catches up",
  fresh: "New in your book",
  freshNote: (n: number) => plural(n, "part", "parts"),
  known: (n: number) => `${plural(n, "part is", "parts are")} in your book already.`,
  kind,
  /** A stream, such as “Warband The Seventh Redoubt”. */
  of: (one: ParcelStream) => [kind(one.kind), one.name].filter(Boolean).join(" "),
  here: "In your book",
  there: "In the other book",
  entries: (n: number) => plural(n, "entry", "entries"),
  by: (who: string, day: string) => (who === "" ? `· ${day}` : `· ${who}, ${day}`),
  conflict: (n: number, about: readonly string[]) =>
    `Conflict ${count(n)}${about.length === 0 ? "" : `: ${about.join(", ")}`}`,
  standsOf: (n: number) => `What to keep of conflict ${n}`,
  standsHint:
    "Everything else is kept, whichever you choose. If a choice loses more, that is listed under it. What is set aside can still be read in",
  history: "the campaign’s history",
  noHistory: "the history of the Warband",
  orWarband: ", or in the history of its Warband",
  costs: (choice: string) => `Lost if you choose “${choice}”`,
  standHere: "Keep your book’s",
  standThere: "Keep the other book’s",
  take: "Add it to your book",
  taken: "Added to your book",
  open: {
    campaign: "Open the campaign",
    evening: "Open the evening",
    rotation: "Open the rotation",
    warband: "Open the Warband",
    battle: "Open the battle",
  },
  openAll: "Your campaigns",
  nothing: "Your book already has all of it; what was undone here stays undone.",
  besides: "It changes nothing in your book; once added, you can read it in the history.",
  kept: "Your book’s version stands",
  keptNote: "decided in the other book",
  keptBy: (by: string, day: string) => [by, day].filter(Boolean).join(", "),
  leave: "Cancel",
  more: (n: number) => `and ${count(n)} more before that`,
};

/** How a model goes: its waypoints, what is in its way, and what the table states about it. */
import { count, inches, plural } from "../figures.ts";
import type { Passage } from "../../battle/calls.ts";

type Kind = Passage["is"];

const kinds: Record<Kind, string> = {
  difficult: "Difficult",
  dangerous: "Dangerous",
  mined: "MINED",
  climb: "Climb",
  jump: "Jump",
  jump_down: "Jump down",
};

const footings = {
  more_than_half: "More than half its base",
  half: "Half its base",
  less: "Less than half its base",
};

/** What lies on the way, in a few words. */
function passage(what: Passage): string {
  switch (what.is) {
    case "difficult":
      return `Difficult +${inches(what.length)}`;
    case "dangerous": {
      const of = what.keywords && what.keywords.length > 0 ? `Dangerous: ${what.keywords.join(", ")}` : "Dangerous";
      return what.stays ? `${of}, ends there` : of;
    }
    case "mined":
      return "MINED";
    case "climb": {
      const far = `climb ${what.down ? "down " : ""}${inches(what.height)}`;
      return what.footing === "more_than_half" ? far : `${far}, ${footings[what.footing].toLowerCase()} on it`;
    }
    case "jump":
      return [
        `jump a gap of ${inches(what.gap)}`,
        what.rise > 0 ? `${inches(what.rise)} up` : what.rise < 0 ? `${inches(-what.rise)} down` : "",
        what.depth > 0 ? `${inches(what.depth)} deep` : "",
      ]
        .filter(Boolean)
        .join(", ");
    case "jump_down":
      return `jump down ${inches(what.height)}`;
  }
}

export const way = {
  kind: (kind: Kind) => kinds[kind],
  kinds: Object.keys(kinds) as Kind[],
  footing: (footing: keyof typeof footings) => footings[footing],
  footings: Object.keys(footings) as (keyof typeof footings)[],
  passage,
  difficult: (length: number) => `Difficult +${inches(length)}`,
  /** The keys of the way. */
  key: "K",
  keys: "K adds a waypoint where it is, Backspace removes the last one.",
  panel: "The way",
  crosses: "On the way",
  corner: "Add a waypoint",
  cornered: (n: number) => `Waypoint ${count(n)}`,
  uncorner: "Remove the waypoint",
  uncornered: (left: number) => `Waypoint removed, ${plural(left, "waypoint", "waypoints")} left`,
  /** Ruins that it enters, leaves or crosses. */
  walls: (pieces: readonly string[]) => `Through the walls of ${pieces.join(" and ")}: climb, or use a door?`,
  clear: "Nothing in the way",
  clearNote: "A door, a ladder, a bridge: what the map shows there does not count",
  state: "Add what it crosses\u2026",
  stated: (n: number) => `What it crosses (${count(n)})\u2026`,
  /** A move in figures. */
  type: "Type it\u2026",
  typed: "The move in figures",
  inches: "Inches",
  whichWay: "Which way",
  towards: (name: string) => `towards ${name}`,
  objective: (label: string) => `objective ${label}`,
  form: "What it crosses",
  kindLabel: "Kind",
  length: "How far",
  height: "Height",
  gap: "Gap",
  rise: "Rise",
  depth: "Depth",
  direction: "Direction",
  up: "Up",
  down: "Down",
  footingLabel: "Then stands on it",
  fire: "FIRE",
  stays: "Ends there",
  add: "Add",
  added: (what: string) => `Added: ${what}`,
  endsHigh: "Ends at another height",
  endHeight: "Ends at height",
  list: "Entered",
  remove: (what: string) => `Remove: ${what}`,
  removed: (what: string) => `Removed: ${what}`,
  close: "Back to the way",
  /** The tile of a Move that nobody measures and that crosses something. */
  moveOver: "Move over\u2026",
  moveOverNote: "rough ground, climbs, jumps",
  /** Beside the entry. */
  corners: (n: number) => `by ${plural(n, "waypoint", "waypoints")}`,
  endedHigh: (height: number) => `ends ${inches(height)} high`,
  wasClear: "nothing in the way",
};

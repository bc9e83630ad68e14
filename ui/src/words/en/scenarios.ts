/** Scenarios: the library, set-ups, the map editor, the sheet of a scenario. */
import type { Formula, Placing } from "../../own/calls.ts";
import type { TerrainKind, VictoryPoints } from "../../scenarios/calls.ts";
import { count, inches, lately, plural } from "../figures.ts";
import { board } from "./board.ts";

const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

type Per = Exclude<VictoryPoints["per"], string>;

/** `cache-destroyed` as a person would say it. */
const spoken = (id: string) => id.replaceAll("-", " ");

const whose = {
  enemy_out: "enemies Out of Action",
  own_out: "own models Out of Action",
  own_escaped: "own models that escaped",
  own_on_table: "own models on the table",
};

function formulaText({ sum, divided_by, rounded = "up", each_model }: Formula): string {
  const terms = sum.map(({ times, of }) => {
    const what =
      typeof of === "string"
        ? "Glorious Deeds"
        : "ducats" in of
          ? `ducats of ${whose[of.ducats]}`
          : "glory" in of
            ? `Glory of ${whose[of.glory]}`
            : "models" in of
              ? whose[of.models]
              : "objectives" in of
                ? `${of.objectives || "objectives"} controlled`
                : spoken(Object.values(of).join(" "));
    return times === 1 ? what : `${count(times)} \u00d7 ${what}`;
  });
  const how = { up: "rounded up", down: "rounded down", half: "to the nearest" }[rounded];
  const by = divided_by === 1 ? "" : `, divided by ${count(divided_by)}, ${how}${each_model ? " for each model" : ""}`;
  return `for ${terms.join(" + ")}${by}`;
}

function perWhat(per: Per): string {
  if ("formula" in per) return formulaText(per.formula);
  if ("table" in per) return per.table;
  if ("enemy_ducats" in per) return `per ${count(per.enemy_ducats)} ducats of each enemy Out of Action, rounded up`;
  if ("enemy_glory" in per) return `per ${count(per.enemy_glory)} Glory of each enemy Out of Action, rounded up`;
  if ("tally" in per) return `per ${spoken(per.tally)}`;
  if ("claimed" in per) return `per ${spoken(per.claimed)} claimed`;
  if ("thing_gone" in per) return `per ${spoken(per.thing_gone)} destroyed`;
  if ("thing_left" in per) return `per ${spoken(per.thing_left)} left`;
  if ("neutral_down" in per) return `per ${spoken(per.neutral_down)} taken Down`;
  if ("noted_out" in per) return `per enemy of the secret note (${spoken(per.noted_out)}) Out of Action`;
  if ("noted_left" in per) return `per model of the secret note (${spoken(per.noted_left)}) not Out of Action`;
  if ("noted_held" in per) return `for controlling their own ${spoken(per.noted_held)}`;
  if ("enemy_noted_held" in per) return `for controlling the enemy\u2019s ${spoken(per.enemy_noted_held)}`;
  const whom = per.kill.flatMap((mark) => (typeof mark === "object" && "neutral" in mark ? [mark.neutral] : []));
  const marks = per.kill.flatMap((mark) => {
    if (typeof mark === "string") return [spoken(mark).replaceAll("_", " ")];
    return "neutral" in mark ? [] : [spoken(Object.values(mark).join(" "))];
  });
  return [`per ${spoken(whom[0] ?? "enemy")} taken Out of Action`, ...marks].join(", ");
}

export const scenarios = {
  setUps: "Set-ups",
  setUpsHint: "newest first",
  noSetUps: "None yet. Set a scenario up: it can be played more than once.",
  search: "Search scenarios and set-ups",
  facets: {
    title: "Which scenarios",
    label: {
      stage: "Campaign stage",
      archetype: "Battlefield",
      length: "Length",
      players: "Players",
      roles: "Roles",
      table: "Table",
      played: "Played here",
      pack: "From",
    },
    rules: "the rulebook",
    played: { yes: "played here", no: "not yet" },
    any: "any",
    roles: { even: "both alike", uneven: "attacker and defender" },
    players: (n: number) => plural(n, "player", "players"),
    found: (n: number, of: number) =>
      n === of ? plural(of, "scenario", "scenarios") : `${count(n)} of ${count(of)} scenarios`,
    clear: "Show all",
  },
  emptyHeading: "No scenario in the pack",
  emptyText: "The rules of this book have no scenario to set up.",
  warbandsFirst: "A battle takes two Warbands: this book has none yet.",
  toWarbands: "Go to the Warbands",
  facts: "Scenario",
  onPages: (pages: string) => `pp. ${pages}`,
  together: (names: string[]) => names.join(", "),
  number: (n: number) => roman[n] ?? count(n),
  setUp: "Set up",
  setUpScenario: (name: string) => `Set up ${name}`,
  proposed: (scenario: string, n: number) => `${scenario}, ${count(n)}`,
  map: (name: string) => `Map of ${name}`,

  /* The sheet */
  length: "Length",
  turns: (n: number) => plural(n, "Turn", "Turns"),
  extraTurn: (face: number) => `then roll a die: on ${count(face)} or less it ends, else one more Turn`,
  roles: "Roles",
  rolesText: {
    even: "none",
    larger_attacks: "the larger Warband attacks; tied, the winner of a roll-off decides",
    larger_attacks_in_campaign: "in a campaign the larger Warband attacks; else the winner of a roll-off decides",
    roll_off: "the winner of a roll-off decides",
  },
  forcesHeading: "Forces",
  forceRule: {
    all_elites: "as many ELITE models as possible",
    defender_halves_ducats: "the defender may spend half the ducats",
    field_strength: (n: number) => `in a campaign, Field Strength ${count(n)} for both`,
  },
  entry: "Start",
  entryText: {
    who: { attacker: "attacker", defender: "defender" },
    models: (n: number) => plural(n, "model", "models"),
    models_and_d3: (n: number) => `${count(n)} + D3 models`,
    half: "half the Force, rounded up",
    vanguard: "a vanguard no larger than the reserve",
    wide: (from: number, counts: number) => `bases from ${Math.round(from / 1000)} mm count as ${count(counts)}`,
    stays_away: "the others stay away",
    enters: (turn: number) => `the others come on by themselves from Turn ${count(turn)}`,
    arrives: "the others come on from Turn 1: a roll-off, then D3 each",
  },
  things: "On the table",
  neutralModels: (name: string, n: number) => (n > 0 ? `${name} \u00d7 ${count(n)}` : name),
  notes: "In secret",
  noteText: {
    own_elite: "one own ELITE",
    objective: "one objective",
    enemy_elites: (n: number) => `up to ${count(n)} enemy ELITE models`,
  },
  reminders: "At the table",
  table: "Table",
  tableSize: (width: number, depth: number) => `${inches(width)} by ${inches(depth)}`,
  vp: "VP",
  points: ({ at, per, points, side, alone, turns, most, kind }: VictoryPoints) => {
    const what =
      typeof per === "string"
        ? {
            objective_controlled: `per ${kind ?? "objective"} controlled`,
            objective_reached: `per ${kind ?? "objective"} reached`,
            enemy_out_of_action: "per enemy Out of Action",
            glorious_deed: "per Glorious Deed",
          }[per]
        : perWhat(per);
    const when = { immediately: "at once", turn_end: "each Turn\u2019s end", game_end: "at the end" }[at];
    const more = [
      side ? { attacker: "attacker", defender: "defender" }[side] : "",
      turns ? (turns[0] === turns[1] ? `Turn ${count(turns[0] ?? 0)}` : `Turns ${turns.map(count).join(" to ")}`) : "",
      typeof alone === "number" ? `${count(alone)} if no enemy is there` : "",
      typeof most === "number" ? `${count(most)} at most` : "",
    ].filter(Boolean);
    return { points: count(points), text: [when, what, ...more].join(", ") };
  },
  placed: "Placed",
  placing: ({ label, many, apart, from_edges, from_zones }: Placing) => {
    const [kind, n] = Object.entries(many)[0] ?? ["each", 0];
    const so = {
      together: `${count(n)} together`,
      each: `${count(n)} by each side`,
      each_d3_and: n === 0 ? "a D3 by each side" : `a D3 and ${count(n)} by each side`,
    }[kind as "each"];
    const far = [
      apart ? `${inches(apart)} apart` : "",
      from_edges ? `${inches(from_edges)} from edges` : "",
      from_zones ? `${inches(from_zones)} from zones` : "",
    ].filter(Boolean);
    return [`${label}: ${so}, in turn`, ...far].join(", ");
  },
  control: "Control",
  controlText: (within: number, onBeats: boolean) =>
    `more models ${within > 0 ? `on it or within ${inches(within)}` : "in it"}${onBeats ? "; models touching it outrank nearby ones" : ""}`,
  infiltrate: "Infiltrate",
  infiltrators: {
    normal: "no: in the zone, with the others",
    allowed: "yes, after all others",
    notNear: (far: number) => `yes, not within ${inches(far)} of an objective`,
    limits: "yes, within the limits of the scenario",
  },
  teams: "Teams",
  teamsText: "two of two; they spare each other, set up in one half, and win by what they score together",
  morale: "Morale",
  moraleText: { yes: "checked each Turn", no: "not checked" },
  terrain: "Terrain",
  unconfirmed: "Unconfirmed",
  unconfirmedHint: "set right on the map",
  deeds: "Glorious Deeds",
  deedsHint: "once each",
  deedWorth: (points: number, glory: number, dice: number) =>
    `${count(points)} VP, ${count(glory)} Glory, +${count(dice)} Promotion ${dice === 1 ? "Die" : "Dice"}`,

  /* The editor */
  where: "Set-up",
  about: (setUp: string, scenario: string, forces: string[]) =>
    [...(setUp.includes(scenario) ? [] : [scenario]), ...forces].join(" \u00b7 "),
  force: (name: string, ducats: number) => `${name}, ${plural(ducats, "ducat", "ducats")}`,
  undo: "Undo the last change",
  redo: "Redo the change",
  rename: "Rename the set-up",
  newName: "New name of the set-up",
  keep: "Save",
  ready: "Ready",
  readyBut: "The battle can begin; some steps are still to do.",
  stands: (n: number) => `${plural(n, "thing", "things")} to settle first`,
  beginBattle: "Begin the battle",
  asked: "The scenario or the campaign asks for something else: change it, or agree to play it as it is",
  readiness: "Before the battle",
  battles: "Battles from it",
  noBattles: "None yet. It can be fought as often as you like.",
  playedAgain: "You can play it again.",
  battleNamed: (name: string, nth: number) => `${name}, battle ${count(nth)}`,
  gone: "a Warband no longer in the book",
  letter: (side: number) => String.fromCharCode(65 + side),
  side: (letter: string) => `Side ${letter}`,
  moreSides: "Add a Warband",
  fewerSides: (letter: string) => `Take side ${letter} out`,
  sidesFrom: (least: number, most: number) => `${count(least)} to ${count(most)} Warbands`,
  sidesNow: (n: number) => plural(n, "Warband", "Warbands"),
  warbandFor: (letter: string) => `Side ${letter} Warband`,
  nobody: "nobody yet",
  notLegal: (name: string) => `${name} (to mend)`,
  noRoster: (name: string) => `${name} (no roster yet)`,
  noRosterYet: "It has no roster yet. Build it, or fight on paper.",
  terms: "Terms",
  campaign: "Campaign",
  noCampaign: "outside of any campaign",
  inside: "Its aftermath goes into the campaign.",
  outside: "This game counts for no campaign. When it is over you can still take it into one.",
  ruleset: "Ruleset",
  rulesetNamed: (name: string, differs: number) =>
    differs === 0 ? name : `${name} · ${plural(differs, "differs", "differ")}`,
  kept: "A battle keeps the ruleset it began with.",
  differing: (n: number) => plural(n, "reading differs", "readings differ"),
  differs: (name: string) => `What ${name} reads differently`,
  usually: (usual: string) => `as printed: ${usual}`,
  allowed: (game: number, threshold: number, strength: number) =>
    `Game ${count(game)} allows ${plural(threshold, "ducat", "ducats")} and ${plural(strength, "model", "models")}.`,
  counting: (strength: number) => `${plural(strength, "model counts", "models count")} here.`,
  fielded: (n: number, of: number) => `${count(n)} of ${count(of)} models`,
  forceTotal: (ducats: number) => plural(ducats, "ducat", "ducats"),
  fieldAll: "All",
  fieldNone: "None",
  fieldAllOf: (letter: string) => `Field all of side ${letter}`,
  fieldNoneOf: (letter: string) => `Field none of side ${letter}`,
  field: (name: string) => `Field ${name}`,
  misses: "sits this game out",
  map_: "Map",
  tray: "Terrain: tap a piece, or drag it onto the map",
  put: (kind: string) => `Add: ${kind}`,
  /** In the tray there is room for what the map cuts short. */
  palette: {
    ...board.kinds,
    ruined_building: "Ruined building",
    ruined_corner: "Ruined corner",
    intact_building: "Intact building",
    difficult: "Difficult ground",
    dangerous: "Dangerous ground",
  } satisfies Record<TerrainKind, string>,
  drawnAs: "Drawn as",
  pieceLabel: "Label",
  height: "Height",
  width: "Width",
  depth: "Depth",
  radius: "Radius",
  x: "From west",
  y: "From north",
  removed: (name: string) => `${name} removed`,
  chooseOnMap: "Choose a zone, an objective or a piece of terrain, here or on the map.",
  objective: (label: string) => `Objective ${label}`,
  confirm: "It is right",
  saved: (what: string) => `${what}: saved`,
  beside: "Filters and set-ups",
  others: "Scenarios",
  setUpOf: (name: string, scenario: string, updated: string) =>
    [...(name.startsWith(scenario) ? [] : [scenario]), lately(updated)].join(" \u00b7 "),
  allScenarios: "All scenarios",
  compareWith: "Compare with",
  compareNone: "nothing",
  noStage: "in no stage\u2019s table",
  rolesAlike: "both sides alike",
  rolesApart: "attacker and defender",
  playedTimes: (n: number) =>
    n === 0 ? "not played here yet" : n === 1 ? "played once here" : `played ${count(n)} times here`,
  about_: (...parts: string[]) => parts.filter(Boolean).join(" \u00b7 "),
  noneFound: "No scenario matches.",
  selectPart: "Part of the map",
  noPart: "nothing chosen",
  chosen: (name: string) => `${name} chosen`,
  nth: (name: string, n: number) => `${name} no. ${count(n)}`,
  heldBy: (piece: string) => `It is ${piece}: the two move together.`,
  keys: "Drag it, or use the arrow keys on the map: half an inch, with Shift an inch.",
  removePart: (name: string) => `Remove ${name}`,
};

/** The terrain of other set-ups. */
export const layouts = {
  heading: "Layouts",
  hint: "terrain laid out before",
  none: "No table of this size has been laid out yet. Save this one, and it stands here for the next.",
  pieces: (n: number) => plural(n, "piece", "pieces"),
  use: "Use it",
  useOf: (name: string) => `Use it: ${name}`,
  mirrored: "Mirrored",
  mirroredOf: (name: string) => `Mirrored: ${name}`,
  rotated: "Turned round",
  rotatedOf: (name: string) => `Turned round: ${name}`,
  all: (n: number) => `All ${count(n)} layouts`,
  keep: "Save layout",
  name: "Name of the layout",
  keptAs: (name: string) => `Saved as “${name}”.`,
  rename: "Rename",
  forget: "Discard layout",
};

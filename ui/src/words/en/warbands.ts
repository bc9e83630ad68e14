/** Warbands: the list and the builder. */
import { count, plural } from "../figures.ts";

const pays = (ducats: number, glory: number) =>
  [ducats > 0 ? `${count(ducats)} ducats` : "", glory > 0 ? `${count(glory)} Glory` : ""]
    .filter(Boolean)
    .join(" and ") || "nothing";

export const warbands = {
  emptyHeading: "No Warbands in this book yet",
  emptyText:
    "A Warband starts with a purse of ducats and one leader. A draft may break the rules while you work; the ledger says what to mend.",
  muster: "Muster a Warband",
  bringIn: "Bring in a Warband",
  bringInFact: "New Recruit, Trench Companion, Compendium, a list",
  bringInShort: "Bring in",
  lookAround: "Look around first",
  lookAroundFact: "the sample season: six Warbands after five rounds, in a book of its own",
  openSample: "Open the sample season",
  search: "Search the Warbands",
  list: "Warbands",
  counted: (n: number) => plural(n, "Warband", "Warbands"),
  columns: {
    name: "Warband",
    faction: "Faction",
    player: "Player",
    models: "Models",
    ducats: "Worth",
    purse: "Ducats in hand",
    glory: "Glory in hand",
    games: "Games",
    state: "State",
  },
  /** A figure that cannot be read. */
  unread: "–",
  legal: "Legal",
  noRoster: "no roster yet",
  buildOf: (name: string) => `build it for ${name}`,

  unchecked: (n: number) => `${count(n)} not checked`,
  toMend: (n: number) => `${count(n)} to mend`,
  form: {
    heading: "Muster a Warband",
    name: "Name",
    nameWanted: "Enter a name.",
    nameHint: "as others see it in the standings",
    faction: "Faction",
    variant: "Variant",
    noVariant: "No variant",
    /** Which side of the war, and what it starts with. */
    side: (side: "faithful" | "fallen", ducats: number) =>
      `${{ faithful: "Faithful", fallen: "Fallen" }[side]} · ${count(ducats)} ducats`,
    ledBy: (elites: readonly string[]) => elites.join(", "),
    ownFact: "your own models and prices, not checked",
    noteOf: (faction: string, note: string) => `${faction}: ${note}`,
    budget: (ducats: number, glory: number) =>
      glory > 0
        ? `Starts with ${count(ducats)} ducats and ${count(glory)} Glory`
        : `Starts with ${count(ducats)} ducats`,
    submit: "Muster",
    /** What the button says while something is missing. */
    missing: { faction: "Choose a faction", own: "Name the faction", name: "Name the Warband" },
  },
  about: (warband: {
    faction: string;
    variant: string | null;
    player: string | null;
    legal: boolean;
    roster_to_come: boolean;
    waivers: readonly { needed: boolean }[];
    models: readonly { by_hand: boolean }[];
  }) => {
    const waived = warband.waivers.filter(({ needed }) => needed).length;
    const unchecked = warband.models.filter(({ by_hand }) => by_hand).length;
    const state = [
      warband.roster_to_come ? "no roster yet" : warband.legal ? "legal" : "draft",
      warband.legal && waived > 0 ? `${count(waived)} waived` : "",
      unchecked > 0 ? `${count(unchecked)} not checked` : "",
    ]
      .filter(Boolean)
      .join(", ");
    return [warband.variant ?? warband.faction, warband.player, state].filter(Boolean).join(" · ");
  },
  picture: "Picture",
  givePicture: (name: string) => `Choose a picture of ${name}`,
  pictureOf: (name: string) => `Picture of ${name}`,
  anotherPicture: "Another picture",
  replacePicture: (name: string) => `Another picture of ${name}`,
  takePicture: "Remove",
  removePicture: (name: string) => `Remove the picture of ${name}`,
  pictureMissing: "not in this book",
  dropPicture: "Let go to use the picture",
  cardOf: (name: string) => `Card of ${name}`,
  purse: "Purse",
  musterClosed: "the muster is closed",
  maySpend: (what: string) => `${what} to spend`,
  usualPurse: "Back to the usual sums",
  campaignKit: "Models and kit that are only found in a campaign",
  totals: "Totals",
  ducats: "Ducats",
  worth: "Worth",
  ducatsUnit: "ducats",
  glory: "Glory",
  models: "Models",
  elite: "ELITE",
  threshold: (game: number) => `Threshold, game ${game}`,
  fieldStrength: "Field Strength",
  modelsCounted: (n: number) => plural(n, "model", "models"),
  gone: "No longer in the Warband",
  goneWhere: "its aftermath",
  goneIn: (name: string) => `${name}: its aftermath`,
  noModels: "Nobody yet. Add a leader first.",
  addModel: "Add model",
  undo: (what: string) => `Undo: ${what}`,
  redo: (what: string) => `Redo: ${what}`,
  nothingToUndo: "Nothing to undo",
  nothingToRedo: "Nothing to redo",
  thingsToMend: (n: number) => plural(n, "thing to mend", "things to mend"),
  kitPrice: (name: string, ducats: number, glory: number) =>
    `${name}${ducats > 0 ? ` ${count(ducats)}` : ""}${glory > 0 ? ` ${count(glory)} Glory` : ""}`,
  gloryPrice: (glory: number) => `${count(glory)} Glory`,
  price: (ducats: number, glory: number) => (glory > 0 ? `${count(glory)} G` : count(ducats)),
  searchFor: (name: string) => `Search the armoury for ${name}`,
  searchModels: "Search who may join",
  armouryFor: (name: string) => `Armoury for ${name}`,
  whoMayJoin: "Who may join",
  takesNothing: "Nothing else available.",
  nobodyJoins: "Nobody else available.",
  mayTake: (name: string) => `${name} may take`,
  options: "Options",
  tables: {
    ranged: "Ranged Weapons",
    grenade: "Grenades",
    melee: "Melee Weapons",
    armour: "Armour",
    shield: "Shields",
    headgear: "Headgear",
    equipment: "Equipment",
  },
  mayJoin: "May join",
  notFor: (name: string) => `Not for ${name}`,
  notNow: "Not now",
  whyColumn: "why",
  add: "Add",
  addNamed: (what: string) => `Add ${what}`,
  addAnyway: "Add anyway",
  addAnywayNamed: (what: string) => `Add anyway: ${what}, against a rule`,
  sell: (what: string) => `Sell ${what}`,
  sellBack: (what: string, ducats: number, glory: number) => `Sell ${what}, for ${pays(ducats, glory)}`,
  brings: (ducats: number, glory: number) => `sells for ${pays(ducats, glory)}, half of its price`,
  kitOf: (name: string) => `Kit of ${name}`,
  fixedKit: "belongs to the model",
  rename: "Rename",
  renameModel: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name for ${name}`,
  renameWarband: "Rename the Warband",
  copy: "Copy",
  copyModel: (name: string) => `Copy ${name}`,
  remove: "Dismiss",
  leaves: {
    dismissed: { short: "Dismiss", model: (name: string) => `Dismiss ${name}` },
    retires: { short: "Retire", model: (name: string) => `Retire ${name}` },
  },
  chooseModel: "Choose a model to see its card and what it may take.",
  whole: "The Warband",
  backToWarband: "Back to the Warband",
  none: "none",
  open: "not chosen",
  fireteams: "Fireteams",
  fireteamsOf: (is: number, of: number | null) => (of === null ? count(is) : `${count(is)} of ${count(of)}`),
  noFireteams: "None yet. A model is paired from its own line.",
  fireteam: (name: string) => `Fireteam of ${name}`,
  fireteamShort: "Fireteam with",
  alone: "nobody",
  nowWith: (name: string, other: string) => `${name}, now with ${other}`,
  pair: (one: string, other: string) => `${one} and ${other}`,
  part: "Split",
  partNamed: (one: string, other: string) => `Split ${one} and ${other}`,
  mercenaries: "Mercenaries",
  letGo: (name: string) => `Dismiss ${name}`,
  armWith: (name: string) => `Arm ${name} with`,
  chooseWeapon: "choose a weapon",
  giveBack: "Give back",
  giveBackNamed: (what: string, name: string) => `Give back ${what} of ${name}`,
  arsenal: "Arsenal",
  sellFor: (ducats: number, glory: number) =>
    glory > 0 ? `Sell for ${count(glory)} Glory` : `Sell for ${count(ducats)} ducats`,
  sellOne: (what: string, ducats: number, glory: number) =>
    glory > 0 ? `Sell for ${count(glory)} Glory: one ${what}` : `Sell for ${count(ducats)} ducats: one ${what}`,
  times: (n: number, what: string) => (n === 1 ? what : `${count(n)} × ${what}`),
  fromArsenal: (what: string) => `Add ${what} from the Arsenal`,
  toArsenal: (what: string) => `Put ${what} into the Arsenal`,
  waived: (n: number) => plural(n, "waived rule", "waived rules"),
  waivedFor: (reason: string) => `Waived: ${reason}`,
  waivedBefore: (reason: string) => `Waived, and no longer broken: ${reason}`,
  withdraw: "Withdraw",
  withdrawNamed: (what: string) => `Withdraw the waiver of: ${what}`,
  whyNot: (name: string, short: string) => `${short}: why not ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  characteristics: {
    move: "Move",
    ranged: "Ranged",
    melee: "Melee",
    armour: "Armour",
    base: "Base",
  },
  whyOf: (label: string, value: string) => `${label} ${value}: why`,
  strongbox: "Strongbox",
  drop: (what: string) => `Drop ${what}`,
  saidEdited: (name: string, violations: number) =>
    violations === 0
      ? `${name}: saved, legal`
      : `${name}: saved, ${plural(violations, "thing to mend", "things to mend")}`,
  noneOfThese: (query: string) => `Nothing called “${query}” among these.`,
  nothingFound: (query: string, model: string | null) =>
    model === null ? `Nobody who may join is called “${query}”.` : `Nothing for ${model} is called “${query}”.`,
};

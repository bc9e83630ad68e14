/** The battle: its header, cards, actions, rolls, log, replay; and the words of an empty table. */
import { count, decimal, inches, percent, plural, signed } from "../figures.ts";

/** Inches, to the nearest quarter. */
const quarters = (n: number): string => decimal(Math.round(n * 4) / 4);

export const battle = {
  emptyHeading: "No battle on the table",
  emptyText: "A battle begins with a scenario, two Forces and the terrain between them.",
  emptyAction: "Go to the scenarios",

  list: "Battles",
  listUnderWay: "Under way",
  listPlayed: "Played",
  listHint: "newest first",
  listState: { deployment: "deployment", under_way: "under way", ended: "ended" },
  listTurn: (turn: number) => (turn === 0 ? "not begun" : `Turn ${count(turn)}`),
  columns: { score: "Score" },
  score: (points: number[]) => points.map(count).join(" : "),
  versus: (names: string[]) => names.join(" against "),
  newOne: "Set one up",

  /* Header */
  deploying: "Deployment",
  turn: (n: number, of: number) => (n > of ? `Turn ${count(n)}, extra Turn` : `Turn ${count(n)} of ${count(of)}`),
  over: "The battle is over",
  phase: {
    deployment: "Deployment",
    initiative: "Initiative",
    activation: "Activation",
    morale: "Morale",
    ended: "Ended",
  },
  /** Objectives are counted after the Morale Checks. */
  turnEnds: "End of the Turn",
  initiative: (letter: string) => `${letter} has Initiative`,
  points: (letter: string, points: number) => `${letter}: ${plural(points, "victory point", "victory points")}`,
  colon: ":",
  undo: (seq: number) => `Undo ${seq}`,
  undoPlain: "Undo",
  redo: "Redo",
  replaying: "Replay",
  /** On a phone. */
  hand: {
    tabs: "On the table",
    side: { board: "Board", cards: "Cards", beside: "Log" },
    down: "Put the question down",
    up: (title: string) => `Show the question: ${title}`,
  },

  /* Odds at the moment of choice */
  odds: {
    title: "All odds",
    word: "Odds",
    key: "O",
    back: "Dice",
    now: "Spent now, %",
    later: "Spent on the Injury Roll, %",
    kept: "Kept: own Injury Roll, %",
    series: (attacks: number, second: string | null) =>
      second === null
        ? plural(attacks, "attack at this target", "attacks at this target")
        : `${count(attacks)} attacks, then ${second}`,
    unspent: "Nobody spends",
    bestDown: "Best for Down",
    bestOut: "Best for Out",
    nothing: "Nothing",
    spends: (n: number, marker: string) => `${count(n)} ${marker}`,
    bloodbath: (more: number) => (more === 0 ? "Bloodbath" : `Bloodbath ${signed(more)}`),
    hit: "Hit",
    down: "Down+",
    out: "Out",
    markers: "Blood",
    mean: (n: number) => decimal(n, 1),
    /** Under the tables: what a head that is cut short means. */
    legend: "Down+: Down or Out of Action.",
    spared: (by: readonly string[]) => `${by.join(", ")}: this roll can’t take the target Out of Action.`,
    keptSpared: (by: readonly string[]) =>
      `${by.join(", ")}: the roller’s own Injury Roll can’t take it Out of Action.`,
    all: (attacks: number, second: string | null, down: number, out: number) =>
      `${second === null ? `All ${count(attacks)} attacks` : `With ${second}`}: Down+ ${percent(down)} %, Out ${percent(out)} %`,
  },

  /* Cards */
  sideCards: (letter: string, name: string) => `Side ${letter}, ${name}`,
  toActivate: (n: number) => `${count(n)} to activate`,
  left: (n: number) => `${count(n)} left`,
  shaken: "Shaken",
  fled: "fled",
  states: {
    ready: "Ready",
    done: "Done",
    out: "Out",
    down: "Down",
    target: "Target",
    waiting: "Waiting",
    held: "Held back",
    away: "Away",
    fighting: "Fighting",
    acts: "Acts",
    placing: "placing",
    placed: (nth: number) => `placed ${count(nth)}`,
    infiltrator: "Infiltrator, waits",
  },
  doing: {
    shoots: "Shoots",
    fights: "Fights",
    charges: "Charges",
    retreats: "Retreats",
    dashes: "Dashes",
    hurt: "Hurt",
    strikes: "Strikes",
  },
  choose: (name: string) => `Choose ${name}`,
  card: (name: string) => `Card of ${name}`,
  cardReady: (name: string) => `Card of ${name}, not yet Activated`,
  activated: "Activated",
  casualties: (down: number, of: number) => `Casualties ${count(down)} of ${count(of)}`,
  breaking: (at: number) => `Morale Check at ${count(at)}`,
  fallen: (down: string[], out: string[]) =>
    [...down.map((name) => `${name} Down`), ...out.map((name) => `${name} Out`)].join(", ") || "None Down, none Out",

  /* What a model does */
  acts: {
    move: "Move",
    charge: "Charge",
    retreat: "Retreat",
    dash: "Dash",
    shoot: "Shoot",
    fight: "Fight",
    end: "End",
  },
  keys: {
    move: "M",
    charge: "C",
    retreat: "T",
    dash: "D",
    shoot: "S",
    fight: "F",
    end: "E",
    roll: "R",
    bloodbath: "B",
    more: "+",
    less: "-",
  },
  boardFirst: "Board first",
  boardFirstHint: "Board first ( . )",
  boardFirstKey: ".",
  /** Letters for an ACTION whose own are all taken, and for lines of a list that no number of a model stands for. */
  letters: "ABGHIJLNPQUVWXYZ",
  targets: (n: number) => plural(n, "target", "targets"),
  /** A Charge of a model that cannot strike once it is there. */
  chargesBare: "no Melee Weapon: it can’t Fight there",
  /** What may be called on for a roll, and what it costs. */
  calls: "Call on",
  price: {
    blood: "BLOOD",
    infection: "INFECTION",
    of: (n: number, marker: string, who: string) => `${count(n)} ${marker} of ${who}`,
    ownBlood: (n: number) => `takes ${count(n)} BLOOD`,
  },
  /** What only the table can carry out. */
  remind: {
    title: "At the table",
    done: "Done, log it",
    later: "Not now",
    more: (n: number) => `${count(n)} more`,
  },
  backToActions: "Back to the ACTIONS",
  /** Those that the rules refuse now. */
  otherTargets: (n: number) => `Other targets (${count(n)})`,
  otherModels: (n: number) => `Other models (${count(n)})`,
  actions: "ACTIONS",
  hits: (p: number) => `Hit ${percent(p)} %`,
  downs: (p: number) => `Down+ ${percent(p)} %`,
  outs: (p: number) => `Out ${percent(p)} %`,
  successes: (p: number) => `Success ${percent(p)} %`,
  criticals: (p: number) => `Critical ${percent(p)} %`,
  /** Faces of a die that says whom a shot goes at, and how likely somebody on the shooter's own side is then hit. */
  faces: (from: number, to: number) => (from === to ? count(from) : `${count(from)}–${count(to)}`),
  lotOf: (faces: string, whom: readonly string[]) => `${faces} ${whom.join(" or ")}`,
  lotLost: (faces: string) => `${faces} lost`,
  lotAgain: (faces: string) => `${faces} again`,
  strays: (p: number, named: boolean) => `${named ? "up to " : ""}${percent(p)} % hits a friend`,
  lots: (faces: string, p: number, named: boolean) =>
    `into melee: ${faces} a friend, ${named ? "up to " : ""}${percent(p)} % hits one`,
  lotsLost: (faces: string) => `into melee: ${faces} lost`,
  /** What stands between: how far, whether it is Long Range, and what covers the target. */
  between: (length: number | null, long: boolean, screen: string) =>
    [length === null ? "" : inches(length), long ? "Long" : "", screen].filter(Boolean).join(" · "),
  aPoint: "a point",
  backToShots: "Other shots",
  aimAtPoint: "Aim at a point",
  samePoint: "The same point again",
  /** The map sees nothing of a point. */
  pointUnseen: "out of sight on the map",
  away: (length: number) => `${inches(length)} away`,
  moveNote: (reach: number) => `up to ${inches(reach)}`,
  /** Why none of the targets can be chosen, by the code of the refusal. */
  noneOf: {
    "E-NO-ENEMY-1IN": "No enemy is known within 1\u2033.",
    "E-OUT-OF-RANGE": "No enemy is within range.",
    "E-CHARGE-RANGE": "No enemy is within reach of a Charge.",
    "E-ACTION-TARGET": "Nobody there to use it on.",
  } as Record<string, string>,
  about: (name: string) => `Only ${name}`,

  /** What a model may do with the scenario’s things, where it is no ACTION with a name. */
  scenes: { strike: "Attack a thing", trip: "Came near a mine", ride: "Climb", leave: "Leave" },

  /* Rolls */
  pool: (dice: number, kept: number, net: number) =>
    net === 0 ? `roll ${count(dice)}` : `roll ${count(dice)}, keep ${count(kept)} ${net > 0 ? "highest" : "lowest"}`,
  dice: "DICE",
  injuryDice: "INJURY DICE",
  injuryModifier: "INJURY MODIFIER",
  capped: "after the cap",
  risky: "Risky",
  hit: "Hit",
  down: "Down+",
  pass: "Pass",
  facts: "On the table",
  diceFirst: "Locked: dice are rolled",
  diceIn: "The dice are in. To spend first, take them back with Backspace.",
  factsLocked: "To change this, take the dice back first.",
  long: "Long",
  cover: "Cover",
  defended: "Obstacle",
  elevated: "Elevated",
  proposed: "proposed by the map",
  /** What the map shows between shooter and target. */
  coverBy: (piece: string) => `The map proposes Cover: ${piece}.`,
  hidesPart: (piece: string) => `${piece} stands partly in between. Only contact gives Cover.`,
  hides: (piece: string) => `${piece} stands in between. Only contact gives Cover.`,
  bloodbath: "Bloodbath",
  bloodbathNote: (p: number) => `Out ${percent(p)} %`,
  spent: (letter: string, markers: string) => `${letter} spends ${markers}`,
  nothing: "nothing",
  declareFirst: (letter: string) => `${letter} declares first`,
  waits: "declares second",
  roll: "Roll here",
  /** Dice typed in one row: those that the roll before took, and those after them. */
  row: {
    counted: "Counted:",
    over: (n: number) => (n === 1 ? "One too many:" : `${count(n)} too many:`),
    brought: "First in this roll:",
    use: (n: number) => (n === 1 ? "Use it for this roll" : "Use them for this roll"),
    drop: "Leave them out",
  },

  /* After a roll */
  taken: (name: string, verdict: string) => ({ before: `${name} is `, verdict }),
  takenDown: (name: string) => [`${name} is taken `, "Down"] as const,
  takenOut: (name: string) => [`${name} is `, "Out of Action"] as const,
  minor: (name: string) => [`${name} takes a `, "Minor Hit"] as const,
  noEffect: (name: string) => [`${name}: `, "No Effect"] as const,
  missed: (who: string, whom: string) => [`${who} `, `misses ${whom}`] as const,
  hitBy: (who: string, whom: string) => [`${who} `, `hits ${whom}`] as const,
  plainResult: (what: string, result: string) => [`${what}: `, result] as const,
  successRoll: "Success Roll",
  injuryRoll: "Injury Roll",
  moraleCheck: "Morale Check",
  chargeBonus: "Charge Bonus",
  keep: (net: number, name: string, kept: number) =>
    net === 0 ? "" : `${signed(net)} ${name}: keep ${count(kept)} ${net > 0 ? "highest" : "lowest"}`,
  /** More dice are added up because of Bloodbath. */
  bathed: (note: string, kept: number) =>
    note === "" ? `Bloodbath: add up ${count(kept)} dice` : `Bloodbath, ${note}`,
  kept: (note: string) => `${note}:`,
  equals: "=",
  sumBefore: (faces: number[], modifier: number) =>
    `${faces.join(" + ")}${modifier === 0 ? "" : ` ${modifier > 0 ? "+" : "\u2212"} ${count(Math.abs(modifier))}`}`,
  outcomes: {
    hit: "7 or more: hit",
    missed: "6 or less: missed",
    critical: (total: number) => `${count(total)}: critical`,
    passed: "7 or more: passed",
    failed: "6 or less: failed",
  },
  bands: [
    { range: "1 or less", name: "No Effect" },
    { range: "2 to 6", name: "Minor Hit" },
    { range: "7 to 8", name: "Down" },
    { range: "9 or more", name: "Out of Action" },
  ],
  becomes: (rolled: string, applied: string, by: readonly string[]) =>
    [by.join(", "), `${rolled} becomes ${applied}`].filter(Boolean).join(": "),
  entryDetail: "The dice and what came of them",
  goOn: "Continue",
  endNow: "End the Activation",
  changeDie: "Change a die",
  keepDice: "Use these",
  last: (text: string) => text,

  /* Refusals */
  refusedHeading: "The rules say no",
  rule: ({ name, page }: { name: string; page?: string }) => {
    const where = page ? `p. ${page}` : "";
    if (!where) return name;
    return name.endsWith("?") ? `${name} Rulebook, ${where}` : `${name}, rulebook ${where}`;
  },
  page: (page: string) => `p. ${page}`,
  reason: "Reason for overruling",
  overrule: "Overrule",
  overruling: "Overruling: choose the place",
  leave: "Cancel",
  why: "why not",

  /* Set right */
  inReach: "In reach of its aura",
  standsOn: "What it stands on",
  standsHeight: "Stands at height",
  atLedge: "At a ledge",
  ledgeDrop: "Drop, 0 for no ledge",
  onDangerous: "On Dangerous ground",
  stateStand: "Set where it stands",
  setRight: "Set right",
  setRightReason: "Reason",
  notKept: (n: number) => `${plural(n, "change", "changes")} not saved yet`,
  leaveCard: "Close the card without saving?",
  dropChanges: "Close it",
  keepOn: "Stay",
  closeCard: "Close the card",
  lastMoments: "Last moments",
  lastMomentsOf: (name: string) => `Last moments of ${name}`,
  showMoment: "Watch it",
  condition: "Condition",
  conditions: { standing: "Standing", down: "Down", out: "Out" },
  position: "Position",
  at: (x: number, y: number) => `${quarters(x)}\u2033 from the west edge, ${quarters(y)}\u2033 from the north edge`,
  offMap: "not on the map",
  setPosition: "Place on the map",
  takeOff: "Take off the map",
  movement: "Move",
  ranged: "Ranged",
  melee: "Melee",
  armour: "Armour",
  noDice: "none",
  baseSize: "Base",
  millimetres: (length: number, width: number) =>
    length === width
      ? `${Math.round(length / 1000)} mm`
      : `${Math.round(length / 1000)} by ${Math.round(width / 1000)} mm`,
  weapons: "Weapons",
  weapon: (range: number | null, melee: boolean) =>
    [range === null ? "" : inches(range), melee ? "melee" : ""].filter(Boolean).join(", "),
  signed,

  /* Table: deeds, points */
  tabs: { log: "Log", table: "Table", sheet: "Sheet", what_if: "What if" },
  tablist: "Beside the board",
  deeds: "Glorious Deeds",
  deedsHint: "once each",
  claim: "Claim",
  claimNamed: (name: string) => `Claim ${name}`,
  claimFor: "Done by",
  deedDone: (letter: string, by: string | null, turn: number) =>
    by === null ? `${letter}, Turn ${count(turn)}` : `${by}, Turn ${count(turn)}`,
  sidesOf: "Sides",
  showsDown: "Down models",
  showsDownHint: "before the first Turn",
  lies: (side: string) => `${side} lays Down models on their sides (otherwise a marker)`,
  victoryPoints: (letter: string) => `Victory points of ${letter}`,
  shakenOf: (letter: string) => `${letter} is Shaken`,
  disputed: "Sources differ: see options",
  readHere: "in force",
  agree: "Play it this way",
  agreeOn: (reading: string) => `Play it this way: ${reading}`,
  concede: (letter: string) => `${letter} gives up`,
  concedeSure: (name: string) => `${name} gives up. The battle ends here.`,

  /* Log */
  log: "Log",
  newest: "newest first",
  findInLog: "Search the log",
  notInLog: (query: string) => `Nothing in this log says “${query}”.`,
  logEmpty: "Nothing has happened yet.",
  undoFrom: (n: number) => (n === 1 ? "Undo this entry" : `Undo ${count(n)} entries`),
  replayFrom: "Replay from here",

  /* Replay */
  replay: "Replay",
  leaveReplay: "Back to now",
  replayOf: (at: number, of: number) => `Entry ${count(at)} of ${count(of)}`,
  replayed: (at: number, before: boolean, what: string) => `${before ? "Before" : "After"} entry ${count(at)}: ${what}`,
  replayStart: "Before the first entry",
  replaySlider: "Entry shown",
  mattered: "What mattered",
  /** Such as `Turn 3: Gorm Out of Action; Wat charges Nib`. */
  mattering: (marks: readonly { turn: number; text: string }[]) =>
    `Turn ${count(marks[0]?.turn ?? 0)}: ${marks.map(({ text }) => text).join("; ")}`,
  stepBack: "Step back",
  stepOn: "Step on",
  play: "Play",
  pause: "Pause",
  before: "Before",
  after: "After",
  beforeAfter: "The board and the cards show",
  beforeAfterKey: "B",
  speed: (times: number) => `${times === 0.5 ? "\u00BD" : count(times)}\u00D7`,
  speedLabel: (times: number) => `Speed ${times === 0.5 ? "one half" : count(times)} times`,
  jumpTo: "Turn",
  jumpToTurn: (turn: number) => `To Turn ${count(turn)}`,
  turnShort: (turn: number) => count(turn),
  goOnHere: "Go on from here",
  takeUp: "Resume here",
  resumed: (seq: number) => `The battle is back at entry ${count(seq)}`,
  backToList: "Back to the list",
  entryUndoes: (from: number | null) => (from === null ? "Undone" : `Undone, from entry ${count(from)} on`),
  markersTakenBack: (lines: number) => `Markers spent, then undone: ${count(lines)} lines`,
  entryRedoes: "Redone",
  entryHead: (after: number | null) =>
    after === null ? "Resumed from the beginning" : `Resumed after entry ${count(after)}`,
  rollLabels: {
    attack: "Success Roll",
    dash: "Success Roll",
    action: "Success Roll",
    climb: "Success Roll",
    jump: "Success Roll",
    dangerous: "Success Roll",
    dive: "Success Roll",
    ledge: "Success Roll",
    blind: "Success Roll",
    injury: "Injury Roll",
    charge_bonus: "Charge Bonus",
    evade: "Inches aside",
    push: "Inches pushed",
    into_melee: "Shot into melee",
    victim: "Who is hit",
    roll_off: "Roll-off",
    morale: "Morale Check",
    scenario: "A die of the scenario",
    work: "ACTION of the scenario",
    ability: "A die of an ability",
  },

  rolledOff: (faces: [string, number][]) => faces.map(([letter, face]) => `${letter} ${count(face)}`).join(" : "),
  causedBy: (label: string, who: string) => `${label}, caused by ${who}`,

  /* What-ifs */
  whatIf: "What if",
  whatIfBar: "The battle itself stays as it is.",
  leaveWhatIf: "Back to the battle",
  leftWhatIf: "Back in the battle itself",
  enteredWhatIf: (name: string) => `What if: ${name}`,
  whatIfHere: "What if",
  whatIfName: "What if\u2026",
  whatIfHint:
    "It goes on from this entry. Name it for what is different, such as “B fled here”. The battle itself stays as it is; the dice from there on are new.",
  whatIfBegin: "Start the what-if",
  whatIfs: "What-ifs of this battle",
  whatIfsNone: "None yet. Open an entry of the log, or the replay, and start one there.",
  whatIfFrom: (from: number, entries: number) => `after entry ${count(from)}, ${plural(entries, "entry", "entries")}`,
  whatIfOpen: "Open",
  whatIfOpenNamed: (name: string) => `Open the what-if ${name}`,
  whatIfNow: "you are here",

  /* Notes */
  note: "Note",
  noteOf: (seq: number) => `Note beside entry ${count(seq)}`,
  noteSave: "Save",
  noteHint: (left: number) => `${count(left)} left`,

  /* Examples and the first battle */
  examples: "Examples",
  examplesHint: "battles to step through",
  exampleOpen: "Step through",
  exampleOpenNamed: (name: string) => `Step through ${name}`,
  exampleMark: "Example",
  first: "First battle",
  firstText: "Three models a side; each question is explained once.",
  firstAction: "Play a first battle",
  goOnBattle: "Go on",
  goOnBattleNamed: (name: string) => `Go on with ${name}`,
  watch: "Watch",
  watchNamed: (name: string) => `Watch ${name}`,

  /* End */
  team: (place: number) => `Team ${place + 1}`,
  ended: (winners: readonly string[] | null) =>
    winners === null ? "The battle is drawn" : `${winners.join(" and ")} won`,
  endReason: {
    last_turn: "The last Turn is played",
    fled: "One side fled",
    no_models: "One side has no model left",
    conceded: "One side gave up",
    agreement: "Stopped by agreement",
    time: "Time was up",
    abandoned: "Left unfinished",
    scenario: "The scenario ends the game",
  },
  settle: "Settle the aftermath",
  aftermathClosed: "The aftermath is closed.",
  seeAftermath: "See the aftermath",
  toCampaign: "Go to the campaign",
  deedsOf: (name: string) => `Glorious Deeds of ${name}`,
  outOf: (name: string) => `Out of Action: ${name}`,
  /** When a model fell, and to whom. */
  fellTo: (turn: number, by: string | null) => (by === null ? `Turn ${count(turn)}` : `Turn ${count(turn)}, to ${by}`),
  nothingToSettle:
    "Nothing to settle: these Warbands aren’t in this book. A battle of your own Warbands leads on to its aftermath.",
  musterOwn: "Go to your Warbands",
  watchAgain: "Watch it again",

  /* Deployment */
  steps: {
    setUp: "Scenario, Forces, terrain",
    zones: "Zones",
    zonesByRole: "Zones: by role",
    zonesDone: (letter: string) => `Zones: ${letter} chose`,
    deployment: (placed: number, all: number) => `Deployment: ${count(placed)} of ${count(all)} placed`,
    turn: "Then Turn 1",
  },
  setUpHeading: "Set-up",
  placedOf: (placed: number, all: number) => `${count(placed)} of ${count(all)}`,
  outcome: {
    blessing: (n: number) => `+${count(n)} Blessing`,
    removeBlood: (n: number) => `\u2212${count(n)} Blood`,
    standUp: "stands up",
    takeDown: "taken Down",
    rangedDice: (n: number) => `${signed(n)} DICE, ranged`,
    forceNext: "must be Activated next",
    table: "at the table",
  },
  announced: (happened: string, asked: string, dice: number | undefined) =>
    [happened, dice === undefined ? asked : `${asked}: ${plural(dice, "die", "dice")}`].filter(Boolean).join(". "),
  undone: "Undone",
  redone: "Redone",
  said: (sentence: string, result: string) => (result ? `${sentence}: ${result}` : sentence),
};

/** The battle: its header, cards, actions, rolls, log, replay; and the words of an empty table. */
import { count, inches, percent, plural, signed } from "../figures.ts";

export const battle = {
  emptyHeading: "No battle on the table",
  emptyText: "A battle begins with a scenario, two Forces and the terrain between them.",
  emptyAction: "Go to the scenarios",
  setUpEmptyHeading: "Nothing set up yet",
  setUpEmptyText:
    "A set-up chooses the scenario, lays the terrain and fields a Force for each side. It takes two legal Warbands.",
  setUpEmptyAction: "Go to the Warbands",

  list: "Battles",
  listHint: "newest first",
  listState: (state: string) => ({ deployment: "deployment", under_way: "under way", ended: "ended" })[state] ?? state,
  listTurn: (turn: number) => (turn === 0 ? "not begun" : `Turn ${count(turn)}`),
  columns: { name: "Battle", sides: "Sides", score: "Score", state: "State", open: "Open" },
  score: (points: number[]) => points.map(count).join(" : "),
  versus: (names: string[]) => names.join(" against "),
  newOne: "Set one up",

  /* Header */
  deploying: "Deployment",
  turn: (n: number, of: number) => `Turn ${count(n)} of ${count(of)}`,
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
    mean: (n: number) => n.toFixed(1),
    /** Under the tables: what a head that is cut short means. */
    legend: "Down+: Down or Out of Action.",
    spared: (by: readonly string[]) => `${by.join(", ")}: this roll does not take the target Out of Action.`,
    keptSpared: (by: readonly string[]) => `${by.join(", ")}: nor does its own Injury Roll take the roller out.`,
    all: (attacks: number, second: string | null, down: number, out: number) =>
      `${second === null ? `All ${count(attacks)}` : `With ${second}`}: Down+ ${percent(down)} %, Out ${percent(out)} %`,
  },

  /* Cards */
  sideCards: (letter: string, name: string) => `Side ${letter}, ${name}`,
  toActivate: (n: number) => `${count(n)} to activate`,
  left: (n: number) => `${count(n)} left`,
  toDeploy: (n: number) => `${count(n)} to set up`,
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
  keys: { move: "M", charge: "C", retreat: "T", dash: "D", shoot: "S", fight: "F", end: "E", roll: "R" },
  boardFirst: "Board first",
  boardFirstHint: "Board first ( . )",
  boardFirstKey: ".",
  /** Letters for an ACTION whose own are all taken. */
  letters: "ABGHIJLNPQUVWXYZ",
  targets: (n: number) => plural(n, "target", "targets"),
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
  backToActions: "Other ACTIONS",
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
  attackWith: (weapon: string, whom: string) => `${weapon}, ${whom}`,
  /** Why none of the targets can be chosen, by the code of the refusal. */
  noneOf: {
    "E-NO-ENEMY-1IN": "No enemy is known within 1\u2033.",
    "E-OUT-OF-RANGE": "No enemy is within range.",
    "E-CHARGE-RANGE": "No enemy is within a Charge.",
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
  facts: "The table sees",
  diceFirst: "Dice are in",
  factsLocked: "Facts come before dice: take the dice back to change this.",
  long: "Long",
  cover: "Cover",
  defended: "Obstacle",
  elevated: "Elevated",
  proposed: "proposed by the map",
  bloodbath: "Bloodbath",
  bloodbathNote: (p: number) => `Out ${percent(p)} %`,
  spent: (letter: string, markers: string) => `${letter} spends ${markers}`,
  nothing: "nothing",
  declareFirst: (letter: string) => `${letter} declares first`,
  declareFirstLabel: "Initiative says who declares first",
  waits: "declares second",
  dieOf: (letter: string) => `Die of ${letter}`,
  roll: "Roll here",

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
  goOn: "Go on",
  endNow: "End the Activation",
  changeDie: "Change a die",
  keepDice: "Keep these dice",
  last: (text: string) => text,

  /* Refusals */
  refusedHeading: "The rules say no",
  rule: ({ name, page }: { name: string; page?: string }) => {
    const where = page ? `p. ${page}` : "";
    if (!where) return name;
    return name.endsWith("?") ? `${name} Rulebook, ${where}` : `${name}, rulebook ${where}`;
  },
  page: (page: string) => `p. ${page}`,
  reason: "Why you do it all the same",
  overrule: "Overrule",
  overruleNamed: (what: string) => `Overrule: ${what}`,
  overruling: "Overruling: choose the place",
  leave: "Leave it",
  why: "why not",

  /* Set right */
  inReach: "In reach of its aura",
  standsOn: "What it stands on",
  standsHeight: "Stands at height",
  atLedge: "At a ledge",
  ledgeDrop: "Drop, 0 for no ledge",
  onDangerous: "On Dangerous ground",
  stateStand: "State it",
  setRight: "Set right",
  setRightReason: "Why it stands so on the table",
  closeCard: "Close the card",
  condition: "Condition",
  conditions: { standing: "Standing", down: "Down", out: "Out" },
  position: "Position",
  at: (x: number, y: number) => `${(Math.round(x * 4) / 4).toString()} by ${(Math.round(y * 4) / 4).toString()}`,
  offMap: "not on the map",
  setPosition: "Point it out",
  takeOff: "Off the map",
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
  lies: (side: string) => `${side} lays them on their sides; else a marker`,
  victoryPoints: (letter: string) => `Victory points of ${letter}`,
  shakenOf: (letter: string) => `${letter} is Shaken`,
  /** With the source of the other reading, where one ruling is concerned and a source spells it out. */
  disputed: (rulings: readonly string[], source: string | null) => {
    if (rulings.length > 1) return `${rulings.join(", ")}: other readings would change this`;
    return `${rulings.join()}: ${source === null ? "another reading would change this" : `read otherwise in ${source}`}`;
  },
  readHere: "read so here",
  agree: "Both agree to this",
  agreeOn: (reading: string) => `Both agree to this: ${reading}`,
  concede: (letter: string) => `${letter} gives up`,
  concedeSure: (name: string) => `${name} gives the game up. The battle ends here.`,

  /* Log */
  log: "Log",
  newest: "newest first",
  logEmpty: "Nothing has been said yet.",
  undoFrom: (n: number) => (n === 1 ? "Undo this entry" : `Undo ${count(n)} entries`),
  replayFrom: "Replay from here",
  chosenEntry: (seq: number) => `Entry ${seq}`,

  /* Replay */
  replay: "Replay",
  leaveReplay: "Back to now",
  replayOf: (at: number, of: number) => `Entry ${count(at)} of ${count(of)}`,
  replayed: (at: number, before: boolean, what: string) => `${before ? "Before" : "After"} entry ${count(at)}: ${what}`,
  replayStart: "Before the first entry",
  replaySlider: "Entry shown",
  stepBack: "Step back",
  stepOn: "Step on",
  toStart: "To the start",
  play: "Play",
  pause: "Pause",
  before: "Before",
  after: "After",
  beforeAfter: "The board and the cards show",
  beforeAfterKey: "B",
  speed: (times: number) => `${times === 0.5 ? "\u00BD" : count(times)}\u00D7`,
  speedLabel: (times: number) => `Speed ${times === 0.5 ? "one half" : count(times)} times`,
  playKey: "Space",
  jumpTo: "Turn",
  jumpToTurn: (turn: number) => `To Turn ${count(turn)}`,
  turnShort: (turn: number) => count(turn),
  goOnHere: "Go on from here",
  goOnHereSure: (n: number) =>
    n === 0
      ? "The battle stands there again."
      : `${plural(n, "entry is", "entries are")} undone and stay readable. Redo brings them back.`,
  takeUp: "Take it up again",
  resumed: (seq: number) => `The battle stands as after entry ${count(seq)}`,
  backToList: "Back to the list",
  entryUndoes: (from: number | null) => (from === null ? "Undone" : `Undone, from entry ${count(from)} on`),
  entryRedoes: "Put back",
  entryHead: (after: number | null) =>
    after === null ? "Taken up again from the beginning" : `Taken up again as after entry ${count(after)}`,
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
    "It goes on after this entry, such as: B had fled here. The battle itself stays as it is; dice from there on are fresh.",
  whatIfBegin: "Begin the what-if",
  whatIfs: "What-ifs of this battle",
  whatIfsNone: "None yet. Open an entry of the log, or the replay, and begin one there.",
  whatIfFrom: (from: number, entries: number) => `after entry ${count(from)}, ${plural(entries, "entry", "entries")}`,
  whatIfOpen: "Open",
  whatIfOpenNamed: (name: string) => `Open the what-if ${name}`,
  whatIfNow: "you are here",

  /* Notes */
  note: "Note",
  noteOf: (seq: number) => `Note beside entry ${count(seq)}`,
  noteSave: "Write it",
  noteHint: (left: number) => `${count(left)} left`,

  /* Examples and the first battle */
  examples: "Examples",
  examplesHint: "battles to step through",
  exampleOpen: "Step through",
  exampleOpenNamed: (name: string) => `Step through ${name}`,
  exampleMark: "Example",
  first: "First battle",
  firstText: "Three models a side, and each question explains itself once.",
  firstAction: "Play a first battle",
  goOnBattle: "Go on",
  goOnBattleNamed: (name: string) => `Go on with ${name}`,
  lookBack: "Look back",
  lookBackNamed: (name: string) => `Look back on ${name}`,

  /* End */
  ended: (winner: string | null) => (winner === null ? "The battle is drawn" : `${winner} wins`),
  endReason: {
    last_turn: "The last Turn is played",
    fled: "The enemy fled",
    no_models: "No model is left on the other side",
    conceded: "The other side gave up",
    agreement: "Stopped by agreement",
    time: "Time was up",
    abandoned: "Left unfinished",
    scenario: "The scenario ends the game",
  },
  settle: "Settle the aftermath",
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
  redone: "Put back",
  said: (sentence: string, result: string) => (result ? `${sentence}: ${result}` : sentence),
};

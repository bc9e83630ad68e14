/** Overview of a campaign: warnings, who waits, charts over the games, tallies, stories. */
import { count, plural, signed } from "../figures.ts";

/** A game of a Warband, as pictures of the overview tell it. */
interface Told {
  number: number;
  scenario: string;
  outcome: "won" | "drew" | "lost";
  cvp: number | null;
  died: number;
}
const died = (n: number) => (n === 0 ? "" : n === 1 ? "1 died" : `${count(n)} died`);
const points = (cvp: number | null) => (cvp === null ? "" : plural(cvp, "point", "points"));

const outOf = (n: number, of: number) => `${count(n)} / ${count(of)}`;

export const overview = {
  title: "Overview",
  open: "Overview and charts",
  about: (name: string, about: string) => `${name} · ${about}`,
  warnings: "To look at",
  noWarnings: "Every Warband is legal, every page is signed, and nobody is 2 games behind.",
  kinds: {
    unread: "Does not open",
    illegal: "Not legal",
    roster_to_come: "No roster yet",
    unsigned: "Not signed",
    unclosed: "Not closed",
    left_over: "Left behind",
    in_hand: "Games in hand",
  },
  toAftermath: "Open its page",
  toPlans: "Open the plans",
  toClose: "Open the aftermath",
  aftermathOf: (name: string) => `of ${name}`,
  openGames: "Open results",
  openGamesNote: "planned, under way or to settle",
  noOpenGames: "No game is planned, under way or to settle.",
  warbands: "Warbands",
  warbandsOf: (name: string) => `Warbands of ${name}`,
  noWarbands: "No Warband belongs to this campaign yet: admit the first on its page.",
  columns: {
    rank: "#",
    warband: "Warband",
    now: "Now",
    games: "Games",
    hand: "In hand",
    cvp: "CVP",
    record: "W–D–L",
    vp: "VP ±",
    deeds: "Deeds",
    casualties: "Casualties",
    next: "Next",
    rating: "Rating",
    glory: "Glory",
  },
  titles: {
    hand: "Games behind the Warband with the most games games",
    cvp: "Campaign Victory Points",
    record: "Won, drawn, lost",
    vp: "Victory points made, less those of the enemies",
    casualties: "Enemies taken Out of Action, and own models that fell",
    next: "Threshold Value in ducats and Field Strength in models of the next game",
    rating: "Ducats of the whole roster, and the Threshold Value of the next game",
    glory: "Glory unspent",
  },
  of: outOf,
  limits: (threshold: number, field: number) => `${count(threshold)} · ${count(field)}`,
  unknown: "–",
  none: "–",
  notFought: "Nobody has fought yet: charts, tallies and stories begin with the first result that is filed or entered.",
  frontLine: "The front line",
  charts: "Over the games",
  chartsNote: "across: each Warband’s own games",
  legend: "Signs of the Warbands",
  threshold: "Threshold, variants apart",
  thresholdLegend: "Threshold Value, variants apart",
  front: {
    how: "How to read it",
    signs: [
      "Left to right: the games of the campaign",
      "Square: won",
      "Ring: lost",
      "Barred ring: drew",
      "Cross: a model died there",
      "Hatched: points that nobody has reached",
    ],
    axis: "game of the campaign",
    game: "Game",
    named: (n: number, scenario: string) => `${count(n)} ${scenario}`,
    cell: ({ outcome, cvp, died: dead }: Told) => [outcome, points(cvp), died(dead)].filter(Boolean).join(", "),
    point: (name: string, { number, scenario, outcome, cvp, died: dead }: Told) =>
      [`${name}, game ${count(number)}, ${scenario}: ${outcome}`, points(cvp), died(dead)].filter(Boolean).join(", "),
  },
  met: {
    heading: "Who met whom",
    note: "read each line from the left: won, drew or lost, and the victory points",
    caption: "Who met whom, and how it ended for the Warband at the left",
    never: "never met",
    outcome: ({ number, scenario, outcome }: Told) => `${outcome} game ${count(number)}, ${scenario}: `,
    score: (ours: number | null, theirs: number | null) =>
      [ours, theirs].map((n) => (n === null ? "–" : count(n))).join(":"),
  },
  web: {
    heading: "Who felled whom",
    note: "models that went Out of Action in their games; a spike points at those who fell",
    back: (n: number) => `−${count(n)}`,
    described: (n: number, most: { who: string; whom: string; n: number } | undefined) =>
      most === undefined
        ? "Nobody fell yet."
        : `${plural(n, "spike", "spikes")} between the Warbands. The widest: ${most.who} felled ${count(most.n)} of ${most.whom}.`,
  },
  figures: "In figures",
  figuresOf: (what: string) => `${what}, in figures`,
  game: (n: number) => `Game ${count(n)}`,
  axis: "the Warband’s own games",
  chart: {
    cvp: "Campaign Victory Points",
    vp: "Victory-point difference",
    rating: "Rating against the Threshold",
    took: "Casualties caused",
    fell: "Casualties suffered",
  },
  chartNotes: {
    cvp: "added up",
    vp: "added up",
    rating: "ducats of the whole roster",
    took: "enemies Out of Action, added up",
    fell: "own models Out of Action, added up",
  },
  value: { plain: (n: number) => count(n), signed: (n: number) => signed(n) },
  point: (name: string, game: number, value: string, title: string) => `${name}, game ${game}: ${value} (${title})`,
  described: (what: string, ends: { name: string; value: string }[]) =>
    `${what}. Last: ${ends.map(({ name, value }) => `${name} ${value}`).join(", ")}.`,
  factions: "By faction",
  factionsNote: "each Warband with each of its games",
  factionsOf: "Factions",
  scenarios: "By scenario",
  scenariosOf: "Scenarios",
  scenariosNote: "VP: of a side, on average",
  roles: "Attackers and defenders",
  rolesOf: "Attackers against defenders",
  noRoles: "No game records who attacked.",
  tally: {
    faction: "Faction",
    warbands: "Warbands",
    games: "Games",
    record: "W–D–L",
    vp: "VP",
    difference: "VP ±",
    scenario: "Scenario",
    drawn: "Drawn",
    attacker: "Attacker",
    average: "VP of a side",
    fell: "Fallen",
    role: "Side",
  },
  tallyTitles: {
    attacker: "Won, drawn, lost by those who attacked",
    average: "Victory points of a side, on average",
    fell: "Models of the campaign taken Out of Action",
    vp: "Victory points for and against",
  },
  attackers: "Attackers",
  defenders: "Defenders",
  record: (w: number, d: number, l: number) => `${w}–${d}–${l}`,
  vp: (n: number | null) => (n === null ? "–" : signed(n)),
  score: (made: number, against: number) => `${count(made)} : ${count(against)}`,
  points: (score: readonly number[] | null) =>
    score === null ? "–" : score.map((points) => count(points)).join(" : "),
  tenths: (n: number | null) => (n === null ? "–" : `${count(Math.floor(n / 10))}.${n % 10}`),
  stories: "What there is to tell",
  notYet: "Has not fought yet.",
};

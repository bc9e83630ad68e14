/** The chronicle of a campaign: standings, honours, the games and the players' own words. */
import type { ChronicleFallen, ChronicleSide } from "../../bindings/ipc.ts";
import { fallOf, type Fall } from "../../campaign/chronicle/fall.ts";
import { between, count, dated, plural } from "../figures.ts";

/** A sentence that stands within another. */
const within = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** `Wat`, `Wat and Kell`, `Wat, Kell and Nib`. */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;

/** To whom and to what a model fell. */
function foeOf({ foe, of, weapon }: Fall, own: string, sides: readonly string[]): string {
  if (foe === null) return weapon === null ? "" : ` to the ${weapon}`;
  const who = of === own ? `their own ${foe}` : foe;
  // Between two sides it goes without saying whose it was.
  if (of === null || of === own || sides.length <= 2) return weapon === null ? ` to ${who}` : ` to ${who}’s ${weapon}`;
  return weapon === null ? ` to ${who} of ${of}` : ` to the ${weapon} of ${who} of ${of}`;
}

/** Those of one fate in a sentence, in the order of their falls: the verb is said once, and so is what took several in a row. */
function fell(models: readonly ChronicleFallen[], own: string, sides: readonly string[]): string {
  const falls = models
    .map(({ name, how }) => ({ name, how, fall: fallOf(how, sides) }))
    .sort((a, b) => (a.fall?.turn ?? 99) - (b.fall?.turn ?? 99));
  const said = falls.map(({ name, how, fall }, i) => {
    if (!fall) return `${name} ${within(how)}`;
    const [by, before] = [fall, falls[i - 1]?.fall].map((one) => (one ? foeOf(one, own, sides) : ""));
    const turn = fall.turn === null ? "" : ` in Turn ${count(fall.turn)}`;
    return `${name}${i === 0 ? " fell" : ""}${turn}${by && by === before ? " to the same" : (by ?? "")}`;
  });
  return listed(said);
}

/** What became of one, of two, and of more of them. */
function fate(
  models: readonly ChronicleFallen[],
  own: string,
  sides: readonly string[],
  [one, two, more]: readonly [string, string, string],
): string[] {
  if (models.length === 0) return [];
  return [`${fell(models, own, sides)}${models.length === 1 ? one : models.length === 2 ? two : more}.`];
}

/** Who fell, the dead before the others. */
function losses({ name, fallen, fell_told }: ChronicleSide, sides: readonly string[]): string[] {
  if (fallen.length === 0) return fell_told ? ["They came through without a loss."] : [];
  const of = (which: string | null) => fallen.filter((model) => !model.died && model.fate === which);
  const marked = fallen.filter(
    (model) => !model.died && model.fate !== null && !["Survives", "Full Recovery"].includes(model.fate),
  );
  const all = (kind: string) => `; all ${count(of(kind).length)} `;
  return [
    ...fate(
      fallen.filter(({ died }) => died),
      name,
      sides,
      [" and did not rise again", "; neither rose again", "; none of them rose again"],
    ),
    ...marked.flatMap((model) =>
      fate([model], name, sides, [` and rose again marked by it: ${model.fate ?? ""}`, "", ""]),
    ),
    ...fate(of("Full Recovery"), name, sides, [
      " and recovered in full",
      "; both recovered in full",
      `${all("Full Recovery")}recovered in full`,
    ]),
    ...fate(of("Survives"), name, sides, [" and rose again", "; both rose again", `${all("Survives")}rose again`]),
    ...fate(of(null), name, sides, ["", "", ""]),
  ];
}

/** A line of a name and what it did, such as `Wat: Parry`; of the whole Warband where no name stands before it. */
function parted(line: string): [string | null, string] {
  const at = line.indexOf(": ");
  return at < 0 ? [null, line] : [line.slice(0, at), line.slice(at + 2)];
}

function deeds(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const said = lines.map(parted).map(([who, deed]) => `“${deed}”${who === null ? "" : ` by ${who}`}`);
  return [`${lines.length === 1 ? "Their Glorious Deed was" : "Their Glorious Deeds were"} ${listed(said)}.`];
}

function learned(lines: readonly string[]): string[] {
  const all = lines.map(parted);
  const promoted = all.flatMap(([who, what]) => (what === "Promoted" && who !== null ? [who] : []));
  const skills = all.filter(([who, what]) => what !== "Promoted" || who === null);
  const said = skills.map(([who, what], i) => `${who ?? "Somebody"}${i === 0 ? " learned" : ""} ${what}`);
  return [
    ...(promoted.length > 0 ? [`${listed(promoted)} ${promoted.length === 1 ? "was" : "were"} promoted.`] : []),
    ...(said.length > 0 ? [`${listed(said)}.`] : []),
  ];
}

/** Loot without its reckoning, and what else the search turned up. */
function found(lines: readonly string[]): string[] {
  const loot = lines.flatMap((line) => /^(.+ of loot)(?:: .*)?$/.exec(line)?.[1] ?? []);
  const others = lines
    .filter((line) => !/ of loot(?:: |$)/.test(line))
    // Which of the ways of a place was chosen is told in the aftermath.
    .map((line) => /^(.+): \w+$/.exec(line)?.[1] ?? line);
  return [
    ...(loot.length > 0 ? [`They found ${listed(loot)}.`] : []),
    ...(others.length > 0 ? [`Their search turned up ${others.join("; ")}.`] : []),
  ];
}

export const chronicle = {
  title: "Chronicle",
  open: "Chronicle",
  about: (name: string, about: string) => `${name} · ${about}`,
  season: (games: number, first: string | null, last: string | null) => {
    const days =
      first === null || last === null ? "" : dated(first) === dated(last) ? dated(first) : between(first, last);
    return [plural(games, "game", "games"), days].filter(Boolean).join(" · ");
  },
  whoFought: "Who fought",
  contents: "Contents",
  parts: {
    standings: "Standings",
    rules: "House rules",
    honours: "Honours",
    dead: "The dead",
    publish: "Print and publish",
  },
  gameNamed: (n: number, scenario: string) => `Game ${count(n)} · ${scenario}`,
  score: (sides: readonly { name: string; vp: number | null }[]) =>
    sides.map(({ name, vp }) => (vp === null ? name : `${name} ${count(vp)}`)).join(" – "),
  deadNote: (n: number) => plural(n, "model did not survive", "models did not survive"),
  died: (of: string, how: string) => `of ${of}, ${within(how)}`,
  print: "Print it",
  printLabel: "Print it: the chronicle as a PDF",
  toCampaign: "Open the campaign",
  noHonours: "Nobody has earned one yet.",
  lifeOf: (name: string) => `${name}: its life`,
  and: "and",
  games: "The games",
  gamesNote: (n: number) => plural(n, "game", "games"),
  game: (n: number) => `Game ${count(n)}`,
  when: (day: string | null, turns: number | null) =>
    [day === null ? "" : dated(day), turns === null ? "" : plural(turns, "Turn", "Turns")].filter(Boolean).join(" · "),
  aftermath: "Its aftermath",
  aftermathOf: (n: number) => `Its aftermath, game ${count(n)}`,
  outcome: { won: "won", drew: "drew", lost: "lost" },
  conceded: "gave up",
  attacked: "attacked",
  points: (vp: number | null) => (vp === null ? "VP not recorded" : `${count(vp)} VP`),
  cvp: (cvp: number) => `${count(cvp)} CVP`,
  /** What a side went through in a game, in a few sentences; the names of all its sides tell whose a foe was. */
  told: (side: ChronicleSide, sides: readonly string[]): string =>
    [...losses(side, sides), ...deeds(side.deeds), ...learned(side.learned), ...found(side.found)].join(" "),
  untold: (fell: boolean, deeds: boolean) => {
    if (fell) return "Their Deeds are not recorded.";
    return deeds ? "Who fell is not recorded." : "Only the result is recorded.";
  },
  mapOf: (n: number) => `Where models fell, game ${count(n)}`,
  fellHere: (name: string, turn: number) => `${name}, Turn ${count(turn)}`,
  corrected: "Corrected later",
  said: (by: string, at: string) => [by, dated(at)].filter(Boolean).join(", "),
  saidInLog: (by: string, at: string, turn: number | null) =>
    [by, dated(at), turn === null ? "in the log" : `in Turn ${count(turn)} of the log`].filter(Boolean).join(", "),
  words: "In their own words",
  wordsOf: (n: number) => `In their own words, game ${count(n)}`,
  addWord: "Add a word",
  addWordTo: (n: number) => `Add a word about game ${count(n)}`,
  word: (n: number) => `A word about game ${count(n)}`,
  keep: "Save",
  leave: "Cancel",
  left: (n: number) => `${plural(n, "character", "characters")} left; what you save stays in the book`,
  kept: (n: number) => `Saved beside game ${count(n)}`,
};

/** Überblick über eine Kampagne: Warnungen, wer wartet, Schaubilder über die Spiele, Zählungen, Geschichten. */
import type { overview as en } from "../en/overview.ts";
import { count, plural, signed } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

/** Ein Spiel einer Warband, wie die Bilder des Überblicks es erzählen. */
interface Told {
  number: number;
  scenario: string;
  outcome: "won" | "drew" | "lost";
  cvp: number | null;
  died: number;
}
const outcomes = { won: "gewonnen", drew: "unentschieden", lost: "verloren" };
const died = (n: number) => (n === 0 ? "" : plural(n, "Toter", "Tote"));
const points = (cvp: number | null) => (cvp === null ? "" : plural(cvp, "Punkt", "Punkte"));

const outOf = (n: number, of: number) => `${count(n)} / ${count(of)}`;

export const overview: Sentences<typeof en> = {
  title: "Überblick",
  open: "Überblick, Schaubilder",
  about: (name: string, about: string) => `${name} · ${about}`,
  warnings: "Anzusehen",
  noWarnings: "Jede Warband ist legal, jeder Seite ist zugestimmt, und niemand liegt 2 Spiele zurück.",
  kinds: {
    unread: "Öffnet nicht",
    illegal: "Nicht legal",
    roster_to_come: "Noch kein Roster",
    unsigned: "Unbestätigt",
    unclosed: "Noch offen",
    left_over: "Liegengeblieben",
    in_hand: "Spiele offen",
  },
  toAftermath: "Seite öffnen",
  toPlans: "Pläne öffnen",
  toClose: "Nachspiel öffnen",
  aftermathOf: (name: string) => `von ${name}`,
  openGames: "Offene Ergebnisse",
  openGamesNote: "geplant, laufend oder abzuwickeln",
  noOpenGames: "Kein Spiel ist geplant, läuft oder ist abzuwickeln.",
  warbands: "Warbands",
  warbandsOf: (name: string) => `Warbands von ${name}`,
  noWarbands: "Zu dieser Kampagne gehört noch keine Warband: Nimm auf ihrer Seite die erste auf.",
  columns: {
    rank: "#",
    warband: "Warband",
    now: "Jetzt",
    games: "Spiele",
    hand: "Offen",
    cvp: "KP",
    record: "S–U–N",
    vp: "SP ±",
    deeds: "Taten",
    casualties: "Verluste",
    next: "Weiter",
    rating: "Wertung",
    glory: "Ruhm",
  },
  titles: {
    hand: "Spiele weniger als die Warband mit den meisten",
    cvp: "Kampagnenpunkte",
    record: "Siege, Unentschieden, Niederlagen",
    vp: "Eigene Siegpunkte minus die der Feinde",
    casualties: "Feinde außer Gefecht gesetzt und eigene Modelle gefallen",
    next: "Schwellenwert in Dukaten und Truppenstärke in Modellen im nächsten Spiel",
    rating: "Dukaten des ganzen Rosters und der Schwellenwert des nächsten Spiels",
    glory: "Freier Ruhm",
  },
  of: outOf,
  limits: (threshold: number, field: number) => `${count(threshold)} · ${count(field)}`,
  unknown: "–",
  none: "–",
  notFought:
    "Noch hat niemand gespielt: Schaubilder, Zählungen und Geschichten beginnen mit dem ersten eingetragenen Ergebnis.",
  frontLine: "Die Frontlinie",
  charts: "Über die Spiele",
  chartsNote: "nach rechts: die Spiele jeder Warband",
  legend: "Zeichen der Warbands",
  threshold: "Schwellenwert, ohne Varianten",
  thresholdLegend: "Schwellenwert, ohne Varianten",
  front: {
    how: "So liest du es",
    signs: [
      "Von links nach rechts: die Spiele der Kampagne",
      "Quadrat: Sieg",
      "Ring: Niederlage",
      "Ring mit Strich: Unentschieden",
      "Kreuz: Dort starb ein Modell",
      "Schraffiert: Punkte, die niemand erreicht hat",
    ],
    axis: "Spiel der Kampagne",
    game: "Spiel",
    named: (n: number, scenario: string) => `${count(n)} ${scenario}`,
    cell: ({ outcome, cvp, died: dead }: Told) =>
      [outcomes[outcome], points(cvp), died(dead)].filter(Boolean).join(", "),
    point: (name: string, { number, scenario, outcome, cvp, died: dead }: Told) =>
      [`${name}, Spiel ${count(number)}, ${scenario}: ${outcomes[outcome]}`, points(cvp), died(dead)]
        .filter(Boolean)
        .join(", "),
  },
  met: {
    heading: "Wer auf wen traf",
    note: "jede Zeile von links lesen: Sieg, Unentschieden oder Niederlage, und die Siegpunkte",
    caption: "Wer auf wen traf und wie es für die Warband links ausging",
    never: "nie getroffen",
    outcome: ({ number, scenario, outcome }: Told) => `${outcomes[outcome]}, Spiel ${count(number)}, ${scenario}: `,
    score: (ours: number | null, theirs: number | null) =>
      [ours, theirs].map((n) => (n === null ? "–" : count(n))).join(":"),
  },
  web: {
    heading: "Wer wen fällte",
    note: "Modelle, die in ihren Spielen außer Gefecht gingen; ein Stachel zeigt auf die Gefallenen",
    back: (n: number) => `−${count(n)}`,
    described: (n: number, most: { who: string; whom: string; n: number } | undefined) =>
      most === undefined
        ? "Noch ist niemand gefallen."
        : `${plural(n, "Stachel", "Stacheln")} zwischen den Warbands. Der breiteste: ${most.who} fällte ${count(most.n)} von ${most.whom}.`,
  },
  figures: "In Zahlen",
  figuresOf: (what: string) => `${what}, in Zahlen`,
  game: (n: number) => `Spiel ${count(n)}`,
  axis: "die Spiele der Warband",
  chart: {
    cvp: "Kampagnenpunkte",
    vp: "Siegpunkt-Differenz",
    rating: "Wertung und Schwellenwert",
    took: "Zugefügte Verluste",
    fell: "Erlittene Verluste",
  },
  chartNotes: {
    cvp: "summiert",
    vp: "summiert",
    rating: "Dukaten des ganzen Rosters",
    took: "Feinde außer Gefecht, summiert",
    fell: "eigene Modelle außer Gefecht, summiert",
  },
  value: { plain: (n: number) => count(n), signed: (n: number) => signed(n) },
  point: (name: string, game: number, value: string, title: string) => `${name}, Spiel ${game}: ${value} (${title})`,
  described: (what: string, ends: { name: string; value: string }[]) =>
    `${what}. Zuletzt: ${ends.map(({ name, value }) => `${name} ${value}`).join(", ")}.`,
  factions: "Nach Fraktion",
  factionsNote: "jede Warband mit jedem ihrer Spiele",
  factionsOf: "Fraktionen",
  scenarios: "Nach Szenario",
  scenariosOf: "Szenarien",
  scenariosNote: "SP: einer Seite, im Schnitt",
  roles: "Angreifer und Verteidiger",
  rolesOf: "Angreifer gegen Verteidiger",
  noRoles: "Kein Spiel hält fest, wer angriff.",
  tally: {
    faction: "Fraktion",
    warbands: "Warbands",
    games: "Spiele",
    record: "S–U–N",
    vp: "SP",
    difference: "SP ±",
    scenario: "Szenario",
    drawn: "Remis",
    attacker: "Angreifer",
    average: "SP je Seite",
    fell: "Gefallen",
    role: "Seite",
  },
  tallyTitles: {
    attacker: "Siege, Unentschieden, Niederlagen der Angreifer",
    average: "Siegpunkte einer Seite, im Schnitt",
    fell: "Modelle der Kampagne, die außer Gefecht gingen",
    vp: "Siegpunkte für und gegen",
  },
  attackers: "Angreifer",
  defenders: "Verteidiger",
  record: (w: number, d: number, l: number) => `${w}–${d}–${l}`,
  vp: (n: number | null) => (n === null ? "–" : signed(n)),
  score: (made: number, against: number) => `${count(made)} : ${count(against)}`,
  points: (score: readonly number[] | null) =>
    score === null ? "–" : score.map((points) => count(points)).join(" : "),
  tenths: (n: number | null) => (n === null ? "–" : `${count(Math.floor(n / 10))},${n % 10}`),
  stories: "Was es zu erzählen gibt",
  notYet: "Hat noch nicht gespielt.",
};

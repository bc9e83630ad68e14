/** Szenarien: die Sammlung, Aufbauten, der Karteneditor, der Bogen eines Szenarios. */
import type { Formula, Placing } from "../../own/calls.ts";
import type { TerrainKind, VictoryPoints } from "../../scenarios/calls.ts";
import type { layouts as enLayouts, scenarios as en } from "../en/scenarios.ts";
import { count, inches, lately, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

type Per = Exclude<VictoryPoints["per"], string>;

/** `cache-destroyed`, wie man es sagt. */
const spoken = (id: string) => id.replaceAll("-", " ");

const whose = {
  enemy_out: "Feinde außer Gefecht",
  own_out: "eigene Modelle außer Gefecht",
  own_escaped: "entkommene eigene Modelle",
  own_on_table: "eigene Modelle auf dem Tisch",
};

function formulaText({ sum, divided_by, rounded = "up", each_model }: Formula): string {
  const terms = sum.map(({ times, of }) => {
    const what =
      typeof of === "string"
        ? "Ruhmestaten"
        : "ducats" in of
          ? `Dukaten (${whose[of.ducats]})`
          : "glory" in of
            ? `Ruhm (${whose[of.glory]})`
            : "models" in of
              ? whose[of.models]
              : "objectives" in of
                ? `${of.objectives || "Missionsziele"}, kontrolliert`
                : spoken(Object.values(of).join(" "));
    return times === 1 ? what : `${count(times)} \u00d7 ${what}`;
  });
  const how = { up: "aufgerundet", down: "abgerundet", half: "gerundet" }[rounded];
  const by = divided_by === 1 ? "" : `, geteilt durch ${count(divided_by)}, ${how}${each_model ? " je Modell" : ""}`;
  return `für ${terms.join(" + ")}${by}`;
}

/** Wie jemand außer Gefecht ging. */
const kills: Record<string, string> = {
  ranged: "im Fernkampf",
  melee: "im Nahkampf",
  long_range: "auf lange Reichweite",
  target_in_cover: "in Deckung",
  attacker_in_cover: "aus der Deckung",
  elite: "ELITE",
  dive: "durch einen Sprungangriff",
  bloodbath: "durch einen Blutbad-Wurf",
  revenge: "aus Rache",
  retreated: "nach einem Rückzug",
  charged: "nach einem Sturmangriff",
  rough_ground: "auf schwierigem oder gefährlichem Gelände",
  higher_objective: "auf einem höheren Missionsziel",
  target_at_home: "in der eigenen Zone",
  both_poisoned: "beide vergiftet",
  fall: "durch einen Sturz",
  riding: "durch ein Modell auf seinem Rücken",
};

function perWhat(per: Per): string {
  if ("formula" in per) return formulaText(per.formula);
  if ("table" in per) return per.table;
  if ("enemy_ducats" in per) return `je ${count(per.enemy_ducats)} Dukaten jedes Feindes außer Gefecht, aufgerundet`;
  if ("enemy_glory" in per) return `je ${count(per.enemy_glory)} Ruhm jedes Feindes außer Gefecht, aufgerundet`;
  if ("tally" in per) return `je ${spoken(per.tally)}`;
  if ("claimed" in per) return `je ${spoken(per.claimed)}, beansprucht`;
  if ("thing_gone" in per) return `je ${spoken(per.thing_gone)}, zerstört`;
  if ("thing_left" in per) return `je ${spoken(per.thing_left)}, noch da`;
  if ("neutral_down" in per) return `je ${spoken(per.neutral_down)}, zu Boden gebracht`;
  if ("noted_out" in per) return `je Feind der geheimen Notiz (${spoken(per.noted_out)}) außer Gefecht`;
  if ("noted_left" in per) return `je Modell der geheimen Notiz (${spoken(per.noted_left)}) nicht außer Gefecht`;
  if ("noted_held" in per) return `für die Kontrolle über das Eigene: ${spoken(per.noted_held)}`;
  if ("enemy_noted_held" in per) return `für die Kontrolle über das Feindliche: ${spoken(per.enemy_noted_held)}`;
  const whom = per.kill.flatMap((mark) => (typeof mark === "object" && "neutral" in mark ? [mark.neutral] : []));
  const marks = per.kill.flatMap((mark) => {
    if (typeof mark === "string") return [kills[mark] ?? spoken(mark).replaceAll("_", " ")];
    return "neutral" in mark ? [] : [spoken(Object.values(mark).join(" "))];
  });
  return [`je ${spoken(whom[0] ?? "Feind")}, außer Gefecht gesetzt`, ...marks].join(", ");
}

export const scenarios: Sentences<typeof en> = {
  setUps: "Aufbauten",
  setUpsHint: "neueste zuerst",
  noSetUps: "Noch keine. Bau ein Szenario auf: Es lässt sich mehr als einmal spielen.",
  search: "Szenarien und Aufbauten suchen",
  facets: {
    title: "Welche Szenarien",
    label: {
      stage: "Kampagnenabschnitt",
      archetype: "Schlachtfeld",
      length: "Länge",
      players: "Spieler",
      roles: "Rollen",
      table: "Tisch",
      played: "Hier gespielt",
      pack: "Quelle",
    },
    rules: "Regelbuch",
    played: { yes: "hier gespielt", no: "noch nicht" },
    any: "egal",
    roles: { even: "beide gleich", uneven: "Angreifer und Verteidiger" },
    players: (n: number) => plural(n, "Spieler", "Spieler"),
    found: (n: number, of: number) =>
      n === of ? plural(of, "Szenario", "Szenarien") : `${count(n)} von ${count(of)} Szenarien`,
    clear: "Alle zeigen",
  },
  emptyHeading: "Kein Szenario im Paket",
  emptyText: "Die Regeln dieses Buchs haben kein Szenario zum Aufbauen.",
  warbandsFirst: "Eine Schlacht braucht zwei Warbands: Dieses Buch hat noch keine.",
  toWarbands: "Zu den Warbands",
  facts: "Szenario",
  onPages: (pages: string) => `S. ${pages}`,
  together: (names: string[]) => names.join(", "),
  number: (n: number) => roman[n] ?? count(n),
  setUp: "Aufbauen",
  setUpScenario: (name: string) => `${name} aufbauen`,
  proposed: (scenario: string, n: number) => `${scenario}, ${count(n)}`,
  map: (name: string) => `Karte von ${name}`,

  /* Der Bogen */
  length: "Länge",
  turns: (n: number) => plural(n, "Zug", "Züge"),
  extraTurn: (face: number) => `dann ein Würfel: bei ${count(face)} oder weniger Ende, sonst noch ein Zug`,
  roles: "Rollen",
  rolesText: {
    even: "keine",
    larger_attacks: "die größere Warband greift an; bei Gleichstand entscheidet, wer beim Auswürfeln gewinnt",
    larger_attacks_in_campaign:
      "in der Kampagne greift die größere Warband an; sonst entscheidet, wer beim Auswürfeln gewinnt",
    roll_off: "wer beim Auswürfeln gewinnt, entscheidet",
  },
  forcesHeading: "Streitmächte",
  forceRule: {
    all_elites: "so viele ELITE-Modelle wie möglich",
    defender_halves_ducats: "der Verteidiger darf die Hälfte der Dukaten einsetzen",
    field_strength: (n: number) => `in der Kampagne Truppenstärke ${count(n)} für beide`,
  },
  entry: "Beginn",
  entryText: {
    who: { attacker: "Angreifer", defender: "Verteidiger" },
    models: (n: number) => plural(n, "Modell", "Modelle"),
    models_and_d3: (n: number) => `${count(n)} + D3 Modelle`,
    half: "halbe Streitmacht, aufgerundet",
    vanguard: "eine Vorhut, nicht größer als die Reserve",
    wide: (from: number, counts: number) => `Bases ab ${Math.round(from / 1000)} mm zählen als ${count(counts)}`,
    stays_away: "die anderen bleiben fern",
    enters: (turn: number) => `die anderen kommen von selbst, ab Zug ${count(turn)}`,
    arrives: "die anderen kommen ab Zug 1: auswürfeln, dann je D3",
  },
  things: "Auf dem Tisch",
  neutralModels: (name: string, n: number) => (n > 0 ? `${name} \u00d7 ${count(n)}` : name),
  notes: "Geheim",
  noteText: {
    own_elite: "ein eigenes ELITE-Modell",
    objective: "ein Missionsziel",
    enemy_elites: (n: number) => `bis zu ${count(n)} feindliche ELITE-Modelle`,
  },
  reminders: "Am Tisch",
  table: "Tisch",
  tableSize: (width: number, depth: number) => `${inches(width)} mal ${inches(depth)}`,
  vp: "SP",
  points: ({ at, per, points, side, alone, turns, most, kind }: VictoryPoints) => {
    const what =
      typeof per === "string"
        ? {
            objective_controlled: kind ? `je ${kind}, kontrolliert` : "je kontrolliertem Missionsziel",
            objective_reached: kind ? `je ${kind}, erreicht` : "je erreichtem Missionsziel",
            enemy_out_of_action: "je Feind außer Gefecht",
            glorious_deed: "je Ruhmestat",
          }[per]
        : perWhat(per);
    const when = { immediately: "sofort", turn_end: "am Ende jedes Zugs", game_end: "am Ende" }[at];
    const more = [
      side ? { attacker: "Angreifer", defender: "Verteidiger" }[side] : "",
      turns ? (turns[0] === turns[1] ? `Zug ${count(turns[0] ?? 0)}` : `Züge ${turns.map(count).join(" bis ")}`) : "",
      typeof alone === "number" ? `${count(alone)}, wenn kein Feind dort ist` : "",
      typeof most === "number" ? `höchstens ${count(most)}` : "",
    ].filter(Boolean);
    return { points: count(points), text: [when, what, ...more].join(", ") };
  },
  placed: "Gelegt",
  placing: ({ label, many, apart, from_edges, from_zones }: Placing) => {
    const [kind, n] = Object.entries(many)[0] ?? ["each", 0];
    const so = {
      together: `zusammen ${count(n)}`,
      each: `${count(n)} je Seite`,
      each_d3_and: n === 0 ? "ein D3 je Seite" : `ein D3 und ${count(n)} je Seite`,
    }[kind as "each"];
    const far = [
      apart ? `${inches(apart)} voneinander` : "",
      from_edges ? `${inches(from_edges)} von Rändern` : "",
      from_zones ? `${inches(from_zones)} von Zonen` : "",
    ].filter(Boolean);
    return [`${label}: ${so}, abwechselnd`, ...far].join(", ");
  },
  control: "Kontrolle",
  controlText: (within: number, onBeats: boolean) =>
    `mehr Modelle ${within > 0 ? `darauf oder innerhalb von ${inches(within)}` : "darin"}${onBeats ? "; Modelle in Kontakt gehen nahen vor" : ""}`,
  infiltrate: "Infiltrieren",
  infiltrators: {
    normal: "nein: in der Zone, mit den anderen",
    allowed: "ja, nach allen anderen",
    notNear: (far: number) => `ja, nicht innerhalb von ${inches(far)} um ein Missionsziel`,
    limits: "ja, in den Grenzen des Szenarios",
  },
  teams: "Teams",
  teamsText:
    "zwei zu zweit; sie schonen einander, stellen in einer Hälfte auf und gewinnen durch das, was sie zusammen erzielen",
  morale: "Moral",
  moraleText: { yes: "jeden Zug geprüft", no: "nicht geprüft" },
  terrain: "Gelände",
  unconfirmed: "Unbestätigt",
  unconfirmedHint: "auf der Karte berichtigen",
  deeds: "Ruhmestaten",
  deedsHint: "je einmal",
  deedWorth: (points: number, glory: number, dice: number) =>
    `${count(points)} SP, ${count(glory)} Ruhm, +${count(dice)} Beförderungswürfel`,

  /* Der Editor */
  where: "Aufbau",
  about: (setUp: string, scenario: string, forces: string[]) =>
    [...(setUp.includes(scenario) ? [] : [scenario]), ...forces].join(" \u00b7 "),
  force: (name: string, ducats: number) => `${name}, ${plural(ducats, "Dukat", "Dukaten")}`,
  undo: "Letzte Änderung rückgängig",
  redo: "Änderung wiederholen",
  rename: "Aufbau umbenennen",
  newName: "Neuer Name des Aufbaus",
  keep: "Speichern",
  ready: "Bereit",
  readyBut: "Die Schlacht kann beginnen; einige Schritte stehen noch aus.",
  stands: (n: number) => `vorher zu klären: ${plural(n, "Punkt", "Punkte")}`,
  beginBattle: "Schlacht beginnen",
  asked: "Szenario oder Kampagne verlangen etwas anderes: Ändert es, oder einigt euch, so zu spielen",
  readiness: "Vor der Schlacht",
  battles: "Schlachten daraus",
  noBattles: "Noch keine. Er lässt sich beliebig oft spielen.",
  playedAgain: "Du kannst ihn noch einmal spielen.",
  battleNamed: (name: string, nth: number) => `${name}, Schlacht ${count(nth)}`,
  gone: "eine Warband, die nicht mehr im Buch ist",
  letter: (side: number) => String.fromCharCode(65 + side),
  side: (letter: string) => `Seite ${letter}`,
  moreSides: "Warband hinzufügen",
  fewerSides: (letter: string) => `Seite ${letter} herausnehmen`,
  sidesFrom: (least: number, most: number) => `${count(least)} bis ${count(most)} Warbands`,
  sidesNow: (n: number) => plural(n, "Warband", "Warbands"),
  warbandFor: (letter: string) => `Warband für Seite ${letter}`,
  nobody: "noch niemand",
  notLegal: (name: string) => `${name} (zu beheben)`,
  noRoster: (name: string) => `${name} (noch kein Roster)`,
  noRosterYet: "Sie hat noch keinen Roster. Bau ihn, oder spielt auf Papier.",
  terms: "Bedingungen",
  campaign: "Kampagne",
  noCampaign: "außerhalb jeder Kampagne",
  inside: "Das Nachspiel geht in die Kampagne ein.",
  outside: "Dieses Spiel zählt für keine Kampagne. Wenn es vorbei ist, kannst du es noch in eine aufnehmen.",
  ruleset: "Regelsatz",
  rulesetNamed: (name: string, differs: number) =>
    differs === 0 ? name : `${name} · ${plural(differs, "Lesart anders", "Lesarten anders")}`,
  kept: "Eine Schlacht behält den Regelsatz, mit dem sie begann.",
  differing: (n: number) => plural(n, "abweichende Lesart", "abweichende Lesarten"),
  differs: (name: string) => `Was ${name} anders liest`,
  usually: (usual: string) => `gedruckt: ${usual}`,
  allowed: (game: number, threshold: number, strength: number) =>
    `Spiel ${count(game)} erlaubt ${plural(threshold, "Dukat", "Dukaten")} und ${plural(strength, "Modell", "Modelle")}.`,
  counting: (strength: number) => `${plural(strength, "Modell zählt", "Modelle zählen")} hier.`,
  fielded: (n: number, of: number) => `${count(n)} von ${count(of)} Modellen`,
  forceTotal: (ducats: number) => plural(ducats, "Dukat", "Dukaten"),
  fieldAll: "Alle",
  fieldNone: "Keine",
  fieldAllOf: (letter: string) => `Alle von Seite ${letter} ins Feld`,
  fieldNoneOf: (letter: string) => `Keine von Seite ${letter} ins Feld`,
  field: (name: string) => `${name} ins Feld`,
  misses: "setzt dieses Spiel aus",
  map_: "Karte",
  tray: "Gelände: Tipp ein Stück an, oder zieh es auf die Karte",
  put: (kind: string) => `Hinzufügen: ${kind}`,
  palette: {
    ruined_building: "Ruine",
    ruined_corner: "Ruinenecke",
    trench: "Graben",
    hill: "Hügel",
    wall: "Mauer",
    landmark: "Wahrzeichen",
    intact_building: "Gebäude",
    difficult: "Schwieriges Gelände",
    dangerous: "Gefährliches Gelände",
    river: "Fluss",
    stream: "Bach",
    obstacle: "Hindernis",
  } satisfies Record<TerrainKind, string>,
  drawnAs: "Gezeichnet als",
  pieceLabel: "Beschriftung",
  height: "Höhe",
  width: "Breite",
  depth: "Tiefe",
  radius: "Radius",
  x: "Von Westen",
  y: "Von Norden",
  removed: (name: string) => `${name} entfernt`,
  chooseOnMap: "Wähle eine Zone, ein Missionsziel oder ein Geländestück, hier oder auf der Karte.",
  objective: (label: string) => `Missionsziel ${label}`,
  confirm: "Stimmt so",
  saved: (what: string) => `${what}: gespeichert`,
  beside: "Filter und Aufbauten",
  others: "Szenarien",
  setUpOf: (name: string, scenario: string, updated: string) =>
    [...(name.startsWith(scenario) ? [] : [scenario]), lately(updated)].join(" \u00b7 "),
  allScenarios: "Alle Szenarien",
  compareWith: "Vergleichen mit",
  compareNone: "nichts",
  noStage: "in keiner Abschnittstabelle",
  rolesAlike: "beide Seiten gleich",
  rolesApart: "Angreifer und Verteidiger",
  playedTimes: (n: number) =>
    n === 0 ? "hier noch nie gespielt" : n === 1 ? "hier einmal gespielt" : `hier ${count(n)}-mal gespielt`,
  about_: (...parts: string[]) => parts.filter(Boolean).join(" \u00b7 "),
  noneFound: "Kein Szenario passt.",
  selectPart: "Teil der Karte",
  noPart: "nichts gewählt",
  chosen: (name: string) => `${name} gewählt`,
  nth: (name: string, n: number) => `${name} Nr. ${count(n)}`,
  heldBy: (piece: string) => `Das ist ${piece}: Beide bewegen sich zusammen.`,
  keys: "Zieh es, oder nimm auf der Karte die Pfeiltasten: ein halber Zoll, mit Umschalt ein ganzer.",
  removePart: (name: string) => `${name} entfernen`,
};

/** Das Gelände anderer Aufbauten. */
export const layouts: Sentences<typeof enLayouts> = {
  heading: "Geländepläne",
  hint: "schon einmal gelegtes Gelände",
  none: "Für diese Tischgröße gibt es noch keinen Geländeplan. Speichere diesen, und er steht hier fürs nächste Mal.",
  pieces: (n: number) => plural(n, "Stück", "Stücke"),
  use: "Nehmen",
  useOf: (name: string) => `Nehmen: ${name}`,
  mirrored: "Gespiegelt",
  mirroredOf: (name: string) => `Gespiegelt: ${name}`,
  rotated: "Gedreht",
  rotatedOf: (name: string) => `Gedreht: ${name}`,
  all: (n: number) => `Alle ${count(n)} Geländepläne`,
  keep: "Plan speichern",
  name: "Name des Geländeplans",
  keptAs: (name: string) => `Gespeichert als „${name}“.`,
  rename: "Umbenennen",
  forget: "Plan verwerfen",
};

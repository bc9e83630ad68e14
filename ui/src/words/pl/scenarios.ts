/** Scenariusze: biblioteka, przygotowania, edytor mapy, arkusz scenariusza. */
import type { Formula } from "../../own/calls.ts";
import type { TerrainKind, VictoryPoints } from "../../scenarios/calls.ts";
import { count, inches, lately } from "../figures.ts";
import type { layouts as enLayouts, scenarios as en } from "../en/scenarios.ts";
import type { Sentences } from "../sentences.ts";
import { ducats, models, several, turns, worded } from "./forms.ts";

const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

type Per = Exclude<VictoryPoints["per"], string>;

/** `cache-destroyed` tak, jak się to mówi. */
const spoken = (id: string) => id.replaceAll("-", " ");

const whose = {
  enemy_out: "wrogów wyłączonych z akcji",
  own_out: "własnych modeli wyłączonych z akcji",
  own_escaped: "własnych modeli, które uszły",
  own_on_table: "własnych modeli na stole",
};

function formulaText({ sum, divided_by, rounded = "up", each_model }: Formula): string {
  const terms = sum.map(({ times, of }) => {
    const what =
      typeof of === "string"
        ? "chwalebne czyny"
        : "ducats" in of
          ? `dukaty ${whose[of.ducats]}`
          : "glory" in of
            ? `chwała ${whose[of.glory]}`
            : "models" in of
              ? `liczba ${whose[of.models]}`
              : "objectives" in of
                ? `kontrolowane cele${of.objectives ? ` (${of.objectives})` : ""}`
                : spoken(Object.values(of).join(" "));
    return times === 1 ? what : `${count(times)} \u00d7 ${what}`;
  });
  const how = { up: "w górę", down: "w dół", half: "do najbliższej" }[rounded];
  const by = divided_by === 1 ? "" : `, przez ${count(divided_by)}, ${how}${each_model ? ", każdy model osobno" : ""}`;
  return `suma: ${terms.join(" + ")}${by}`;
}

function perWhat(per: Per): string {
  if ("formula" in per) return formulaText(per.formula);
  if ("table" in per) return per.table;
  if ("enemy_ducats" in per)
    return `za każde ${count(per.enemy_ducats)} dukatów każdego wroga wyłączonego z akcji, w górę`;
  if ("enemy_glory" in per)
    return `za każde ${count(per.enemy_glory)} pkt chwały każdego wroga wyłączonego z akcji, w górę`;
  if ("tally" in per) return `za każde: ${spoken(per.tally)}`;
  if ("claimed" in per) return `za każde przejęte: ${spoken(per.claimed)}`;
  if ("thing_gone" in per) return `za każde zniszczone: ${spoken(per.thing_gone)}`;
  if ("thing_left" in per) return `za każde ocalałe: ${spoken(per.thing_left)}`;
  if ("neutral_down" in per) return `za każdy powalony model: ${spoken(per.neutral_down)}`;
  if ("noted_out" in per) return `za każdego wroga z tajnej notatki (${spoken(per.noted_out)}) wyłączonego z akcji`;
  if ("noted_left" in per)
    return `za każdy model z tajnej notatki (${spoken(per.noted_left)}), który nie jest wyłączony z akcji`;
  if ("noted_held" in per) return `za kontrolę własnego celu: ${spoken(per.noted_held)}`;
  if ("enemy_noted_held" in per) return `za kontrolę celu wroga: ${spoken(per.enemy_noted_held)}`;
  const whom = per.kill.flatMap((mark) => (typeof mark === "object" && "neutral" in mark ? [mark.neutral] : []));
  const marks = per.kill.flatMap((mark) => {
    if (typeof mark === "string") return [spoken(mark).replaceAll("_", " ")];
    return "neutral" in mark ? [] : [spoken(Object.values(mark).join(" "))];
  });
  const first =
    whom[0] === undefined
      ? "za każdego wroga wyłączonego z akcji"
      : `za każdy wyłączony z akcji model: ${spoken(whom[0])}`;
  return [first, ...marks].join(", ");
}

export const scenarios: Sentences<typeof en> = {
  setUps: "Przygotowania",
  setUpsHint: "najnowsze na górze",
  noSetUps: "Jeszcze żadnego. Przygotuj scenariusz: można go zagrać nie raz.",
  search: "Szukaj scenariuszy i przygotowań",
  facets: {
    title: "Które scenariusze",
    label: {
      stage: "Etap kampanii",
      archetype: "Pole bitwy",
      length: "Długość",
      players: "Gracze",
      roles: "Role",
      table: "Stół",
      played: "Grane tutaj",
      pack: "Skąd",
    },
    rules: "podręcznik",
    played: { yes: "grane tutaj", no: "jeszcze nie" },
    any: "dowolne",
    roles: { even: "równe strony", uneven: "atakujący i obrońca" },
    players: (n) => several(n, "gracz", "graczy", "graczy"),
    found: (n, of) =>
      n === of
        ? several(of, "scenariusz", "scenariusze", "scenariuszy")
        : `${count(n)} z ${several(of, "scenariusza", "scenariuszy", "scenariuszy")}`,
    clear: "Pokaż wszystkie",
  },
  emptyHeading: "W pakiecie nie ma scenariusza",
  emptyText: "Zasady tej księgi nie mają scenariusza do przygotowania.",
  warbandsFirst: "Do bitwy trzeba dwóch band: w tej księdze nie ma jeszcze żadnej.",
  toWarbands: "Do band",
  facts: "Scenariusz",
  onPages: (pages) => `s. ${pages}`,
  together: (names) => names.join(", "),
  number: (n) => roman[n] ?? count(n),
  setUp: "Przygotuj",
  setUpScenario: (name) => `Przygotuj: ${name}`,
  proposed: (scenario, n) => `${scenario}, ${count(n)}`,
  map: (name) => `Mapa: ${name}`,

  /* Arkusz */
  length: "Długość",
  turns: (n) => turns(n),
  extraTurn: (face) => `potem rzut: ${count(face)} lub mniej to koniec, inaczej jeszcze jedna tura`,
  roles: "Role",
  rolesText: {
    even: "brak",
    larger_attacks: "atakuje większa banda; przy remisie decyduje zwycięzca rzutu rozstrzygającego",
    larger_attacks_in_campaign: "w kampanii atakuje większa banda; poza nią decyduje zwycięzca rzutu rozstrzygającego",
    roll_off: "decyduje zwycięzca rzutu rozstrzygającego",
  },
  forcesHeading: "Oddziały",
  forceRule: {
    all_elites: "jak najwięcej modeli ELITE",
    defender_halves_ducats: "obrońcy wolno wydać połowę dukatów",
    field_strength: (n) => `w kampanii liczebność ${count(n)} dla obu`,
  },
  entry: "Początek",
  entryText: {
    who: { attacker: "atakujący", defender: "obrońca" },
    models: (n) => models(n),
    models_and_d3: (n) => `${count(n)} + D3 modeli`,
    half: "połowa oddziału, zaokrąglona w górę",
    vanguard: "straż przednia nie większa niż rezerwa",
    wide: (from, counts) => `podstawki od ${Math.round(from / 1000)} mm liczą się za ${count(counts)}`,
    stays_away: "pozostałe nie biorą udziału",
    enters: (turn) => `pozostałe wchodzą same od tury ${count(turn)}`,
    arrives: "pozostałe wchodzą od tury 1: rzut rozstrzygający, potem po D3",
  },
  things: "Na stole",
  neutralModels: (name, n) => (n > 0 ? `${name} \u00d7 ${count(n)}` : name),
  notes: "W tajemnicy",
  noteText: {
    own_elite: "jeden własny ELITE",
    objective: "jeden cel",
    enemy_elites: (n) => `najwyżej ${several(n, "wrogi model", "wrogie modele", "wrogich modeli")} ELITE`,
  },
  reminders: "Przy stole",
  table: "Stół",
  tableSize: (width, depth) => `${inches(width)} × ${inches(depth)}`,
  vp: "PZ",
  points: ({ at, per, points, side, alone, turns: given, most, kind }) => {
    const what =
      typeof per === "string"
        ? {
            objective_controlled: kind ? `za każdy kontrolowany cel: ${kind}` : "za każdy kontrolowany cel",
            objective_reached: kind ? `za każdy osiągnięty cel: ${kind}` : "za każdy osiągnięty cel",
            enemy_out_of_action: "za każdego wroga wyłączonego z akcji",
            glorious_deed: "za każdy chwalebny czyn",
          }[per]
        : perWhat(per);
    const when = { immediately: "od razu", turn_end: "koniec każdej tury", game_end: "koniec gry" }[at];
    const more = [
      side ? { attacker: "atakujący", defender: "obrońca" }[side] : "",
      given ? (given[0] === given[1] ? `tura ${count(given[0] ?? 0)}` : `tury ${given.map(count).join("–")}`) : "",
      typeof alone === "number" ? `${count(alone)}, jeśli nie ma tam wroga` : "",
      typeof most === "number" ? `najwyżej ${count(most)}` : "",
    ].filter(Boolean);
    return { points: count(points), text: [when, what, ...more].join(", ") };
  },
  placed: "Rozstawiane",
  placing: ({ label, many, apart, from_edges, from_zones }) => {
    const [kind, n] = Object.entries(many)[0] ?? ["each", 0];
    const so = {
      together: `łącznie ${count(n)}`,
      each: `po ${count(n)} na stronę`,
      each_d3_and: n === 0 ? "po D3 na stronę" : `po D3 i ${count(n)} na stronę`,
    }[kind as "each"];
    const far = [
      apart ? `co ${inches(apart)}` : "",
      from_edges ? `${inches(from_edges)} od krawędzi` : "",
      from_zones ? `${inches(from_zones)} od stref` : "",
    ].filter(Boolean);
    return [`${label}: ${so}, na zmianę`, ...far].join(", ");
  },
  control: "Kontrola",
  controlText: (within, onBeats) =>
    `więcej modeli na celu${within > 0 ? ` albo w promieniu ${inches(within)}` : ""}${onBeats ? "; te, które go dotykają, są ważniejsze niż te obok" : ""}`,
  infiltrate: "Infiltracja",
  infiltrators: {
    normal: "nie: w strefie, z innymi",
    allowed: "tak, po wszystkich innych",
    notNear: (far) => `tak, dalej niż ${inches(far)} od celów`,
    limits: "tak, w granicach scenariusza",
  },
  teams: "Drużyny",
  teamsText:
    "dwie dwuosobowe; oszczędzają się nawzajem, rozstawiają się w jednej połowie i wygrywają tym, co zdobędą razem",
  morale: "Morale",
  moraleText: { yes: "test w każdej turze", no: "bez testów" },
  terrain: "Teren",
  unconfirmed: "Niepotwierdzone",
  unconfirmedHint: "popraw na mapie",
  deeds: "Chwalebne czyny",
  deedsHint: "każdy raz",
  deedWorth: (points, glory, dice) =>
    `${count(points)} PZ, ${count(glory)} pkt chwały, +${count(dice)} ${worded(dice, "kość", "kości", "kości")} awansu`,

  /* Edytor */
  where: "Przygotowanie",
  about: (setUp, scenario, forces) => [...(setUp.includes(scenario) ? [] : [scenario]), ...forces].join(" \u00b7 "),
  force: (name, worth) => `${name}, ${ducats(worth)}`,
  undo: "Cofnij ostatnią zmianę",
  redo: "Ponów zmianę",
  rename: "Zmień nazwę przygotowania",
  newName: "Nowa nazwa przygotowania",
  keep: "Zapisz",
  ready: "Gotowe",
  readyBut: "Bitwa może się zacząć; zostało jeszcze parę kroków.",
  stands: (n) => `${several(n, "rzecz", "rzeczy", "rzeczy")} do ustalenia`,
  beginBattle: "Zacznij bitwę",
  asked: "Scenariusz albo kampania chce czego innego: zmień to albo ustalcie, że gracie tak",
  readiness: "Przed bitwą",
  battles: "Bitwy z niego",
  noBattles: "Jeszcze żadnej. Można z niego zagrać dowolnie wiele razy.",
  playedAgain: "Możesz zagrać to jeszcze raz.",
  battleNamed: (name, nth) => `${name}, bitwa ${count(nth)}`,
  gone: "banda, której nie ma już w księdze",
  letter: (side) => String.fromCharCode(65 + side),
  side: (letter) => `Strona ${letter}`,
  moreSides: "Dodaj bandę",
  fewerSides: (letter) => `Usuń stronę ${letter}`,
  sidesFrom: (least, most) => `od ${count(least)} do ${count(most)} band`,
  sidesNow: (n) => several(n, "banda", "bandy", "band"),
  warbandFor: (letter) => `Banda strony ${letter}`,
  nobody: "jeszcze nikt",
  notLegal: (name) => `${name} (do poprawy)`,
  noRoster: (name) => `${name} (bez rozpiski)`,
  noRosterYet: "Banda nie ma jeszcze rozpiski. Zbuduj ją albo walcz na papierze.",
  terms: "Warunki",
  campaign: "Kampania",
  noCampaign: "poza kampaniami",
  inside: "Rozliczenie trafia do kampanii.",
  outside: "Ta gra nie liczy się do żadnej kampanii. Po jej końcu można ją jeszcze do którejś przyjąć.",
  ruleset: "Zestaw zasad",
  rulesetNamed: (name, differs) =>
    differs === 0 ? name : `${name} · ${several(differs, "różnica", "różnice", "różnic")}`,
  kept: "Bitwa zachowuje zestaw zasad, z którym się zaczęła.",
  differing: (n) => several(n, "inna interpretacja", "inne interpretacje", "innych interpretacji"),
  differs: (name) => `Co inaczej czyta ${name}`,
  usually: (usual) => `w druku: ${usual}`,
  allowed: (game, threshold, strength) => `Gra ${count(game)}: najwyżej ${ducats(threshold)} i ${models(strength)}.`,
  counting: (strength) => `Liczy się tu ${models(strength)}.`,
  fielded: (n, of) => `${count(n)} z ${several(of, "modelu", "modeli", "modeli")}`,
  forceTotal: (worth) => ducats(worth),
  fieldAll: "Wszyscy",
  fieldNone: "Nikt",
  fieldAllOf: (letter) => `Wystaw wszystkich strony ${letter}`,
  fieldNoneOf: (letter) => `Nie wystawiaj nikogo ze strony ${letter}`,
  field: (name) => `Wystaw: ${name}`,
  misses: "opuszcza tę grę",
  map_: "Mapa",
  tray: "Teren: dotknij elementu albo przeciągnij go na mapę",
  put: (kind) => `Dodaj: ${kind}`,
  palette: {
    ruined_building: "Zrujnowany budynek",
    ruined_corner: "Zrujnowany narożnik",
    trench: "Okop",
    hill: "Wzgórze",
    wall: "Mur",
    landmark: "Pomnik",
    intact_building: "Cały budynek",
    difficult: "Trudny teren",
    dangerous: "Groźny teren",
    river: "Rzeka",
    stream: "Strumień",
    obstacle: "Przeszkoda",
  } satisfies Record<TerrainKind, string>,
  drawnAs: "Rysowany jako",
  pieceLabel: "Opis",
  height: "Wysokość",
  width: "Szerokość",
  depth: "Głębokość",
  radius: "Promień",
  x: "Od zachodu",
  y: "Od północy",
  removed: (name) => `${name}: usunięte`,
  chooseOnMap: "Wybierz strefę, cel albo element terenu, tutaj lub na mapie.",
  objective: (label) => `Cel ${label}`,
  confirm: "Zgadza się",
  saved: (what) => `${what}: zapisane`,
  beside: "Filtry i przygotowania",
  others: "Scenariusze",
  setUpOf: (name, scenario, updated) =>
    [...(name.startsWith(scenario) ? [] : [scenario]), lately(updated)].join(" \u00b7 "),
  allScenarios: "Wszystkie scenariusze",
  compareWith: "Porównaj z",
  compareNone: "nic",
  noStage: "w tabeli żadnego etapu",
  rolesAlike: "równe strony",
  rolesApart: "atakujący i obrońca",
  playedTimes: (n) => (n === 0 ? "jeszcze tu niegrany" : n === 1 ? "tu grany raz" : `tu grany ${count(n)} razy`),
  about_: (...parts) => parts.filter(Boolean).join(" \u00b7 "),
  noneFound: "Żaden scenariusz nie pasuje.",
  selectPart: "Część mapy",
  noPart: "nic nie wybrano",
  chosen: (name) => `${name}: wybrane`,
  nth: (name, n) => `${name} nr ${count(n)}`,
  heldBy: (piece) => `To jest ${piece}: przesuwają się razem.`,
  keys: "Przeciągnij albo użyj strzałek na mapie: pół cala, z Shiftem cal.",
  removePart: (name) => `Usuń: ${name}`,
};

/** Teren z innych przygotowań. */
export const layouts: Sentences<typeof enLayouts> = {
  heading: "Układy",
  hint: "teren rozstawiony wcześniej",
  none: "Na stole tych rozmiarów nic jeszcze nie stało. Zapisz ten układ, a następnym razem będzie tutaj.",
  pieces: (n) => several(n, "element", "elementy", "elementów"),
  use: "Użyj",
  useOf: (name) => `Użyj: ${name}`,
  mirrored: "Lustro",
  mirroredOf: (name) => `Lustro: ${name}`,
  rotated: "Obrót",
  rotatedOf: (name) => `Obrót: ${name}`,
  all: (n) => `Wszystkie układy (${count(n)})`,
  keep: "Zapisz układ",
  name: "Nazwa układu",
  keptAs: (name) => `Zapisano jako „${name}”.`,
  rename: "Zmień nazwę",
  forget: "Usuń układ",
};

/** Stół: co jest napisane na mapie i co słyszą ci, którzy jej słuchają. */
import { count, decimal } from "../figures.ts";
import type { Sign } from "../../board/engraving.ts";
import type { Edge, TerrainKind } from "../../scenarios/calls.ts";
import type { board as en } from "../en/board.ts";
import type { Sentences } from "../sentences.ts";
import { models } from "./forms.ts";

const kinds: Record<TerrainKind, string> = {
  ruined_building: "Ruina",
  ruined_corner: "Narożnik",
  trench: "Okop",
  hill: "Wzgórze",
  wall: "Mur",
  landmark: "Pomnik",
  intact_building: "Budynek",
  difficult: "Trudny",
  dangerous: "Groźny",
  river: "Rzeka",
  stream: "Strumień",
  obstacle: "Przeszkoda",
};

const signs: Record<Exclude<Sign, TerrainKind>, string> = {
  wire: "Drut",
  hedge: "Żywopłot",
  wood: "Las",
  crater: "Lej",
  mire: "Błoto",
  "over-difficult": "Też trudny",
  "over-dangerous": "Też groźny",
  "over-impassable": "Nie do przejścia",
  "over-mined": "Zaminowany",
};

const edges: Record<Edge, string> = { north: "północ", south: "południe", east: "wschód", west: "zachód" };

/** `15,5″` z cali, do dziesiątej części. */
const tenth = (inches: number) => `${decimal(Math.round(inches * 10) / 10)}\u2033`;
/** `15,5` do słuchania, do ćwiartki. */
const spoken = (inches: number) => decimal(Math.round(inches * 4) / 4);

export const board: Sentences<typeof en> = {
  kinds,
  kind: (kind) => kinds[kind],
  nth: (name, n) => `${name} ${count(n)}`,
  sign: (sign) => (sign in kinds ? kinds[sign as TerrainKind] : signs[sign as keyof typeof signs]),
  legend: "Legenda",
  objective: "Cel",
  edge: (edge) => edges[edge],
  terrain: (name, height) => (height > 0 ? `${name} ${tenth(height)}` : name),
  zone: (letter, name, depth) =>
    `${letter === null ? name : `strefa ${letter}`}${depth === null ? "" : ` ${tenth(depth)}`}`,
  height: tenth,
  base: (letter, number) => `${letter}${count(number)}`,
  inches: tenth,
  span: (inches, long) => (long ? `${tenth(inches)} daleko` : tenth(inches)),
  reach: (weapons, inches) => `${weapons.join(", ")} ${tenth(inches)}`,
  moved: (inches, reach) => `${tenth(inches)} z ${tenth(reach)}`,
  name: (width, depth) => `Stół ${spoken(width)} na ${spoken(depth)} cali`,
  zones: (list) => list.join(", "),
  standing: (name, x, y, down) => `${name} na ${spoken(x)} i ${spoken(y)}${down ? ", leży" : ""}`,
  none: "na mapie nie ma modelu",
  keys: "Strzałki przesuwają kursor o ćwierć cala, z Shiftem o cal. Enter wybiera to, co tam jest. M mierzy, plus i minus przybliżają i oddalają, 0 pokazuje cały stół.",
  visitingKeys:
    "Strzałki przechodzą od modelu do modelu, Home i End do pierwszego i ostatniego, Enter wybiera. Z Shiftem strzałki przesuwają kursor po ziemi o cal. M mierzy od niego, plus i minus przybliżają i oddalają, 0 pokazuje cały stół.",
  placingKeys: (who, more = "") =>
    `Ustawiasz: ${who}. Strzałki przesuwają o ćwierć cala, z Shiftem o cal. Enter stawia, C dosuwa do najbliższej podstawki.${more && ` ${more}`}`,
  cursor: (x, y) => `${spoken(x)} na ${spoken(y)} cali`,
  measured: (inches) => tenth(inches),
  tools: "Narzędzia mapy",
  ruler: "Zmierz przeciągnięciem",
  names: "Nazwy",
  nearer: "Bliżej",
  farther: "Dalej",
  whole: "Cały stół",
  which: (n) => `Tu: ${models(n)}. Który?`,
  nobody: "Nikt",
};

/** Die Karte: was darauf steht, und was man davon hört. */
import type { Sign } from "../../board/engraving.ts";
import type { Edge, TerrainKind } from "../../scenarios/calls.ts";
import type { board as en } from "../en/board.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const kinds: Record<TerrainKind, string> = {
  ruined_building: "Ruine",
  ruined_corner: "Ecke",
  trench: "Graben",
  hill: "Hügel",
  wall: "Mauer",
  landmark: "Wahrzeichen",
  intact_building: "Gebäude",
  difficult: "Schwierig",
  dangerous: "Gefährlich",
  river: "Fluss",
  stream: "Bach",
  obstacle: "Hindernis",
};

/** Die Zeichen der Legende, die keine eigene Art sind. */
const signs: Record<Exclude<Sign, TerrainKind>, string> = {
  wire: "Draht",
  hedge: "Hecke",
  wood: "Wald",
  crater: "Krater",
  mire: "Schlamm",
  "over-difficult": "Auch schwierig",
  "over-dangerous": "Auch gefährlich",
  "over-impassable": "Unpassierbar",
  "over-mined": "Vermint",
};

const edges: Record<Edge, string> = { north: "Nord", south: "Süd", east: "Ost", west: "West" };

const comma = (figure: number) => figure.toString().replace(".", ",");
/** `15,5″` aus Zoll, auf Zehntel. */
const tenth = (inches: number) => `${comma(Math.round(inches * 10) / 10)}\u2033`;
/** `15,5` zum Vorlesen, auf Viertel. */
const spoken = (inches: number) => comma(Math.round(inches * 4) / 4);

export const board: Sentences<typeof en> = {
  kinds,
  kind: (kind: TerrainKind) => kinds[kind],
  nth: (name: string, n: number) => `${name} ${count(n)}`,
  sign: (sign: Sign) => (sign in kinds ? kinds[sign as TerrainKind] : signs[sign as keyof typeof signs]),
  legend: "Legende",
  objective: "Missionsziel",
  edge: (edge: Edge) => edges[edge],
  terrain: (name: string, height: number) => (height > 0 ? `${name} ${tenth(height)}` : name),
  zone: (letter: string | null, name: string, depth: number | null) =>
    `${letter === null ? name : `Zone ${letter}`}${depth === null ? "" : ` ${tenth(depth)}`}`,
  height: tenth,
  base: (letter: string, number: number) => `${letter}${count(number)}`,
  inches: tenth,
  span: (inches: number, long: boolean) => (long ? `${tenth(inches)} Lang` : tenth(inches)),
  reach: (weapons: readonly string[], inches: number) => `${weapons.join(", ")} ${tenth(inches)}`,
  moved: (inches: number, reach: number) => `${tenth(inches)} von ${tenth(reach)}`,
  name: (width: number, depth: number) => `Tisch, ${spoken(width)} mal ${spoken(depth)} Zoll`,
  zones: (list: string[]) => list.join(", "),
  standing: (name: string, x: number, y: number, down: boolean) =>
    `${name} bei ${spoken(x)} mal ${spoken(y)}${down ? ", am Boden" : ""}`,
  none: "kein Modell auf der Karte",
  keys: "Die Pfeiltasten bewegen den Zeiger um einen Viertelzoll, mit Umschalt um einen Zoll. Die Eingabetaste wählt, was dort ist. M misst, Plus und Minus zoomen, 0 zeigt den ganzen Tisch.",
  visitingKeys:
    "Die Pfeiltasten gehen von Modell zu Modell, Pos1 und Ende zum ersten und letzten, die Eingabetaste wählt eins. Mit Umschalt bewegen die Pfeiltasten einen Zeiger um einen Zoll über das Gelände. M misst von dort, Plus und Minus zoomen, 0 zeigt den ganzen Tisch.",
  placingKeys: (who: string, more = "") =>
    `${who} aufstellen. Die Pfeiltasten bewegen um einen Viertelzoll, mit Umschalt um einen Zoll. Die Eingabetaste stellt auf, C rückt an die nächste Base heran.${more && ` ${more}`}`,
  cursor: (x: number, y: number) => `${spoken(x)} mal ${spoken(y)} Zoll`,
  measured: tenth,
  tools: "Werkzeuge der Karte",
  ruler: "Messen durch Ziehen",
  names: "Namen",
  nearer: "Vergrößern",
  farther: "Verkleinern",
  whole: "Ganzer Tisch",
  which: (n: number) => `${plural(n, "Modell", "Modelle")} hier: Welches?`,
  nobody: "Niemand",
};

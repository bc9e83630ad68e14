/** Jak idzie model: jego punkty po drodze, co stoi na przeszkodzie i co o tym mówi stół. */
import { count, inches } from "../figures.ts";
import type { Passage } from "../../battle/calls.ts";
import type { way as en } from "../en/way.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

type Kind = Passage["is"];

const kinds: Record<Kind, string> = {
  difficult: "Trudny",
  dangerous: "Groźny",
  mined: "MINED",
  climb: "Wspinaczka",
  jump: "Skok",
  jump_down: "Zeskok",
};

const footings = {
  more_than_half: "Ponad pół podstawki",
  half: "Pół podstawki",
  less: "Mniej niż pół podstawki",
};

/** Co leży po drodze, w kilku słowach. */
function passage(what: Passage): string {
  switch (what.is) {
    case "difficult":
      return `Trudny teren +${inches(what.length)}`;
    case "dangerous": {
      const of =
        what.keywords && what.keywords.length > 0
          ? `Niebezpieczny teren: ${what.keywords.join(", ")}`
          : "Niebezpieczny teren";
      return what.stays ? `${of}, tam koniec` : of;
    }
    case "mined":
      return "MINED";
    case "climb": {
      const far = `${what.down ? "zejście" : "wspinaczka"} ${inches(what.height)}`;
      return what.footing === "more_than_half" ? far : `${far}, oparcie: ${footings[what.footing].toLowerCase()}`;
    }
    case "jump":
      return [
        `skok nad przerwą ${inches(what.gap)}`,
        what.rise > 0 ? `${inches(what.rise)} w górę` : what.rise < 0 ? `${inches(-what.rise)} w dół` : "",
        what.depth > 0 ? `głębokość ${inches(what.depth)}` : "",
      ]
        .filter(Boolean)
        .join(", ");
    case "jump_down":
      return `zeskok ${inches(what.height)}`;
  }
}

export const way: Sentences<typeof en> = {
  kind: (kind) => kinds[kind],
  kinds: Object.keys(kinds),
  footing: (footing) => footings[footing],
  footings: Object.keys(footings),
  passage,
  difficult: (length) => `Trudny teren +${inches(length)}`,
  key: "K",
  keys: "K dodaje punkt w tym miejscu, Backspace usuwa ostatni.",
  panel: "Droga",
  crosses: "Po drodze",
  corner: "Dodaj punkt",
  cornered: (n) => `Punkt ${count(n)}`,
  uncorner: "Usuń punkt",
  uncornered: (left) => `Punkt usunięty, zostało: ${several(left, "punkt", "punkty", "punktów")}`,
  walls: (pieces) => `Przez ściany (${pieces.join(" i ")}): wspinaczka czy drzwi?`,
  clear: "Droga wolna",
  clearNote: "Drzwi, drabina, most: to, co pokazuje tam mapa, się nie liczy",
  state: "Dodaj przeszkody\u2026",
  stated: (n) => `Przeszkody (${count(n)})\u2026`,
  type: "Wpisz\u2026",
  typed: "Ruch w liczbach",
  inches: "Cale",
  whichWay: "Kierunek",
  towards: (name) => `w stronę: ${name}`,
  objective: (label) => `cel ${label}`,
  form: "Co przekracza",
  kindLabel: "Rodzaj",
  length: "Ile",
  height: "Wysokość",
  gap: "Przerwa",
  rise: "Różnica",
  depth: "Głębokość",
  direction: "Kierunek",
  up: "W górę",
  down: "W dół",
  footingLabel: "Potem stoi na tym",
  fire: "FIRE",
  stays: "Tam kończy",
  add: "Dodaj",
  added: (what) => `Dodano: ${what}`,
  endsHigh: "Kończy na innej wysokości",
  endHeight: "Kończy na wysokości",
  list: "Wpisane",
  remove: (what) => `Usuń: ${what}`,
  removed: (what) => `Usunięto: ${what}`,
  close: "Wróć do drogi",
  moveOver: "Ruch przez\u2026",
  moveOverNote: "trudny teren, wspinaczka, skok",
  corners: (n) => `przez ${several(n, "punkt", "punkty", "punktów")}`,
  endedHigh: (height) => `koniec na wysokości ${inches(height)}`,
  wasClear: "droga wolna",
};

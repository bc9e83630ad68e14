/** Wie ein Modell geht: seine Wegpunkte, was im Weg liegt, und was der Tisch dazu sagt. */
import type { Passage } from "../../battle/calls.ts";
import type { way as en } from "../en/way.ts";
import { count, inches, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

type Kind = Passage["is"];

const kinds: Record<Kind, string> = {
  difficult: "Schwierig",
  dangerous: "Gefährlich",
  mined: "MINED",
  climb: "Klettern",
  jump: "Springen",
  jump_down: "Hinabspringen",
};

const footings = {
  more_than_half: "Mehr als die halbe Base",
  half: "Die halbe Base",
  less: "Weniger als die halbe Base",
};

const footed = { half: "halbe Base darauf", less: "weniger als die halbe Base darauf" };

/** Was auf dem Weg liegt, in wenigen Worten. */
function passage(what: Passage): string {
  switch (what.is) {
    case "difficult":
      return `Schwierig +${inches(what.length)}`;
    case "dangerous": {
      const of = what.keywords && what.keywords.length > 0 ? `Gefährlich: ${what.keywords.join(", ")}` : "Gefährlich";
      return what.stays ? `${of}, endet dort` : of;
    }
    case "mined":
      return "MINED";
    case "climb": {
      const far = `${inches(what.height)} ${what.down ? "hinabklettern" : "klettern"}`;
      return what.footing === "more_than_half" ? far : `${far}, ${footed[what.footing]}`;
    }
    case "jump":
      return [
        `über ${inches(what.gap)} springen`,
        what.rise > 0 ? `${inches(what.rise)} hinauf` : what.rise < 0 ? `${inches(-what.rise)} hinab` : "",
        what.depth > 0 ? `${inches(what.depth)} tief` : "",
      ]
        .filter(Boolean)
        .join(", ");
    case "jump_down":
      return `${inches(what.height)} hinabspringen`;
  }
}

export const way: Sentences<typeof en> = {
  kind: (kind: Kind) => kinds[kind],
  kinds: Object.keys(kinds),
  footing: (footing: keyof typeof footings) => footings[footing],
  footings: Object.keys(footings),
  passage,
  difficult: (length: number) => `Schwierig +${inches(length)}`,
  key: "K",
  keys: "K setzt hier einen Wegpunkt, die Rücktaste entfernt den letzten.",
  panel: "Der Weg",
  crosses: "Unterwegs",
  corner: "Wegpunkt setzen",
  cornered: (n: number) => `Wegpunkt ${count(n)}`,
  uncorner: "Wegpunkt entfernen",
  uncornered: (left: number) => `Wegpunkt entfernt, noch ${plural(left, "Wegpunkt", "Wegpunkte")}`,
  walls: (pieces: readonly string[]) => `Durch die Mauern von ${pieces.join(" und ")}: klettern oder durch eine Tür?`,
  clear: "Nichts im Weg",
  clearNote: "Eine Tür, eine Leiter, eine Brücke: Was die Karte dort zeigt, zählt nicht",
  state: "Was liegt im Weg\u2026",
  stated: (n: number) => `Was im Weg liegt (${count(n)})\u2026`,
  type: "Eintippen\u2026",
  typed: "Die Bewegung in Zahlen",
  inches: "Zoll",
  whichWay: "Wohin",
  towards: (name: string) => `auf ${name} zu`,
  objective: (label: string) => `Missionsziel ${label}`,
  form: "Was im Weg liegt",
  kindLabel: "Art",
  length: "Wie weit",
  height: "Höhe",
  gap: "Lücke",
  rise: "Anstieg",
  depth: "Tiefe",
  direction: "Richtung",
  up: "Hinauf",
  down: "Hinab",
  footingLabel: "Steht dann darauf",
  fire: "FIRE",
  stays: "Endet dort",
  add: "Dazu",
  added: (what: string) => `Dazu: ${what}`,
  endsHigh: "Endet auf anderer Höhe",
  endHeight: "Endet auf Höhe",
  list: "Eingetragen",
  remove: (what: string) => `Entfernen: ${what}`,
  removed: (what: string) => `Entfernt: ${what}`,
  close: "Zurück zum Weg",
  moveOver: "Bewegen über\u2026",
  moveOverNote: "Gelände, Klettern, Springen",
  corners: (n: number) => `über ${plural(n, "Wegpunkt", "Wegpunkte")}`,
  endedHigh: (height: number) => `endet auf ${inches(height)}`,
  wasClear: "nichts im Weg",
};

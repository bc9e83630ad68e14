/** A photo that is laid under a map. It is kept for each map while the program runs, and stands in no book. */
import { held, type Place } from "../board/scale.ts";
import { faultOf, turned, type Fault, type Quad } from "./homography.ts";
import { photograph, type Photograph, type Unusable } from "./photograph.ts";
import { straightened } from "./straighten.ts";

/** A corner by its place in the quad. */
export type Corner = 0 | 1 | 2 | 3;
export const CORNERS: readonly Corner[] = [0, 1, 2, 3];

/** The photo of one map. */
export interface Laying {
  readonly photo: Photograph | null;
  /** Shares of the photo. */
  readonly corners: Quad;
  readonly fault: Fault | null;
  /** The corners are being set; the map is not shown meanwhile. */
  readonly setting: boolean;
  /** As it lies under the map. */
  readonly flat: string | null;
  /** It is being read or laid flat. */
  readonly busy: boolean;
  /** Why the last file was none, with its name; what was dropped is answered where it was dropped. */
  readonly wrong: { readonly file: string; readonly why: Unusable; readonly dropped: boolean } | null;
  /** How strongly it shows, from 0 to 100. */
  strength: number;
  /** Reads a file; true: its corners are set now. */
  readonly take: (file: File, dropped?: boolean) => Promise<boolean>;
  readonly put: (corner: Corner, to: Place) => void;
  /** Which corner is which: a quarter on. What lies under the map turns along. */
  readonly turn: (shape: number) => Promise<void>;
  /** Lays it under a map of that shape, its width by its depth; true: it lies there. */
  readonly lay: (shape: number) => Promise<boolean>;
  /** Sets the corners again, or leaves them as they were. */
  readonly again: () => void;
  readonly leave: () => void;
  readonly remove: () => void;
  readonly forget: () => void;
}

/** Where the corners stand before anybody has set them. */
const BEGIN: Quad = [
  { x: 0.2, y: 0.2 },
  { x: 0.8, y: 0.2 },
  { x: 0.8, y: 0.8 },
  { x: 0.2, y: 0.8 },
];

/** For one map; nothing is chosen yet. */
export function laying(): Laying {
  let photo = $state.raw<Photograph | null>(null);
  let corners = $state.raw(BEGIN);
  let setting = $state(false);
  let flat = $state.raw<string | null>(null);
  let pending = $state(0);
  let wrong = $state.raw<Laying["wrong"]>(null);
  let strength = $state(60);
  /** As they were when what lies under the map was laid. */
  let before = BEGIN;
  /** Counts up with what is asked; what was asked before is wanted no more. */
  let asked = 0;

  async function busy<T>(what: () => Promise<T>): Promise<T> {
    pending += 1;
    try {
      return await what();
    } finally {
      pending -= 1;
    }
  }

  async function lay(shape: number): Promise<boolean> {
    if (!photo || faultOf(corners)) return false;
    const [mine, from, at] = [(asked += 1), photo, corners];
    const made = await busy(() => straightened(from.canvas, at, shape, () => asked === mine));
    if (made === null || asked !== mine) return false;
    flat = made;
    before = at;
    setting = false;
    return true;
  }

  return {
    get photo() {
      return photo;
    },
    get corners() {
      return corners;
    },
    // It outlives the screen that began it, and what is derived does not.
    get fault() {
      return faultOf(corners);
    },
    get setting() {
      return setting;
    },
    get flat() {
      return flat;
    },
    get busy() {
      return pending > 0;
    },
    get wrong() {
      return wrong;
    },
    get strength() {
      return strength;
    },
    set strength(to) {
      strength = to;
    },
    take: async (file, dropped = false) => {
      const mine = (asked += 1);
      wrong = null;
      const taken = await busy(() => photograph(file));
      if (asked !== mine) return false;
      if (typeof taken === "string") {
        wrong = { file: file.name, why: taken, dropped };
        return false;
      }
      photo = taken;
      corners = before = BEGIN;
      flat = null;
      setting = true;
      return true;
    },
    put: (corner, { x, y }) => {
      const to = { x: held(x, 0, 1), y: held(y, 0, 1) };
      const [nw, ne, se, sw] = corners.map((at, i) => (i === corner ? to : at));
      if (nw && ne && se && sw) corners = [nw, ne, se, sw];
    },
    turn: async (shape) => {
      corners = turned(corners);
      if (!setting) await lay(shape);
    },
    lay,
    again: () => (setting = photo !== null),
    leave: () => {
      corners = before;
      setting = false;
    },
    remove: () => {
      asked += 1;
      photo = flat = wrong = null;
      setting = false;
    },
    forget: () => (wrong = null),
  };
}

/** How a table is looked at: from how near and which part of it, by wheel, fingers, buttons and keys. */
import { zoomIdentity, type ZoomTransform } from "d3-zoom";
import { untrack } from "svelte";
import { around, fitting, onScreen, onTable, over, type Lens } from "./lens.ts";
import type { Place } from "./scale.ts";
import { zooming, type Zoom } from "./zoom.ts";

/** The picture in pixels, with what stays free around the table, and the table in inches. */
interface Room {
  width: number;
  height: number;
  margin: number;
  wide: number;
  deep: number;
}

/** One step nearer. */
const STEP = 1.6;
/** Milliseconds after which a hand rests. */
const RESTS = 120;
/** Pixels to the edge within which the keys take the map along. */
const RIM = 24;

export function looking(room: () => Room) {
  let view = $state.raw(zoomIdentity);
  /** While a hand moves the map, what was drawn before goes along as a whole; it is drawn anew when the hand rests. */
  let drawnView = $state.raw(zoomIdentity);
  /** What stands in the middle. */
  let middle: Place | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let zoom: Zoom | undefined;

  const whole = $derived.by(() => {
    const { width, height, wide, deep, margin } = room();
    return fitting(width, height, wide, deep, margin);
  });
  const through = ({ k, x, y }: ZoomTransform): Lens => ({ k: whole.k * k, x: x + whole.x * k, y: y + whole.y * k });
  const lens = $derived(through(view));
  const drawn = $derived(through(drawnView));
  const near = $derived(view.k > 1.001);

  // A window of another size shows in the middle what it showed there.
  $effect(() => {
    const { wide, deep } = room();
    const at = onScreen(whole, middle ?? { x: wide / 2, y: deep / 2 });
    untrack(() => near && zoom?.on(at.x, at.y, view.k));
  });

  return {
    /** The table as it lies under the hand now. */
    get lens() {
      return lens;
    },
    /** The table as it is drawn. */
    get drawn() {
      return drawn;
    },
    /** How what is drawn lies under the hand; none: as it was drawn. */
    get glides() {
      return drawnView === view ? undefined : over(drawn, lens);
    },
    /** It is looked at from nearer than as a whole. */
    get near() {
      return near;
    },

    /** Watches the glass over the picture, until what it returns is called. */
    watch: (
      glass: HTMLElement,
      pans: (event: MouseEvent | TouchEvent) => boolean,
      wheels: (event: WheelEvent) => boolean,
    ) => {
      zoom = zooming(
        glass,
        () => [room().width, room().height],
        pans,
        wheels,
        (to, byHand) => {
          view = to;
          clearTimeout(resting);
          if (byHand) resting = setTimeout(() => (drawnView = to), RESTS);
          else drawnView = to;
          middle = onTable(lens, { x: room().width / 2, y: room().height / 2 });
        },
      );
      return () => {
        clearTimeout(resting);
        zoom?.stop();
      };
    },
    whole: () => zoom?.whole(),
    farther: () => zoom?.by(1 / STEP),
    /** At these places first, then nearer to the middle. */
    nearer: (places: readonly Place[]) => {
      if (near || places.length === 0) {
        zoom?.by(STEP);
        return;
      }
      const { width, height } = room();
      const { at, share } = around(
        places.map((place) => onScreen(whole, place)),
        width,
        height,
      );
      zoom?.on(at.x, at.y, share);
    },
    /** The map goes along with what the keys move. */
    follow: (to: Place) => {
      const { width, height } = room();
      const at = onScreen(lens, to);
      if (at.x >= RIM && at.x <= width - RIM && at.y >= RIM && at.y <= height - RIM) return;
      const on = onScreen(whole, to);
      if (near) zoom?.on(on.x, on.y, view.k);
    },
  };
}

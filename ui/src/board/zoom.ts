/** Zoom and pan of the board: wheel and two fingers always, dragging when asked to. The table itself stands still. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";

/** What can be done to the view. */
export interface Zoom {
  /** Nearer by a factor, or farther when it is below 1. */
  by: (factor: number) => void;
  /** So that this point of the unzoomed picture stands in the middle. */
  on: (x: number, y: number, factor: number) => void;
  whole: () => void;
  stop: () => void;
}

/** The farthest and the nearest view. */
const LEAST = 1;
const MOST = 10;

/**
 * Watches the glass over a picture; `size` is its size now, `pans` whether one finger moves it, `wheels` whether the wheel zooms it,
 * `onzoom` hears each change, and whether a hand makes it: then more of them follow.
 */
export function zooming(
  glass: HTMLElement,
  size: () => [number, number],
  pans: (event: MouseEvent | TouchEvent) => boolean,
  wheels: (event: WheelEvent) => boolean,
  onzoom: (to: ZoomTransform, byHand: boolean) => void,
): Zoom {
  const whole = (): [[number, number], [number, number]] => [[0, 0], size()];
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([LEAST, MOST])
    .extent(whole)
    .translateExtent([
      [0, 0],
      [Infinity, Infinity],
    ])
    .constrain((to, extent) => {
      const [width, height] = extent[1];
      const x = Math.min(0, Math.max(width - width * to.k, to.x));
      const y = Math.min(0, Math.max(height - height * to.k, to.y));
      return zoomIdentity.translate(x, y).scale(to.k);
    })
    .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
      if (event instanceof WheelEvent) return wheels(event);
      if ("touches" in event) return event.touches.length > 1 || pans(event);
      return event.button === 1 || (event.button === 0 && pans(event));
    })
    .on("zoom", ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: Event | null }) =>
      onzoom(transform, sourceEvent !== null),
    );
  const picked = select(glass);
  picked.call(behaviour).on("dblclick.zoom", null);
  return {
    by: (factor) => behaviour.scaleBy(picked, factor),
    on: (x, y, factor) => {
      const [width, height] = size();
      behaviour.transform(
        picked,
        zoomIdentity
          .translate(width / 2, height / 2)
          .scale(factor)
          .translate(-x, -y),
      );
    },
    whole: () => behaviour.transform(picked, zoomIdentity),
    stop: () => picked.on(".zoom", null),
  };
}

import { configure } from "@testing-library/svelte";
import { beforeAll } from "vitest";

// On a busy machine with two cores a chart takes longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

// jsdom knows neither media queries nor scrolling nor sizes nor movement, and has no canvas for the checker to measure
// icon fonts on.
const nobody = () => undefined;
if (typeof window !== "undefined") {
  const media = (query: string) => ({
    matches: false,
    media: query,
    addEventListener: nobody,
    removeEventListener: nobody,
  });
  /** Nothing ever changes its size here. */
  class Still {
    observe = nobody;
    unobserve = nobody;
    disconnect = nobody;
  }
  Object.assign(window, { matchMedia: media, ResizeObserver: Still });
  Object.assign(Element.prototype, { scrollIntoView: nobody, animate: () => ({ cancel: nobody }) });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
}

// Files share a window (`isolate: false`): what one left on its page, in its address or in its stores, the next does not
// find there.
beforeAll(() => {
  if (typeof document === "undefined") return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", location.pathname);
});

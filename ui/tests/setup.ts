// jsdom knows neither media queries nor scrolling, and has no canvas for the checker to measure icon fonts on.
const nobody = () => undefined;
if (typeof window !== "undefined") {
  const media = (query: string) => ({
    matches: false,
    media: query,
    addEventListener: nobody,
    removeEventListener: nobody,
  });
  Object.assign(window, { matchMedia: media });
  Object.assign(Element.prototype, { scrollIntoView: nobody });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
}

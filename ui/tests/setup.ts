// jsdom knows neither media queries nor scrolling.
const nobody = () => undefined;
if (!("matchMedia" in window)) {
  Object.assign(window, {
    matchMedia: (media: string) => ({ matches: false, media, addEventListener: nobody, removeEventListener: nobody }),
  });
}
if (!("scrollIntoView" in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: nobody });

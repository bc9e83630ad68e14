/**
 * What stands on the screen as one SVG that needs nothing else, and that as pixels. Styles become attributes, and the
 * fonts that are written in stand in it: as a picture it may refer to nothing, and no canvas that draws it is closed.
 */
import garamond from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import garamondItalic from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url";
import garamondMore from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url";
import garamondItalicMore from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-italic.woff2?url";
import sans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import sansMore from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url";

const SVG = "http://www.w3.org/2000/svg";

/** What a style may say of a drawing, and what is meant where nothing is said. */
const SAID: Record<string, string> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "paint-order": "normal",
};
const SAID_OF_TEXT: Record<string, string> = {
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "font-style": "normal",
  "font-variant-numeric": "normal",
  "text-anchor": "start",
};
/** Lengths that a line keeps however its drawing is made larger. */
const OF_A_LINE = ["stroke-width", "stroke-dasharray"];
const DRAWN = "path, rect, circle, text, tspan";

/** A drawing as it would stand alone: one of its layers, or all. */
export function standalone(drawing: SVGSVGElement, layer: string | null, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll<SVGElement>(DRAWN);
  copy.querySelectorAll<SVGElement>(DRAWN).forEach((to, i) => {
    const from = originals[i];
    if (from) inked(from, to);
  });
  for (const other of layer === null ? [] : copy.querySelectorAll("[data-layer]")) {
    if (other.getAttribute("data-layer") !== layer) other.remove();
  }
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes])
      if (/^(class|style|role|aria-|data-|focusable)/.test(name)) one.removeAttribute(name);
  }
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return copy;
}

function inked(from: SVGElement, to: SVGElement): void {
  const style = getComputedStyle(from);
  const said = from.matches("text, tspan") ? { ...SAID, ...SAID_OF_TEXT } : SAID;
  const keeps = style.getPropertyValue("vector-effect") === "non-scaling-stroke";
  const scale = keeps ? Number(from.closest<SVGElement>("[data-scale]")?.dataset["scale"] ?? 1) : 1;
  for (const [name, usual] of Object.entries(said)) {
    const value = style.getPropertyValue(name);
    if (value === "" || (value === usual && scale === 1 && from.tagName !== "tspan")) continue;
    to.setAttribute(name, OF_A_LINE.includes(name) ? smaller(value, scale) : value);
  }
}

/** Lengths divided by how much larger the drawing is made. */
const smaller = (value: string, scale: number): string =>
  scale === 1 ? value : value.replace(/-?[\d.]+/g, (n) => (Number(n) / scale).toFixed(4));

interface Face {
  family: string;
  italic: boolean;
  more: boolean;
  from: string;
}
const FACES: readonly Face[] = [
  { family: "EB Garamond", italic: false, more: false, from: garamond },
  { family: "EB Garamond", italic: true, more: false, from: garamondItalic },
  { family: "EB Garamond", italic: false, more: true, from: garamondMore },
  { family: "EB Garamond", italic: true, more: true, from: garamondItalicMore },
  { family: "Source Sans 3", italic: false, more: false, from: sans },
  { family: "Source Sans 3", italic: false, more: true, from: sansMore },
];
/** Letters of the second file of each face. */
const MORE = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1d00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]/;

/** The faces that something is written in. */
export function facesIn(drawing: SVGElement): Face[] {
  const texts = [...drawing.querySelectorAll("text, tspan")].map((text) => ({
    family: text.getAttribute("font-family") ?? "",
    italic: text.getAttribute("font-style") === "italic",
    text: text.textContent ?? "",
  }));
  return FACES.filter(({ family, italic, more }) =>
    texts.some(
      (one) =>
        one.family.includes(family) && one.italic === italic && one.text !== "" && (!more || MORE.test(one.text)),
    ),
  );
}

const read = new Map<string, Promise<string | null>>();

/** A file of the program as an address that holds it; null: it cannot be read, and another font stands in. */
function held(from: string): Promise<string | null> {
  const address = read.get(from) ?? fetched(from);
  read.set(from, address);
  return address;
}
async function fetched(from: string): Promise<string | null> {
  try {
    return await addressOf(await (await fetch(from)).blob());
  } catch {
    return null;
  }
}

/** Bytes as an address that holds them. */
export const addressOf = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

/** A standalone drawing with its fonts in it, as text. */
export async function withFonts(drawing: SVGSVGElement): Promise<string> {
  const rules = await Promise.all(
    facesIn(drawing).map(async ({ family, italic, more, from }) => {
      const address = await held(from);
      const range = more
        ? "unicode-range:U+0100-0130,U+0132-0151,U+0154-02BA,U+1D00-1EFF,U+2C60-2C7F,U+A720-A7FF;"
        : "";
      return address === null
        ? ""
        : `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:200 900;font-style:${italic ? "italic" : "normal"};${range}}`;
    }),
  );
  // Written as text: in the window's own page a style sheet of another's making is not admitted.
  return new XMLSerializer()
    .serializeToString(drawing)
    .replace(/^(<svg[^>]*>)/, (open) => `${open}<style>${rules.join("")}</style>`);
}

/** A drawing as pixels can take it. */
export async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFonts(drawing))}`;
  await image.decode();
  return image;
}

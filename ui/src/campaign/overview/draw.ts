/**
 * The charts themselves, drawn by Observable Plot as SVG. Its pictures bring a style sheet along, which the policy of the
 * window does not admit: it is taken out before a picture is shown, and what it said stands in `Chart.svelte`.
 */
import * as Plot from "@observablehq/plot";
import { words } from "../../words/words.svelte.ts";
import { apart, look, type Line, type Look } from "./series.ts";

/** What a chart is drawn from. */
export interface Drawing {
  lines: readonly Line[];
  /** Threshold Values, from the first game on; none: the chart is of something else. */
  thresholds: readonly number[];
  /** How figures are set. */
  figure: (n: number) => string;
  /** Pixels. */
  width: number;
  /** Pixels of a line of text. */
  em: number;
}

type Picture = SVGSVGElement;

/** Where the mark of a line stands, in pixels of the picture. */
export interface End {
  line: Line;
  x: number;
  y: number;
}

/** A chart, and where each line ends: a mark stands there that is no part of the picture. */
export function chart({ lines, thresholds, figure, width, em }: Drawing): { picture: Picture; ends: End[] } {
  const height = 15 * em;
  const margin = { top: em, right: 2.25 * em, bottom: 2.75 * em, left: 3.25 * em };
  const all = lines.flatMap(({ points }) => points);
  const last = Math.max(...all.map(({ game }) => game), 1);
  const values = [...all.map(({ value }) => value), ...thresholds];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const from = thresholds.length > 0 ? least : Math.min(0, least);
  const room = Math.max(most - from, 4) * 0.06;
  const domain: [number, number] = [from < 0 || thresholds.length > 0 ? from - room : from, most + room];

  // Marks at the ends of lines stand apart, even if the lines end in one point.
  const down = height - margin.top - margin.bottom;
  const y = (value: number) => margin.top + ((domain[1] - value) / (domain[1] - domain[0])) * down;
  const x = (game: number) => margin.left + ((game - 1) / Math.max(last - 1, 1)) * (width - margin.left - margin.right);
  const stops = lines.map((line) => ({ line, point: line.points[line.points.length - 1]! }));
  const ends: End[] = [];
  for (const game of new Set(stops.map(({ point }) => point.game))) {
    const here = stops.filter(({ point }) => point.game === game);
    const stand = apart(
      here.map(({ point }) => y(point.value)),
      1.25 * em,
      margin.top,
      height - margin.bottom,
    );
    here.forEach(({ line }, i) => ends.push({ line, x: x(game) + 0.625 * em, y: stand[i] ?? 0 }));
  }

  const steps = Math.ceil(last / 14);
  const games = Array.from({ length: last }, (_, i) => i + 1).filter((game) => (game - 1) % steps === 0);
  const limits = thresholds.map((value, i) => ({ game: i + 1, value }));
  const picture = Plot.plot({
    width,
    height,
    marginTop: margin.top,
    marginRight: margin.right,
    marginBottom: margin.bottom,
    marginLeft: margin.left,
    style: { fontFamily: "var(--text)", fontSize: "1rem", color: "var(--faded)", background: "none" },
    x: {
      domain: [1, Math.max(last, 2)],
      ticks: games,
      tickFormat: String,
      tickSize: 0,
      label: words.overview.axis,
      labelAnchor: "center",
      labelArrow: "none",
      labelOffset: 2.125 * em,
    },
    y: { domain, ticks: 5, tickFormat: wholeOf(figure), tickSize: 0, label: null },
    marks: [
      Plot.gridY({ stroke: "var(--rule)", strokeOpacity: 1, ticks: 5 }),
      domain[0] < 0 ? Plot.ruleY([0], { stroke: "var(--edge)" }) : null,
      limits.length > 0
        ? Plot.line(limits, { x: "game", y: "value", curve: "step", stroke: "var(--faded)", strokeWidth: 1.5 })
        : null,
      ...lines.flatMap((line) => marks(line, look(line.place), figure)),
    ],
  }) as Picture;
  return { picture: plain(picture), ends };
}

/** The sign of a line by itself, for the legend. */
export function sign(place: number, em: number): Picture {
  const points = [0, 1, 2].map((game) => ({ game, value: 0, title: "" }));
  const [first, middle, last] = points;
  const its = look(place);
  return plain(
    Plot.plot({
      width: 3 * em,
      height: 1.25 * em,
      margin: 0.25 * em,
      axis: null,
      style: { background: "none" },
      x: { domain: [0, 2] },
      y: { domain: [-1, 1] },
      marks: [stroke([first!, last!], its), dots([middle!], its)],
    }) as Picture,
  );
}

/** The step of the Threshold by itself, for the legend. */
export function threshold(em: number): Picture {
  const points = [0, 1, 2].map((game) => ({ game, value: game - 1 }));
  return plain(
    Plot.plot({
      width: 3 * em,
      height: 1.25 * em,
      margin: 0.25 * em,
      axis: null,
      style: { background: "none" },
      marks: [Plot.line(points, { x: "game", y: "value", curve: "step", stroke: "var(--faded)", strokeWidth: 1.5 })],
    }) as Picture,
  );
}

function marks(line: Line, its: Look, figure: (n: number) => string) {
  const title = ({ game, value, title }: Line["points"][number]) =>
    words.overview.point(line.name, game, figure(value), title);
  return [stroke(line.points, its), dots(line.points, its, title)];
}

const stroke = (points: Line["points"], its: Look) =>
  Plot.line(points, { x: "game", y: "value", stroke: its.ink, strokeWidth: 2, strokeDasharray: its.dash });

const dots = (points: Line["points"], its: Look, title?: (point: Line["points"][number]) => string) =>
  Plot.dot(points, {
    x: "game",
    y: "value",
    symbol: its.sign,
    r: 4.5,
    fill: "var(--paper)",
    stroke: its.ink,
    strokeWidth: 2,
    ...(title ? { title } : {}),
  });

/** Ticks between whole numbers have no figure: nothing that is counted here has parts. */
const wholeOf = (figure: (n: number) => string) => (n: number) => (Number.isInteger(n) ? figure(n) : "");

/** Without its style sheet, and without names inside: screen readers hear the figure around it. */
function plain(picture: Picture): Picture {
  for (const sheet of picture.querySelectorAll("style")) sheet.remove();
  for (const named of picture.querySelectorAll("[aria-label], [aria-description]")) {
    named.removeAttribute("aria-label");
    named.removeAttribute("aria-description");
  }
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("focusable", "false");
  return picture;
}

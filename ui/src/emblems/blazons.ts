/** What stands on a banner: our own drawings, each about its middle and not further out than 20. */
import type { Device } from "../bindings/ipc.ts";
import { at } from "./burin.ts";
import { bar, battled, disc, line, polygon, star } from "./forms.ts";

/** A device, from the back to the front; what is not named here is not drawn. */
export interface Blazon {
  /** Forms in the ink of the figure. */
  body?: string;
  /** Cords in the ink of the figure. */
  cord?: string;
  /** Openings in them, where the cloth is seen. */
  hollow?: string;
  /** Forms in the ink of the figure, within an opening. */
  inner?: string;
  /** Lines cut into them. */
  cut?: string;
  /** Lines that only a large drawing bears. */
  hair?: string;
}

const spot = (degrees: number, r: number): [number, number] => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [r * Math.cos(turn), r * Math.sin(turn)];
};
/** The same at so many places around the middle. */
const around = (count: number, one: (degrees: number, i: number) => string, from = 0): string =>
  Array.from({ length: count }, (_, i) => one(from + (360 * i) / count, i)).join("");
/** A ray: a point that stands on a ring. */
const ray = (degrees: number, from: number, to: number, half: number): string =>
  polygon(spot(degrees - half, from), spot(degrees, to), spot(degrees + half, from));
const ellipse = (cx: number, cy: number, rx: number, ry: number, tilt: number): string => {
  const turn = (tilt * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
  const arc = (x: number, y: number) => `A${at(rx, ry)} ${tilt} 1 0 ${at(x, y)}`;
  return `M${at(cx - dx, cy - dy)}${arc(cx + dx, cy + dy)}${arc(cx - dx, cy - dy)}z`;
};
/** A ring that sways in and out as twisted twigs do. */
const twisted = (r: number, sway: number, waves: number, phase: number): string =>
  polygon(
    ...Array.from({ length: 73 }, (_, i) =>
      spot(i * 5, r + sway * Math.cos((waves * i * 5 + phase) * (Math.PI / 180))),
    ),
  );

/** A valve that opens upwards from its hinge. */
const valve = [...Array(9).keys()].map((i) => -72 + i * 18);
const rim = (degrees: number, r: number): [number, number] => {
  const [x, y] = spot(degrees, r);
  return [x * 0.68, y * 0.98 + 11];
};

/** By device, in the order of the book. */
export const BLAZONS: Record<Device, Blazon> = {
  cross: {
    body:
      around(4, (turn) =>
        polygon(spot(turn - 68, 3.4), spot(turn - 25, 20), spot(turn, 18), spot(turn + 25, 20), spot(turn + 68, 3.4)),
      ) + disc(0, 0, 4.2),
    hollow: disc(0, 0, 2),
    hair: around(4, (turn) =>
      line(spot(turn - 42, 5.4), spot(turn - 19.5, 17), spot(turn, 15.4), spot(turn + 19.5, 17), spot(turn + 42, 5.4)),
    ),
  },
  skull: {
    body: "M-14.5-5.5C-14.5-15-8-19.5 0-19.5S14.5-15 14.5-5.5C14.5.5 12 3.5 9.5 5.5L8.6 10.5H-8.6L-9.5 5.5C-12 3.5-14.5.5-14.5-5.5zM-7.6 12H7.6L6.2 18.5Q0 20.4-6.2 18.5z",
    hollow: `M-11.4-3.4C-11-7.6-4-8-2.4-4.6-2 0-4 2-7 2S-11.6.4-11.4-3.4zM11.4-3.4C11-7.6 4-8 2.4-4.6 2 0 4 2 7 2S11.6.4 11.4-3.4zM0 1.4L2.2 6.2H-2.2z`,
    cut: "M-3.8 8V17.4M0 8.6V18M3.8 8V17.4",
    hair: "M-11-10C-9-14-5-16.4-1-16.6M4-16C6.6-15 8.4-13.6 9.6-11.6M1-17.4L-.6-13.6 1.2-12M-8.6 5.4C-7.6 4.6-6.4 4.2-5.4 4.2M8.6 5.4C7.6 4.6 6.4 4.2 5.4 4.2",
  },
  sword: {
    body:
      polygon([0, -20], [3.1, -15.5], [2.7, 6.4], [-2.7, 6.4], [-3.1, -15.5]) +
      "M-11.5 5.2C-12.6 8-11.6 10.4-9.6 10.6-6 9.6-3 9.8 0 9.8S6 9.6 9.6 10.6C11.6 10.4 12.6 8 11.5 5.2 8 6.4 4 6.2 0 6.2S-8 6.4-11.5 5.2z" +
      polygon([-1.9, 9], [1.9, 9], [2.3, 16], [-2.3, 16]) +
      disc(0, 17.6, 3),
    cut: line([0, -14], [0, 4.6]),
    hair: line([-2, 11.4], [2, 12.4]) + line([-2.1, 13.4], [2.1, 14.4]) + disc(0, 17.6, 1.2),
  },
  key: {
    body:
      polygon([-2.1, -3], [2.1, -3], [2.1, 19.6], [-2.1, 19.6]) +
      polygon([1, 8.6], [10.6, 8.6], [10.6, 18.4], [7.4, 18.4], [7.4, 15.4], [5.4, 15.4], [5.4, 18.4], [1, 18.4]) +
      `${disc(-5, -11.4, 5.6)}${disc(5, -11.4, 5.6)}${disc(0, -15.4, 5.2)}${bar([-4.6, -3.4], [4.6, -3.4], 3)}`,
    hollow: `${disc(-5, -11.2, 2.5)}${disc(5, -11.2, 2.5)}${disc(0, -15.6, 2.3)}`,
    hair: `${line([-2, 1], [2, 1])}${line([-2, 3], [2, 3])}${line([0, 5.4], [0, 18])}`,
  },
  chalice: {
    body: `M-12.4-18.6H12.4C12.6-7 8.6-1 2.4 1.2V4.4H4.4V7.4H2.4V10.4C3.4 12.8 6.4 14 10 15V19H-10V15C-6.4 14-3.4 12.8-2.4 10.4V7.4H-4.4V4.4H-2.4V1.2C-8.6-1-12.6-7-12.4-18.6z`,
    cut: "M-12-14.6Q0-12.2 12-14.6",
    hair: "M-8.4-9.6C-7-5.4-4.8-2.6-2-1.2M-5.8-10.2C-5-7-3.6-4.4-2-3M-9 16.8H9M0-10.6V-4.4M-2.4-8.4H2.4",
  },
  bell: {
    body: `${disc(0, -17, 3.2)}M-3-16.4C-9-14-10-7-10.6-1C-11.2 5-13.4 8-16.4 10.4V13.4H16.4V10.4C13.4 8 11.2 5 10.6-1C10-7 9-14 3-16.4zM-4.2 14.4H4.2C4.6 17.4 2.6 19.8 0 19.8S-4.6 17.4-4.2 14.4z`,
    hollow: disc(0, -17.4, 1.3),
    cut: "M-13.4 9Q0 11 13.4 9",
    hair: "M-9.4-4.4Q0-2.6 9.4-4.4M-9.7-2.4Q0-.6 9.7-2.4M-6.6-12C-7.6-9-7.8-7-8-5.6M-7.8.4C-8 3-8.6 5-9.6 7M-5.4 1C-5.4 3.6-5.8 5.6-6.6 7.6",
  },
  crown: {
    body: `M-16 11.6L-18.6-8.4L-9.6 1.6L0-13.4L9.6 1.6L18.6-8.4L16 11.6zM-16.4 13.4H16.4V18H-16.4z${disc(0, -15.6, 3)}${disc(-18, -10, 2.4)}${disc(18, -10, 2.4)}`,
    hollow: `${polygon([0, 1.8], [2.6, 5.6], [0, 9.4], [-2.6, 5.6])}${disc(-9, 6.4, 1.9)}${disc(9, 6.4, 1.9)}`,
    hair: `${line([-15, 15.7], [15, 15.7])}${line([-14, 9.6], [-15.6, -3])}${line([14, 9.6], [15.6, -3])}${line([-8.4, 3.6], [0, -9.6], [8.4, 3.6])}`,
  },
  tower: {
    body:
      battled(-12, 12, -19, -8.4, 4, 4) +
      polygon([-12, -8.6], [12, -8.6], [9.6, -5], [-9.6, -5]) +
      polygon([-9.4, -5.4], [9.4, -5.4], [10.6, 15], [-10.6, 15]) +
      polygon([-13.6, 15], [13.6, 15], [13.6, 19.4], [-13.6, 19.4]),
    hollow: "M-4.2 19.4V10.4A4.2 4.6 0 0 1 4.2 10.4V19.4zM-1.5 2.4V-2A1.5 1.6 0 0 1 1.5-2V2.4z",
    hair: "M-11.4-10.6H11.4M-8.6 2.6H-4M4 2.6H8.6M-9.4 6.6H-6M6 6.6H9.4M-9.6 10.6H-5.4M5.4 10.6H9.6M-6.6-1.4H-9M6.6-1.4H9M-6.6 2.6V6.6M6.6 2.6V6.6M-8 6.6V10.6M8 6.6V10.6M-12 17.2H-5M5 17.2H12",
  },
  star: {
    body: star(0, 1.6, 5, 20.4, 8.2),
    cut: around(5, (turn) => line([0, 1.6], [spot(turn, 18)[0], spot(turn, 18)[1] + 1.6])),
    hair: around(5, (turn) => {
      const [x, y] = spot(turn + 36, 7.4);
      return line([0, 1.6], [x, y + 1.6]);
    }),
  },
  sun: {
    body: disc(0, 0, 9.6) + around(12, (turn, i) => (i % 2 === 0 ? ray(turn, 10.8, 20, 15) : ray(turn, 10.8, 17, 9))),
    cut: "M-5.2-2.6Q-3.4-4.2-1.6-2.6M5.2-2.6Q3.4-4.2 1.6-2.6M-4 3.6Q0 6.8 4 3.6",
    hair: `${disc(-3.4, -1, 0.6)}${disc(3.4, -1, 0.6)}M0-2V1.6L-1.2 2.2${around(6, (turn) => line(spot(turn, 11.6), spot(turn, 17.6)))}`,
  },
  moon: {
    body: "M9.4-15.4A18.8 18.8 0 1 0 9.4 15.4A15.6 15.6 0 1 1 9.4-15.4z",
    hollow: disc(-9.6, -3.4, 1.5),
    hair: "M1-16.4A17 17 0 0 0-13.6-8M-15.8-2A17 17 0 0 0-10.6 11.4M-8.4 13.4A17 17 0 0 0 2 16.6M-12.2-5.6Q-9.8-7.4-7.6-5.8M-6.6 3Q-8.8 3.4-9 5.2",
    inner: star(9, 0, 6, 5.6, 2.2),
  },
  flame: {
    body: "M1.4-20.4C3-13 13.6-8.4 13.6 4.4C13.6 13.4 7.6 19.6 0 19.6S-13.6 13.4-13.6 4.4C-13.6-2.4-9-6.6-7.4-12C-5.2-9.4-4.4-6.6-4.4-3.6C-1-8 2.6-13 1.4-20.4z",
    hollow: "M.6-2C4 2 7.4 5.6 7.4 10.4C7.4 14.4 4 17.2 0 17.2S-7.4 14.4-7.4 10.4C-7.4 6-.6 4-.6-2z",
    inner: "M0 6.4C2.4 9 4 10.6 4 13C4 15.4 2.2 17.2 0 17.2S-4 15.4-4 13C-4 10.6-.6 9.4 0 6.4z",
    hair: "M4.4-11.4C7.4-7 11-3 11.2 4M-8-6.6C-10-2.4-11.4.6-11.2 5.4M2.6-7C5.6-3 8.6-.4 9.2 4",
  },
  heart: {
    body: "M0 18.6C-8.4 11.4-17.4 5-17.4-4.4C-17.4-10.6-13.4-14.4-8.8-14.4C-4.8-14.4-1.6-12.2 0-8.6C1.6-12.2 4.8-14.4 8.8-14.4C13.4-14.4 17.4-10.6 17.4-4.4C17.4 5 8.4 11.4 0 18.6zM0-11.6C-3.4-14-2-17 0-20.4C2-17 3.4-14 0-11.6z",
    cut: "M-16.4 0L-12.4 2.8 -8.4-.6-4.2 3 0-.4 4.2 3 8.4-.6 12.4 2.8 16.4 0",
    hair: "M-14.6-5C-14.4-8.6-12-11.2-9-11.6M-12-4.6C-11.8-6.8-10.4-8.4-8.4-8.8M-12.4.6V-2.4M-4.2.8V-2.6M4.2.8V-2.6M12.4.6V-2.4M-8.4 1.6V4.6M8.4 1.6V4.6M0 1.8V5M-7.4 9.6L0 16M3 10.6V14",
  },
  hand: {
    body: `${bar([-8.6, 4], [-11, -10.4], 4.6)}${bar([-3.2, 4], [-4, -16.6], 4.7)}${bar([2.6, 4], [3.2, -16], 4.7)}${bar([8, 4], [10, -9.6], 4.4)}${disc(-11, -10.4, 2.3)}${disc(-4, -16.8, 2.35)}${disc(3.2, -16.2, 2.35)}${disc(10, -9.8, 2.2)}M-11.2 1H10.4C10.6 4 11.6 4.6 13 2.4L15.2-1.4A2.5 2.5 0 0 1 19.4 1C17 6.4 13.6 12 9.4 15.4V19.6H-8.4V15.4C-11 12-11.6 6-11.2 1z`,
    cut: "M-8.2 15.6H9.2",
    hair: "M-7.4 11C-2 11.4 3 8.6 5.4 3.4M-8.4 7C-4.4 7-1 5.4 1.4 2.6M7.6 14C4.4 12 4 8.6 5.4 5.6M-10.4-5L-7.4-5.4M-5.8-9.6L-1.6-9.8M1-9.4L5.2-9.2M7.2-4.6L10.4-4.2",
  },
  eye: {
    body: `M-20 2C-12.6-8.6-6.4-11.4 0-11.4S12.6-8.6 20 2C12.6 11 6.4 13.4 0 13.4S-12.6 11-20 2z${[-50, -25, 0, 25, 50].map((turn) => bar(spot(turn, 14.6), spot(turn, 20.4), 2.6, 1.2)).join("")}`,
    hollow: "M-14.8 1.8C-9.6-5-5-7.4 0-7.4S9.6-5 14.8 1.8C9.6 7.4 5 9.4 0 9.4S-9.6 7.4-14.8 1.8z",
    inner: disc(0, 1, 7.2),
    cut: `${disc(0, 1, 3)}`,
    hair: around(16, (turn) =>
      line([spot(turn, 4)[0], spot(turn, 4)[1] + 1], [spot(turn, 6.2)[0], spot(turn, 6.2)[1] + 1]),
    ),
  },
  wing: {
    body: "M13.6 18.6C18 6 16.6-7.4 9.4-14C3-19.4-8-20.4-19.6-17.4C-18.6-13.4-16-11.2-12.4-10.6L-17.6-7.4C-16-4-13.4-3.2-10.2-3.6L-14 2.4C-12 4.6-9.2 4.8-6 3.6L-9 10.2C-6.4 11.4-3.8 10.4-1.6 8.6L-2.4 15.8C.4 16 3 14 5 11.2L6.2 19.4C9 19.6 11.6 19.4 13.6 18.6z",
    cut: "M-12.4-10.6C-5-10.6 2-9 6.6-5.6M-10.2-3.6C-4-4.6 3-4 8-1.4M-6 3.6C-1 1.6 4.6 1.4 9 2.8M-1.6 8.6C2 6.2 6 5.6 9.8 6.6M5 11.2C6.8 10.2 8.6 9.8 10.4 10.2",
    hair: "M-15.6-15.2C-7.4-16.4 1-15 6.4-10.6M-13.4-12.8C-6-13.6 1.6-12 6.6-8.4M-13.4-6.6C-7-7.4 1-6.4 6.6-3.6M-9.6.6C-4-1.2 2.6-1.2 7.6.4M-5.4 6.8C-1 4.2 4 3.6 8.4 4.6M1 11.6C3.4 9 6.4 8 9.6 8.4M8.6-8C10.6-5.6 12 0 12.4 6M10.8-9.4C13.4-5.4 14.4 1 14.2 8",
  },
  rose: {
    body:
      around(5, (turn) => ray(turn + 36, 12, 20.2, 16)) +
      around(5, (turn) => disc(...spot(turn, 10.8), 8.2)) +
      disc(0, 0, 10),
    hollow: disc(0, 0, 5.8),
    inner: disc(0, 0, 4.2),
    cut: around(5, (turn) => line(spot(turn + 36, 6), spot(turn + 36, 13.6))),
    hair: around(
      5,
      (turn) =>
        `M${at(...spot(turn - 24, 14.4))}Q${at(...spot(turn, 19.4))} ${at(...spot(turn + 24, 14.4))}${line(spot(turn, 7.4), spot(turn, 11.4))}${disc(...spot(turn, 2.2), 0.6)}`,
    ),
  },
  thorns: {
    cord: twisted(12.4, 2.5, 6, 0) + twisted(12.4, 2.5, 6, 180),
    body: around(
      12,
      (turn, i) =>
        i % 2 === 0
          ? ray(turn, 13.6, 20.4, 6)
          : `${polygon(spot(turn - 9, 11.4), spot(turn, 5.8), spot(turn + 9, 11.4))}`,
      15,
    ),
  },
  serpent: {
    cord: "M-14.4 17.6C-4 20.4 12.6 19.6 12 11.4C11.4 3.6-11 6.4-11-3.4C-11-9.6-4.4-12.2 3-12",
    body: `M1-15.6C4.4-20.2 12-20 16.4-15.6C13-11.4 7-8.6 1-9.4z${bar([16, -15.6], [20, -18], 1.5)}${bar([16, -15.6], [20.2, -14], 1.5)}`,
    hollow: disc(9.4, -15.4, 1.4),
    hair: "M-12.4 17.4C-4 19.6 11.6 19 11.2 11.6C10.6 4.6-11.6 7-11.8-3.2C-11.8-9.4-5-11.6 1-11.8",
  },
  raven: {
    body: `M-20-6.8C-19-10.6-16-13.6-11.4-14.2C-10.4-18-3-19.4.6-15.4C2.8-12.6 3-10.4 6-7.6C12.6-2.6 16.6 6 20 16.6L13.6 14.6L14 19L8 12.2C4.4 15.4-1 15.4-4.6 13C-10.4 9-10.6 1.4-9.4-4C-9.8-6-10.4-7.4-11.6-8.4C-14.6-8.8-17.6-8-20-6.8z${bar([-2, 13], [-4, 19.4], 1.9)}${bar([2.4, 13.6], [1.4, 19.4], 1.9)}${bar([-7, 19], [-1, 19], 1.7)}${bar([-1, 19], [4.6, 19], 1.7)}`,
    hollow: disc(-6.6, -13.4, 1.5),
    cut: "M-5.4-3.6C1-2.6 8.6 3 12.4 11.4M-6.4 2.4C-2 8 4 10.4 9.4 9.6",
    hair: "M-18-8.8L-10.6-11M-4.4 1C-1 2.6 3 5.6 6 8.6M-2.4-1C1.6.6 6 4.6 9 9M-6-6C-4.4-8-3.6-10-3.6-12M-3-7.4C-1.6-9-1-10.6-1-12.4M11.4 10.6L17 14.6M10 12L13 16",
  },
  wheel: {
    body:
      around(8, (turn) => polygon(spot(turn - 7, 14.4), spot(turn + 3, 20.4), spot(turn + 13, 14.4))) +
      around(8, (turn) => bar(spot(turn, 3), spot(turn, 13), 2.6)) +
      disc(0, 0, 4.6),
    cord: disc(0, 0, 13.6),
    hollow: disc(0, 0, 1.8),
    hair: `${disc(0, 0, 13.6)}${disc(0, 0, 3.2)}`,
  },
  chain: {
    cord: ellipse(-10.8, -10.8, 7.6, 5.2, 45) + ellipse(10.8, 10.8, 7.6, 5.2, 45),
    body: `${bar([-7.6, -7.6], [7.6, 7.6], 5)}${disc(-7.6, -7.6, 2.5)}${disc(7.6, 7.6, 2.5)}${bar([-18.4, -18.4], [-15, -15], 5)}${bar([18.4, 18.4], [15, 15], 5)}`,
    hair: `${line([-6, -6], [6, 6])}${ellipse(-10.8, -10.8, 7.6, 5.2, 45)}${ellipse(10.8, 10.8, 7.6, 5.2, 45)}`,
  },
  anchor: {
    cord: `${disc(0, -15.4, 3.6)}M-15 5.4C-14 13.4-7 17.4 0 17.4S14 13.4 15 5.4`,
    body: `${bar([0, -11.6], [0, 18], 4)}${bar([-9.4, -8], [9.4, -8], 3.4)}${disc(-9.6, -8, 2.2)}${disc(9.6, -8, 2.2)}${polygon([-15.6, 0.4], [-20, 9.4], [-10.4, 9])}${polygon([15.6, 0.4], [20, 9.4], [10.4, 9])}`,
    hair: `${line([0, -10], [0, 15])}M-13.4 9C-11 13.6-6 15.8-2 16.2M13.4 9C11 13.6 6 15.8 2 16.2`,
  },
  shell: {
    body: `M${at(...rim(-81, 26))}${valve.map((turn) => `Q${at(...rim(turn, 33.4))} ${at(...rim(turn + 9, 28))}`).join("")}L${at(7, 13)}L${at(8.6, 19)}H-8.6L${at(-7, 13)}z`,
    cut: valve
      .slice(1)
      .map((turn) => line(rim(turn - 9, 4), rim(turn - 9, 27.6)))
      .join(""),
    hair: `${valve.map((turn) => line(rim(turn, 12), rim(turn, 28))).join("")}M-6.4 15.4H6.4`,
  },
};

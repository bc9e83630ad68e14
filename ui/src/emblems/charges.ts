/** What each faction bears on its shield: our own, from what a faction is. */
import { at, falling, round, type Cut, type Shade } from "./burin.ts";
import { bar, battled, disc, horn, line, polygon, scallop, star } from "./forms.ts";

/** A shield: that of the Faithful is plain, that of the Fallen has horns. */
export type Shield = "plain" | "horned";

/** A figure on a shield. */
export interface Charge {
  shield: Shield;
  /** The tone of the field: heralds cut blue in level lines, red upright, green and purple aslant, black across. */
  field: Cut[];
  /** Forms from the back to the front, each on blank paper. */
  forms: string[];
  /** What is not a form but a cord: drawn as wide as this, hollow. */
  cords: { d: string; wide: number }[];
  /** The shade on the forms. */
  tone: Cut;
  /** Strokes on them. */
  lines: string;
  /** What is black on them. */
  solid: string;
  /** Strokes that also a small drawing needs. */
  marks: string;
}

const east = (light: number, dark: number): Shade => falling([10, 6], [54, 58], light, dark);
const level = (step: number): Cut => ({ angle: 0, step, shade: east(0.3, 0.8) });
const upright = (step: number): Cut => ({ angle: 90, step, shade: east(0.3, 0.8) });
const aslant = (step: number): Cut => ({ angle: 45, step, shade: east(0.3, 0.8) });
const other = (step: number): Cut => ({ angle: -45, step, shade: east(0.34, 0.85) });

/** A city that holds: gate and towers, and the cross over them. */
function gate(): Charge {
  const foot = 46.5;
  const [left, right] = [battled(17.5, 24.5, 25, foot, 3, 2), battled(39.5, 46.5, 25, foot, 3, 2)];
  const keep = battled(26, 38, 19.5, 32, 4, 2);
  const wall = battled(22, 42, 30, foot, 5, 2);
  const arch = `M27.5 ${foot}V40a4.5 4.5 0 0 1 9 0V${foot}z`;
  const courses = (x0: number, x1: number, top: number) =>
    Array.from({ length: Math.floor((foot - top) / 2.6) }, (_, row) => {
      const y = top + row * 2.6;
      const bricks = Array.from({ length: Math.floor((x1 - x0) / 3.4) + 1 }, (__, i) => {
        const x = x0 + i * 3.4 + (row % 2 === 0 ? 0.8 : 2.4);
        return x < x1 - 0.4 ? `M${at(x, y)}v2.6` : "";
      });
      return line([x0, y], [x1, y]) + bricks.join("");
    }).join("");
  return {
    shield: "plain",
    field: [level(1.5)],
    forms: [
      polygon(
        [30.7, 19],
        [30.7, 15.4],
        [27.6, 15.4],
        [27.6, 12.6],
        [30.7, 12.6],
        [30.7, 9.4],
        [33.3, 9.4],
        [33.3, 12.6],
        [36.4, 12.6],
        [36.4, 15.4],
        [33.3, 15.4],
        [33.3, 19],
      ),
      keep,
      left,
      right,
      wall,
    ],
    cords: [],
    tone: {
      angle: 90,
      step: 0.95,
      shade: (x, y) => {
        const towers: [number, number][] =
          y < 29.5
            ? [
                [17.5, 7],
                [26, 12],
                [39.5, 7],
              ]
            : [
                [17.5, 7],
                [22, 20],
                [39.5, 7],
              ];
        const stands = towers.filter(([from, wide]) => x >= from && x <= from + wide).at(-1);
        const part = stands ? (x - stands[0]) / stands[1] : 0;
        return Math.max(0, (part - 0.42) * 1.25);
      },
    },
    lines: courses(17.5, 24.5, 29.5) + courses(39.5, 46.5, 29.5) + courses(24.5, 39.5, 34),
    solid: `${arch}M20 31.5v-2.2a1 1 0 0 1 2 0v2.2zM42 31.5v-2.2a1 1 0 0 1 2 0v2.2zM31.1 28v-3a.9.9 0 0 1 1.8 0v3z`,
    marks: "",
  };
}

/** The shell of those who walk, on their crossed staves. */
function pilgrims(): Charge {
  const shell = scallop(32, 18.5, 23.5, 7);
  const staff = (from: readonly [number, number], to: readonly [number, number]) => bar(from, to, 2.4, 2);
  return {
    shield: "plain",
    field: [upright(1.5)],
    forms: [
      staff([14.5, 11.5], [45.5, 51]),
      staff([49.5, 11.5], [18.5, 51]),
      disc(14.6, 11.6, 2.5),
      disc(49.4, 11.6, 2.5),
      disc(18.1, 16.1, 1.7),
      disc(45.9, 16.1, 1.7),
      polygon([25.5, 13], [38.5, 13], [36.5, 19.5], [27.5, 19.5]),
      shell.rim,
    ],
    cords: [],
    tone: {
      angle: 90,
      step: 0.9,
      shade: (x, y) => {
        const way = (Math.atan2(y - 18.5, x - 32) * 180) / Math.PI;
        const part = ((158 - way) / (136 / 7)) % 1;
        const far = Math.hypot(x - 32, y - 18.5) / 23.5;
        if (y < 19) return x > 32 ? 0.5 : 0.12;
        return Math.max(0, (part - 0.35) * 1.15) * (0.35 + 0.65 * far) + (x - 32) / 60;
      },
    },
    lines: line([28.5, 15], [28, 18]) + line([32, 14.6], [32, 18]) + line([35.5, 15], [36, 18]),
    solid: "",
    marks: shell.ribs,
  };
}

/** Crescent and star over the wall of iron. */
function sultanate(): Charge {
  const crescent = "M21.6 13.2A14.4 14.4 0 1 0 42.4 13.2A11.7 11.7 0 1 1 21.6 13.2z";
  const crest = battled(4, 60, 40, 66, 11, 3);
  const plates = [0, 1, 2, 3].flatMap((row) => {
    const y = 45.6 + row * 4.4;
    const rivets = Array.from({ length: 12 }, (_, i) => disc(7 + i * 4.6 + (row % 2) * 2.3, y + 2.2, 0.45));
    return [line([4, y], [60, y]), ...rivets];
  });
  return {
    shield: "plain",
    field: [aslant(1.5)],
    forms: [crescent, star(32, 17.6, 8, 7.2, 3.5), crest],
    cords: [],
    tone: {
      angle: 0,
      step: 0.95,
      shade: (x, y) => {
        if (y > 39.8) return falling([8, 40], [54, 58], 0.12, 0.85)(x, y);
        if (Math.hypot(x - 32, y - 17.6) < 7.4) {
          const way = (Math.atan2(y - 17.6, x - 32) * 180) / Math.PI + 450;
          return (way % 45) / 45 > 0.5 ? 0 : 0.62;
        }
        return round(30, 22, 16, 0.85)(x, y);
      },
    },
    lines: plates.join(""),
    solid: "",
    marks: "",
  };
}

/** A sword that points down, between the horns of a ram. */
function legions(): Charge {
  const [left, right] = [true, false].map((mirrored) =>
    horn(mirrored ? 21.6 : 42.4, 28.5, { from: 218, turns: -1.3, wide: 7.4, r: 9.8, mirrored }),
  );
  return {
    shield: "horned",
    field: [level(1.7), upright(1.7)],
    forms: [
      left?.rim ?? "",
      right?.rim ?? "",
      polygon([29.6, 22], [34.4, 22], [34, 50], [32, 56], [30, 50]),
      polygon([30.6, 13], [33.4, 13], [33.4, 21], [30.6, 21]),
      polygon([22.5, 20.4], [24, 19.4], [40, 19.4], [41.5, 20.4], [41.5, 22], [40, 23], [24, 23], [22.5, 22]),
      disc(32, 11.8, 2.7),
    ],
    cords: [],
    tone: {
      angle: -45,
      step: 0.9,
      shade: (x, y) => {
        if (Math.abs(x - 32) < 2.6 && y > 23) return x > 32 ? 0.72 : 0.04;
        if (Math.abs(x - 32) < 10 && y < 23.2) return x > 32 ? 0.5 : 0.1;
        return round(x < 32 ? 20 : 41, 27, 11, 0.9)(x, y);
      },
    },
    lines:
      (left?.ridges ?? "") +
      (right?.ridges ?? "") +
      [14.6, 16.2, 17.8].map((y) => line([30.6, y + 0.6], [33.4, y - 0.6])).join("") +
      line([32, 23.5], [32, 54]),
    solid: "",
    marks: "",
  };
}

/** The cup that runs over, and the fly above it. */
function grail(): Charge {
  const cup =
    "M20.5 28.5H43.5C43.5 36 39.3 39.6 34 40.8V44.6C34.5 47.8 37.6 49.6 41 50.6V52.6H23V50.6C26.4 49.6 29.5 47.8 30 44.6V40.8C24.7 39.6 20.5 36 20.5 28.5z";
  const wing = (way: 1 | -1) =>
    `M${at(32 + way * 1.2, 17)}C${at(32 + way * 5, 13)} ${at(32 + way * 13, 12.6)} ${at(32 + way * 14, 17)}C${at(32 + way * 13.5, 21.4)} ${at(32 + way * 5, 21.6)} ${at(32 + way * 1.2, 18.8)}z`;
  const drop = (x: number, long: number) => `M${at(x - 1.3, 28.5)}v${long + 1.5}a1.3 1.3 0 0 0 2.6 0v${-long - 1.5}z`;
  return {
    shield: "horned",
    field: [other(1.35)],
    forms: [
      wing(1),
      wing(-1),
      "M29.5 17.4a2.5 3 0 0 1 5 0c0 3.6-1.1 6.8-2.5 8.8-1.4-2-2.5-5.2-2.5-8.8z",
      disc(32, 13.8, 1.9),
      cup,
    ],
    cords: [],
    tone: {
      angle: 0,
      step: 0.9,
      shade: (x, y) => {
        if (y < 27) return Math.abs(x - 32) < 2.6 ? 0.6 : Math.max(0, (y - 16) / 9);
        const half = y < 40.6 ? 11.5 : y < 47 ? 2.4 : 8.6;
        const part = (x - 32) / half;
        return Math.max(0, part * 0.85 + 0.12) + (part < -0.78 ? 0.4 : 0);
      },
    },
    lines:
      [1, -1]
        .flatMap((way) => [
          line([32 + way * 2.4, 17.2], [32 + way * 12.4, 15.4]),
          line([32 + way * 2.4, 17.8], [32 + way * 13, 18]),
          line([32 + way * 2.4, 18.4], [32 + way * 10.4, 20.4]),
        ])
        .join("") + "M22 33.4Q32 37.2 42 33.4M29.9 42.6H34.1",
    solid: `${drop(24.4, 4)}${drop(32, 8)}${drop(38, 2.2)}M20.5 28.5H43.5V30.6H20.5z`,
    marks: "",
  };
}

/** Seven heads on seven necks, and a crown for the one in the middle. */
function serpent(): Charge {
  const heads: [number, number][] = [
    [-18.6, 26],
    [-13.4, 19.5],
    [-7, 16],
    [7, 16],
    [13.4, 19.5],
    [18.6, 26],
    [0, 18.5],
  ];
  const necks = heads.map(([off, top]) => {
    const x = 32 + off;
    return `M32 ${48 - Math.abs(off) * 0.12}C${at(32 + off * 0.2, 41)} ${at(x + off * 0.12, 42 - Math.abs(off) * 0.25)} ${at(x, top + 2)}`;
  });
  const head = ([off, top]: [number, number]) => {
    const x = 32 + off;
    const lean = off === 0 ? 0 : Math.sign(off) * (1.2 + Math.abs(off) / 14);
    return `M${at(x - 2.1, top + 3)}Q${at(x - 3 + lean * 0.4, top - 0.6)} ${at(x + lean, top - 4.2)}Q${at(x + 3 + lean * 0.4, top - 0.6)} ${at(x + 2.1, top + 3)}Q${at(x, top + 4.6)} ${at(x - 2.1, top + 3)}z`;
  };
  const eyes = heads.map(([off, top]) => {
    const lean = off === 0 ? 0 : Math.sign(off) * 0.7;
    return disc(32 + off - 0.95 + lean, top + 0.6, 0.55) + disc(32 + off + 0.95 + lean, top + 0.6, 0.55);
  });
  return {
    shield: "horned",
    field: [
      { angle: 0, step: 1.5, shade: east(0.16, 0.62) },
      { angle: 60, step: 1.9, shade: falling([22, 20], [52, 56], 0, 0.6) },
    ],
    forms: [...heads.map(head), "M28.2 14l-1.4-5.2 3 2.2 2.2-3.4 2.2 3.4 3-2.2-1.4 5.2z"],
    cords: [
      ...necks.map((d) => ({ d, wide: 3.5 })),
      { d: "M32 47C23 46.5 21 55 29 54.4C36 53.8 40 46.5 34.5 46.8C30 47 30.5 54.8 38 54.2", wide: 3.2 },
    ],
    tone: { angle: 90, step: 0.8, shade: (x) => (((x - 32 + 40) % 6.5) / 6.5 > 0.5 ? 0.35 : 0.08) },
    lines: "",
    solid: eyes.join(""),
    marks: "",
  };
}

/** The millstone of those who bear their affliction, on the chains that it hangs by. */
function millstone(): Charge {
  const [cx, cy, r] = [32, 35.5, 16.5];
  const spot = (far: number, degrees: number): [number, number] => {
    const turn = (degrees * Math.PI) / 180;
    return [cx + far * Math.cos(turn), cy + far * Math.sin(turn)];
  };
  /** Furrows run from the eye to the rim, each with two that branch off it. */
  const furrows = Array.from({ length: 8 }, (_, i) => {
    const way = i * 45;
    return (
      line(spot(5.6, way), spot(r - 0.8, way + 9)) +
      line(spot(9.4, way + 5), spot(r - 0.8, way + 24)) +
      line(spot(12.6, way + 7), spot(r - 0.8, way + 36))
    );
  });
  const chain = (way: 1 | -1) => `M${at(32 + way * 19, 9)}L${at(32 + way * 10.5, 23)}`;
  return {
    shield: "plain",
    field: [upright(1.7), level(2.6)],
    forms: [
      disc(13, 8.6, 2.4),
      disc(51, 8.6, 2.4),
      disc(cx, cy, r),
      polygon(
        [30.4, 8],
        [33.6, 8],
        [33.6, 11.4],
        [37, 11.4],
        [37, 14.4],
        [33.6, 14.4],
        [33.6, 20],
        [30.4, 20],
        [30.4, 14.4],
        [27, 14.4],
        [27, 11.4],
        [30.4, 11.4],
      ),
    ],
    cords: [
      { d: chain(1), wide: 3 },
      { d: chain(-1), wide: 3 },
    ],
    tone: {
      angle: 30,
      step: 0.95,
      shade: (x, y) => {
        const far = Math.hypot(x - cx, y - cy);
        if (far > r) return x > 32 ? 0.5 : 0.1;
        if (far > r - 2.2) return 0.75;
        return round(cx - 5, cy - 6, r * 1.5, 0.8)(x, y);
      },
    },
    lines: furrows.join("") + disc(cx, cy, r - 2.2),
    solid: polygon([cx - 3.6, cy - 3.6], [cx + 3.6, cy - 3.6], [cx + 3.6, cy + 3.6], [cx - 3.6, cy + 3.6]),
    marks: "",
  };
}

/** An anchor that something has hold of. */
function anchor(): Charge {
  const arms =
    "M13.5 37.5L20.6 35.6L18.9 40.2C20.8 46 25.4 49.6 30.4 50.2H33.6C38.6 49.6 43.2 46 45.1 40.2L43.4 35.6L50.5 37.5L52.4 45L48.4 43.2C45.8 50.4 39.8 55.4 32 56.4C24.2 55.4 18.2 50.4 15.6 43.2L11.6 45z";
  const waves = [0, 1, 2].map((row) => {
    const y = 50 + row * 3.6;
    return `M4 ${y}q4.7-2.4 9.4 0t9.4 0 9.4 0 9.4 0 9.4 0 9.4 0`;
  });
  const suckers = [
    [23.4, 41.6],
    [27.4, 36.4],
    [37.6, 33],
    [40.2, 29],
    [24.4, 26.4],
    [27.2, 23],
  ].map(([x = 0, y = 0]) => disc(x, y, 0.75));
  return {
    shield: "horned",
    field: [other(1.5), level(2.4)],
    forms: [
      arms,
      polygon([30, 17], [34, 17], [34, 52], [30, 52]),
      polygon([21, 20.6], [43, 20.6], [43, 24], [21, 24]),
      disc(20.6, 22.3, 2.4),
      disc(43.4, 22.3, 2.4),
      "M32 8.2a5 5 0 1 0 .01 0zM32 10.9a2.3 2.3 0 1 1-.01 0z",
    ],
    cords: [
      {
        d: "M18 57C18 46 24 40 32 37.6C40.6 35 42.6 29.4 37.4 28.2C31.4 27 24.4 31.4 24 25.4C23.8 20.4 29 17.4 33.4 18.8",
        wide: 3.8,
      },
    ],
    tone: {
      angle: -45,
      step: 0.9,
      shade: (x, y) => {
        if (Math.abs(x - 32) < 2.2 && y > 16) return x > 32 ? 0.7 : 0.05;
        if (y < 25) return x > 32 ? 0.55 : 0.1;
        return round(26, 42, 18, 0.85)(x, y);
      },
    },
    lines: waves.join(""),
    solid: suckers.join(""),
    marks: "",
  };
}

/** Nothing is known of it: a shield that waits for its device. */
const unknown = (): Charge => ({
  shield: "plain",
  field: [{ angle: 45, step: 2, shade: east(0.15, 0.5) }],
  forms: [polygon([4, 25], [60, 25], [60, 36], [4, 36])],
  cords: [],
  tone: { angle: 0, step: 1, shade: falling([10, 25], [56, 35], 0, 0.6) },
  lines: "",
  solid: "",
  marks: "",
});

const BORNE: Record<string, () => Charge> = {
  "new-antioch": gate,
  "trench-pilgrims": pilgrims,
  "iron-sultanate": sultanate,
  "heretic-legions": legions,
  "black-grail": grail,
  court: serpent,
  "procession-of-the-sacred-affliction": millstone,
  "heretic-naval-raiders": anchor,
};

const drawn = new Map<string, Charge>();

/** The charge of a faction; what was drawn once is not drawn again. */
export function chargeOf(faction: string): Charge {
  const known = drawn.get(faction);
  if (known) return known;
  const charge = (BORNE[faction] ?? unknown)();
  drawn.set(faction, charge);
  return charge;
}

/** Whether a faction has a device of its own. */
export const bears = (faction: string): boolean => faction in BORNE;
/** Those that have one. */
export const bearers = (): string[] => Object.keys(BORNE);

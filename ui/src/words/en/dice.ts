/** Dice, odds, markers, results: what the battle and the aftermath both say. */
import { count, percent, percentFine } from "../figures.ts";

/** A band of the odds bar. */
export type Band = "stands" | "miss" | "none" | "minor" | "down" | "out" | "success" | "critical" | "short" | "arrives";

const bands: Record<Band, string> = {
  stands: "Stands",
  miss: "Miss",
  none: "No Effect",
  minor: "Minor",
  down: "Down",
  out: "Out",
  success: "Success",
  critical: "Critical",
  short: "Falls short",
  arrives: "Arrives",
};

const spoken: Record<Band, string> = { ...bands, minor: "Minor Hit", out: "Out of Action" };

const ordinals = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth"];
const ordinal = (i: number) => ordinals[i] ?? `Number ${i + 1}`;
const die = (i: number, of?: string) => (of === undefined ? `${ordinal(i)} die` : `Die of ${of}`);

export const dice = {
  note: "Note: ",
  side: (side: string) => (side === "n" ? "Nobody’s" : `Side ${side.toUpperCase()}`),
  face: (value: number) => count(value),
  dropped: (value: number) => `${value} dropped`,
  faces: "Type a die",
  faceKey: (value: number) => `${value}`,
  slots: "Dice typed so far",
  slotNext: (i: number, of?: string) => `${die(i, of)}, next`,
  slotEmpty: (i: number, of?: string) => `${die(i, of)}, empty`,
  slotFilled: (i: number, value: number, of?: string) => `${die(i, of)}, ${value}; press to take it back`,
  roll: "Roll here",
  band: (band: Band) => bands[band],
  chance: (p: number) => `${percent(p)} %`,
  share: (p: number) => percent(p),
  odds: (all: { band: Band; p: number }[]) =>
    `${all.map(({ band, p }) => `${spoken[band]} ${percentFine(p)}`).join(", ")} per cent`,
  markers: (blood: number, blessing: number, infection: number, spent: number) =>
    [
      blood > 0 ? `${blood} Blood` : "",
      blessing > 0 ? `${blessing} Blessing` : "",
      infection > 0 ? `${infection} Infection` : "",
      spent > 0 ? `${spent} spent` : "",
    ]
      .filter(Boolean)
      .join(", "),
  marker: { blood: "Blood", blessing: "Blessing", infection: "Infection" },
  has: (n: number, order: number | null) =>
    order === null ? `${n} to spend` : `${n}, declares ${["1st", "2nd", "3rd"][order - 1] ?? `${order}th`}`,
  spend: (side: string, marker: string) => `Side ${side.toUpperCase()} spends ${marker}`,
  locked: "Markers come before dice: take the dice back to change this.",
  modifiers: "Modifiers",
  scale: "Injury Roll table",
  became: " becomes ",
  entry: (n: number) => `Entry ${n}`,
  overruled: "Overruled",
  setRight: "Set right",
  undone: "undone",
};

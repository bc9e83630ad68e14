/** A moment of a battle, saved as a picture or a clip. */
import { count, decimal } from "../figures.ts";

/** `1.2 MB`, of bytes. */
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${count(Math.max(1, Math.round(bytes / 1000)))} kB` : `${decimal(bytes / 1_000_000, 1)} MB`;

export const moment = {
  save: "Save this moment",
  title: "Save this moment",
  kind: "Save as",
  picture: "Picture",
  clip: "Clip",
  pictureFact: "A PNG, upright as a phone shows it.",
  clipFact: (seconds: number) =>
    `An animated PNG of ${decimal(seconds, 1)} seconds. It plays in a browser and in most chats.`,
  still: "Nothing moves here, so there is no clip of it.",
  draw: "Save",
  stop: "Stop",
  cancel: "Cancel",
  drawing: "The picture is drawn",
  filming: (done: number, of: number) => `Picture ${count(done)} of ${count(of)}`,
  filmingNow: "The clip is drawn",
  stopped: "Stopped. Nothing was saved.",
  saved: (file: string, bytes: number) => `Saved: ${file}, ${size(bytes)}`,
  /** On the picture. */
  /** Between what happened and what came of it: “moves 6″”, “shoots Aud: hit”. */
  then: (result: string) => (/^\d/.test(result) ? " " : ": "),
  ended: (winners: readonly string[] | null): readonly [string, string] =>
    winners === null ? ["The battle is ", "drawn"] : [`${winners.join(" and ")} `, "won"],
  total: (n: number) => `= ${n < 0 ? `\u2212${-n}` : n}`,
  turn: (turn: number) => (turn === 0 ? "Setting up" : `Turn ${count(turn)}`),
  over: "Final score",
  mark: "No Man’s Ledger",
  /** Of the file. */
  file: (names: string[], turn: number, entry: number) =>
    `${names.join(" against ")}, Turn ${turn.toString()}, entry ${entry.toString()}`,
  endFile: (names: string[]) => `${names.join(" against ")}, the end`,
};

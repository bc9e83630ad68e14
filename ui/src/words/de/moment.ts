/** Ein Moment einer Schlacht, gespeichert als Bild oder Clip. */
import type { moment as en } from "../en/moment.ts";
import { count } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const tenth = (n: number) => n.toFixed(1).replace(".", ",");

/** `1,2 MB`, aus Bytes. */
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${count(Math.max(1, Math.round(bytes / 1000)))} kB` : `${tenth(bytes / 1_000_000)} MB`;

export const moment: Sentences<typeof en> = {
  save: "Moment speichern",
  title: "Moment speichern",
  kind: "Speichern als",
  picture: "Bild",
  clip: "Clip",
  pictureFact: "Ein PNG, hochkant wie auf einem Handy.",
  clipFact: (seconds: number) =>
    `Ein animiertes PNG von ${tenth(seconds)} Sekunden. Es läuft im Browser und in den meisten Chats.`,
  still: "Hier bewegt sich nichts, darum gibt es keinen Clip.",
  draw: "Speichern",
  stop: "Anhalten",
  cancel: "Abbrechen",
  drawing: "Das Bild entsteht",
  filming: (done: number, of: number) => `Bild ${count(done)} von ${count(of)}`,
  filmingNow: "Der Clip entsteht",
  stopped: "Angehalten. Nichts wurde gespeichert.",
  saved: (file: string, bytes: number) => `Gespeichert: ${file}, ${size(bytes)}`,
  then: (result: string) => (/^\d/.test(result) ? " " : ": "),
  ended: (winners: readonly string[] | null): readonly [string, string] =>
    winners === null
      ? ["Die Schlacht endet ", "unentschieden"]
      : [`${winners.join(" und ")} ${winners.length > 1 ? "haben" : "hat"} `, "gewonnen"],
  total: (n: number) => `= ${n < 0 ? `\u2212${-n}` : n}`,
  turn: (turn: number) => (turn === 0 ? "Aufstellung" : `Zug ${count(turn)}`),
  over: "Endstand",
  mark: "No Man’s Ledger",
  file: (names: string[], turn: number, entry: number) =>
    `${names.join(" gegen ")}, Zug ${turn.toString()}, Eintrag ${entry.toString()}`,
  endFile: (names: string[]) => `${names.join(" gegen ")}, das Ende`,
};

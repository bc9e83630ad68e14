/** Chwila bitwy, zapisana jako obraz albo klip. */
import { count, decimal } from "../figures.ts";
import type { moment as en } from "../en/moment.ts";
import type { Sentences } from "../sentences.ts";

/** `1,2 MB` z bajtów. */
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${count(Math.max(1, Math.round(bytes / 1000)))} kB` : `${decimal(bytes / 1_000_000, 1)} MB`;

export const moment: Sentences<typeof en> = {
  save: "Zapisz tę chwilę",
  title: "Zapisz tę chwilę",
  kind: "Zapisz jako",
  picture: "Obraz",
  clip: "Klip",
  pictureFact: "PNG, w pionie, jak na telefonie.",
  clipFact: (seconds) => `Animowany PNG, ${decimal(seconds, 1)} s. Działa w przeglądarce i w większości czatów.`,
  still: "Tu nic się nie rusza, więc klipu nie ma.",
  draw: "Zapisz",
  stop: "Stop",
  cancel: "Anuluj",
  drawing: "Obraz się rysuje",
  filming: (done, of) => `Klatka ${count(done)} z ${count(of)}`,
  filmingNow: "Klip się rysuje",
  stopped: "Przerwane. Nic nie zapisano.",
  saved: (file, bytes) => `Zapisano: ${file}, ${size(bytes)}`,
  then: (result) => (/^\d/.test(result) ? " " : ": "),
  ended: (winners): readonly [string, string] =>
    winners === null
      ? ["W bitwie ", "remis"]
      : [`${winners.join(" i ")} `, winners.length > 1 ? "wygrywają" : "wygrywa"],
  total: (n) => `= ${n < 0 ? `\u2212${-n}` : n}`,
  turn: (turn) => (turn === 0 ? "Rozstawianie" : `Tura ${count(turn)}`),
  over: "Wynik końcowy",
  mark: "No Man’s Ledger",
  file: (names, turn, entry) => `${names.join(" – ")}, tura ${turn.toString()}, wpis ${entry.toString()}`,
  endFile: (names) => `${names.join(" – ")}, koniec`,
};

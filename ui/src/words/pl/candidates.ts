/** Kandydaci na pakiety, z katalogów New Recruit. */
import { count } from "../figures.ts";
import type { candidates as en } from "../en/candidates.ts";
import type { Sentences } from "../sentences.ts";

export const candidates: Sentences<typeof en> = {
  folder: "Kandydat z New Recruit",
  file: "z pliku zip lub innego",
  note: "folder z katalogami społeczności (.cat, .gst albo .json)",
  brought: (name: string) => `${name} jest w tej księdze.`,
  check: "Przejrzyj raport, zanim ktoś z nim zagra.",
  mend: "Popraw jego kopię",
  report: "Raport",
  same: (rows: number) => `Wiersze, które zostają bez zmian: ${count(rows)}`,
  verdicts: {
    changed: "Liczby zmienione",
    new: "Wiersze nowe",
    gone: "Wiersze usunięte",
    note: "Zasady z samej nazwy: przeczytaj je na karcie",
    kept: "Różnice, których nie przejmuje",
    unread: "Części niezrozumiałe",
    left: "Części bez miejsca w pakiecie",
  },
  more: (lines: number) => `i jeszcze ${count(lines)}; nml pack from-newrecruit wymienia wszystkie`,
};

/** Kopie zapasowe, które robią się same. */
import type { Backups } from "../../calls.ts";
import { count, lately } from "../figures.ts";
import type { backups as en } from "../en/backups.ts";
import type { Sentences } from "../sentences.ts";
import { entries, several } from "./forms.ts";

type Before = Backups["backups"][number]["before"];

const befores: Record<Before, string> = {
  day: "przed pierwszą zmianą dnia",
  version: "zanim księgę otworzyła nowsza wersja",
  correction: "przed poprawką",
  parcel: "przed wpisami z innej księgi",
  rules: "przed zmianą zasad",
  restore: "przed przywróceniem starszej kopii",
};

/** Czego jest strumień, po jego rodzaju. */
const kinds: Record<string, string> = {
  "nml.warband": "Banda",
  "nml.scenario": "Scenariusz albo przygotowanie",
  "nml.battle": "Bitwa",
  "nml.campaign": "Kampania",
  "nml.rotation": "Rotacja",
  "nml.evening": "Wieczór",
  "nml.house-pack": "Własny pakiet zasad",
};

export const backups: Sentences<typeof en> = {
  heading: "Kopie zapasowe",
  note: "robione automatycznie",
  about:
    "Powstają przed pierwszą zmianą dnia oraz przed poprawkami, importem i nowymi zasadami. Ze starszych zostaje jedna na dzień, potem jedna na tydzień, potem jedna na miesiąc.",
  none: "Jeszcze żadnej: pierwsza powstanie jutro, przed pierwszą zmianą.",
  folder: "Folder",
  choose: "Trzymaj je gdzie indziej",
  beside: "Trzymaj je obok księgi",
  failed: (why) => `Ostatnia kopia się nie udała. ${why}`,
  old: (days) => `Ostatnia kopia ma ${several(days, "dzień", "dni", "dni")}, a księga się od tamtej pory zmieniła.`,
  look: "Zobacz kopie",
  later: "Nie teraz",
  list: "Kopie, najnowsze na górze",
  made: (made) => lately(made),
  before: (before) => befores[before],
  compare: "Porównaj z teraz",
  compareOf: (made) => `Porównaj z teraz: ${lately(made)}`,
  hide: "Ukryj",
  hideOf: (made) => `Ukryj: ${lately(made)}`,
  same: (same) => `bez zmian: ${count(same)}`,
  all: "Od tamtej pory nic się nie zmieniło.",
  entries: (then, now) => `wtedy ${entries(then)}, teraz ${count(now)}`,
  kind: (kind) => kinds[kind] ?? kind,
  differs: (then, now) => {
    if (then === null) return `nie ma w kopii, teraz ${entries(now ?? 0)}`;
    if (now === null) return `w kopii ${entries(then)}, w księdze nie ma`;
    if (then === now) return "tyle samo wpisów, ale inne";
    return now > then ? `teraz więcej o ${entries(now - then)}` : `teraz mniej o ${entries(then - now)}`;
  },
  restore: "Przywróć tę kopię",
  restoreOf: (made) => `Przywróć tę kopię: ${lately(made)}`,
  sure: "Księga wraca do tamtej chwili. Najpierw powstaje kopia tego, co jest teraz, więc można wrócić.",
  yes: "Przywróć",
  no: "Anuluj",
  restored: (made) => `Księga jest znowu jak wtedy: ${lately(made)}`,
};

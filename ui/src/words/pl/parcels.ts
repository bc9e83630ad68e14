/** Co przechodzi z jednej księgi do drugiej. */
import type { ParcelKind } from "../../bindings/ipc.ts";
import { count } from "../figures.ts";
import type { parcels as en } from "../en/parcels.ts";
import type { Sentences } from "../sentences.ts";
import { entries, several } from "./forms.ts";

const kinds: Record<ParcelKind, string> = {
  campaign: "Kampania",
  warband: "Banda",
  battle: "Bitwa",
  set_up: "Przygotowanie",
  own_scenario: "Własny scenariusz",
  house_pack: "Własny pakiet zasad",
  rotation: "Rotacja",
  evening: "Wieczór",
};
/** Wieczór idzie pod samą nazwą: większość nazywa się „Wieczór” i dzień. */
const kind = (is: ParcelKind): string | null => (is === "evening" ? null : kinds[is]);

export const parcels: Sentences<typeof en> = {
  title: "Z innej księgi",
  bring: "Wczytaj z innej księgi",
  heading: "Między księgami",
  hint: "gracze i organizatorzy bez serwera",
  lead: "Kampania z innej księgi przychodzi z bandami, bitwami i przygotowaniami, z każdym wpisem. To, co dodała każda z ksiąg, zostaje; gdzie się różnią, decydujesz ty.",
  file: "Wybierz plik",
  drop: "albo upuść go na tej stronie",
  opened: (file) => `${file} jest otwarty obok twojej księgi.`,
  parted: "Obie księgi mają nowe wpisy",
  partedNote: "bez konfliktu: zostają wszystkie",
  besidesConflicts: "Poza konfliktami",
  besidesConflictsNote: "zostaje przy każdym wyborze",
  conflicts: "Księgi się różnią",
  conflictsNote: (n) => `do decyzji: ${several(n, "konflikt", "konflikty", "konfliktów")}`,
  changes: "Decyzje z drugiej księgi",
  changesNote: "twoja księga się do nich dostosuje",
  change: (about, by, day) => [about.join(", "), [by, day].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
  was: "W twojej księdze do tej pory",
  becomes: "Po dodaniu",
  becomesNothing: "Nic w to miejsce nie wchodzi.",
  ahead: "Druga księga ma nowe wpisy",
  aheadNote: "twoja księga nadrabia",
  fresh: "Nowe w twojej księdze",
  freshNote: (n) => several(n, "część", "części", "części"),
  known: (n) => `${several(n, "część jest już", "części są już", "części jest już")} w twojej księdze.`,
  kind: (is) => kind(is),
  of: (one) => [kind(one.kind), one.name].filter(Boolean).join(" "),
  here: "W twojej księdze",
  there: "W drugiej księdze",
  entries: (n) => entries(n),
  by: (who, day) => (who === "" ? `· ${day}` : `· ${who}, ${day}`),
  conflict: (n, about) => `Konflikt ${count(n)}${about.length === 0 ? "" : `: ${about.join(", ")}`}`,
  standsOf: (n) => `Co zostaje z konfliktu ${n}`,
  standsHint:
    "Cała reszta zostaje przy każdym wyborze. Jeśli wybór zabiera więcej, jest to wymienione pod nim. To, co odpada, można dalej przeczytać tu:",
  history: "historia kampanii",
  noHistory: "historia bandy",
  orWarband: " albo w historii bandy",
  costs: (choice) => `Przepada przy wyborze „${choice}”`,
  standHere: "Zostaw z twojej",
  standThere: "Zostaw z drugiej",
  take: "Dodaj do twojej księgi",
  taken: "Dodane do twojej księgi",
  open: {
    campaign: "Otwórz kampanię",
    evening: "Otwórz wieczór",
    rotation: "Otwórz rotację",
    warband: "Otwórz bandę",
    battle: "Otwórz bitwę",
  },
  openAll: "Twoje kampanie",
  nothing: "Twoja księga ma to już wszystko; co tu cofnięto, zostaje cofnięte.",
  besides: "Niczego w twojej księdze nie zmienia; po dodaniu można to przeczytać w historii.",
  kept: "Zostaje wersja z twojej księgi",
  keptNote: "decyzja z drugiej księgi",
  keptBy: (by, day) => [by, day].filter(Boolean).join(", "),
  leave: "Anuluj",
  more: (n) => `i jeszcze ${count(n)} wcześniej`,
};

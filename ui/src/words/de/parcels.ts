/** Was von einem Buch ins andere geht. */
import type { ParcelKind } from "../../bindings/ipc.ts";
import type { parcels as en } from "../en/parcels.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const kinds: Record<ParcelKind, string> = {
  campaign: "Kampagne",
  warband: "Warband",
  battle: "Schlacht",
  set_up: "Aufbau",
  own_scenario: "Eigenes Szenario",
  house_pack: "Hausregel-Paket",
  rotation: "Rotation",
  evening: "Abend",
};
const kind = (is: ParcelKind): string | null => (is === "evening" ? null : kinds[is]);

export const parcels: Sentences<typeof en> = {
  title: "Aus anderem Buch",
  bring: "Aus anderem Buch einlesen",
  heading: "Zwischen Büchern",
  hint: "Spieler und Spielleitung ohne Server",
  lead: "Eine Kampagne aus einem anderen Buch kommt mit Warbands, Schlachten und Aufbauten, mit jedem Eintrag. Was eins der Bücher hinzugefügt hat, bleibt; wo die beiden uneins sind, entscheidest du.",
  file: "Datei wählen",
  drop: "oder leg sie irgendwo auf dieser Seite ab",
  opened: (file: string) => `${file} liegt offen neben deinem Buch.`,
  parted: "Beide Bücher haben neue Einträge",
  partedNote: "kein Konflikt: Alles bleibt",
  besidesConflicts: "Ohne Konflikt",
  besidesConflictsNote: "bleibt, wie auch immer du wählst",
  conflicts: "Die beiden Bücher sind uneins",
  conflictsNote: (n: number) => `${plural(n, "Konflikt", "Konflikte")} für dich zu entscheiden`,
  changes: "Im anderen Buch entschieden",
  changesNote: "dein Buch übernimmt das",
  change: (about: readonly string[], by: string, day: string) =>
    [about.join(", "), [by, day].filter(Boolean).join(", ")].filter(Boolean).join(" · "),
  was: "Bisher in deinem Buch",
  becomes: "Nach dem Übernehmen",
  becomesNothing: "Nichts tritt an die Stelle.",
  ahead: "Das andere Buch hat neue Einträge",
  aheadNote: "dein Buch holt auf",
  fresh: "Neu in deinem Buch",
  freshNote: (n: number) => plural(n, "Teil", "Teile"),
  known: (n: number) => `${plural(n, "Teil ist", "Teile sind")} schon in deinem Buch.`,
  kind: (is) => kind(is),
  of: (one) => [kind(one.kind), one.name].filter(Boolean).join(" "),
  here: "In deinem Buch",
  there: "Im anderen Buch",
  entries: (n: number) => plural(n, "Eintrag", "Einträge"),
  by: (who: string, day: string) => (who === "" ? `· ${day}` : `· ${who}, ${day}`),
  conflict: (n: number, about: readonly string[]) =>
    `Konflikt ${count(n)}${about.length === 0 ? "" : `: ${about.join(", ")}`}`,
  standsOf: (n: number) => `Was von Konflikt ${n} bleibt`,
  standsHint:
    "Alles andere bleibt, wie auch immer du wählst. Kostet eine Wahl mehr, steht es darunter. Was verworfen wird, bleibt lesbar:",
  history: "im Verlauf der Kampagne",
  noHistory: "im Verlauf der Warband",
  orWarband: " oder im Verlauf ihrer Warband",
  costs: (choice: string) => `Geht verloren bei „${choice}“`,
  standHere: "Dein Buch gilt",
  standThere: "Das andere gilt",
  take: "In dein Buch übernehmen",
  taken: "In dein Buch übernommen",
  open: {
    campaign: "Kampagne öffnen",
    evening: "Abend öffnen",
    rotation: "Rotation öffnen",
    warband: "Warband öffnen",
    battle: "Schlacht öffnen",
  },
  openAll: "Deine Kampagnen",
  nothing: "Dein Buch hat schon alles davon; was hier rückgängig gemacht wurde, bleibt es.",
  besides: "In deinem Buch ändert es nichts; ist es übernommen, kannst du es im Verlauf lesen.",
  kept: "Die Fassung deines Buchs gilt",
  keptNote: "im anderen Buch entschieden",
  keptBy: (by: string, day: string) => [by, day].filter(Boolean).join(", "),
  leave: "Abbrechen",
  more: (n: number) => `und davor ${count(n)} weitere`,
};

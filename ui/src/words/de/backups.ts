/** Die Sicherungen, die von selbst entstehen. */
import type { Backups } from "../../calls.ts";
import type { backups as en } from "../en/backups.ts";
import { count, lately, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

type Before = Backups["backups"][number]["before"];

const befores: Record<Before, string> = {
  day: "vor der ersten Änderung des Tages",
  version: "bevor eine neuere Version das Buch öffnete",
  correction: "vor einer Berichtigung",
  parcel: "bevor Einträge aus einem anderen Buch kamen",
  rules: "vor einem Wechsel der Regeln",
  restore: "bevor eine ältere Sicherung zurückkam",
};

/** Wovon ein Strom ist, nach seiner Art. */
const kinds: Record<string, string> = {
  "nml.warband": "Warband",
  "nml.scenario": "Szenario oder Aufbau",
  "nml.battle": "Schlacht",
  "nml.campaign": "Kampagne",
  "nml.rotation": "Rotation",
  "nml.evening": "Abend",
  "nml.house-pack": "Hausregel-Paket",
};

export const backups: Sentences<typeof en> = {
  heading: "Sicherungen",
  note: "entstehen von selbst",
  about:
    "Vor der ersten Änderung eines Tages und vor Berichtigungen, Importen und neuen Regeln. Von älteren bleibt eine je Tag, dann eine je Woche, dann eine je Monat.",
  none: "Noch keine: Die erste entsteht vor der ersten Änderung des nächsten Tages.",
  folder: "Ordner",
  choose: "Anderer Ordner",
  beside: "Neben dem Buch ablegen",
  failed: (why: string) => `Die letzte Sicherung schlug fehl. ${why}`,
  old: (days: number) =>
    `Die letzte Sicherung ist ${plural(days, "Tag", "Tage")} alt, und das Buch hat sich seither geändert.`,
  look: "Sicherungen ansehen",
  later: "Nicht jetzt",
  list: "Sicherungen, neueste zuerst",
  made: (made: string) => lately(made),
  before: (before: Before) => befores[before],
  compare: "Mit jetzt vergleichen",
  compareOf: (made: string) => `Mit jetzt vergleichen: ${lately(made)}`,
  hide: "Verbergen",
  hideOf: (made: string) => `Verbergen: ${lately(made)}`,
  same: (same: number) => `${count(same)} unverändert`,
  all: "Seither hat sich nichts geändert.",
  entries: (then: number, now: number) => `damals ${plural(then, "Eintrag", "Einträge")}, jetzt ${count(now)}`,
  kind: (kind: string) => kinds[kind] ?? kind,
  differs: (then: number | null, now: number | null) => {
    if (then === null) return `nicht in der Sicherung, jetzt ${plural(now ?? 0, "Eintrag", "Einträge")}`;
    if (now === null) return `in der Sicherung ${plural(then, "Eintrag", "Einträge")}, nicht im Buch`;
    if (then === now) return "gleich viele Einträge, aber andere";
    return now > then
      ? `jetzt ${plural(now - then, "Eintrag", "Einträge")} mehr`
      : `jetzt ${plural(then - now, "Eintrag", "Einträge")} weniger`;
  },
  restore: "Diese zurückholen",
  restoreOf: (made: string) => `Diese Sicherung zurückholen: ${lately(made)}`,
  sure: "Das Buch geht zu diesem Moment zurück. Vorher wird es gesichert, wie es jetzt ist; du kannst also zurück.",
  yes: "Zurückholen",
  no: "Abbrechen",
  restored: (made: string) => `Das Buch ist wie damals: ${lately(made)}`,
};

/** Pakete, und zwei Stände einer Warband nebeneinander. */
import type { packs as en } from "../en/packs.ts";
import { count } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const packs: Sentences<typeof en> = {
  heading: "Regeln",
  version: (version: string) => `Version ${version}`,
  kept: "in diesem Buch",
  choose: "Regeln",
  shelf: "Regelpakete",
  send: "Als Datei speichern",
  sendOf: (name: string) => `Als Datei speichern: ${name}`,
  sent: (file: string) => `Gespeichert unter ${file}.`,
  bring: "Paket einlesen",
  bringNote: "eine Datei, die auf .nml-pack endet, oder die pack.json eines Ordners",
  brought: (name: string) => `${name} ist in diesem Buch. Warbands und Kampagnen können dazu wechseln.`,
  known: (name: string) => `${name} ist schon hier.`,
  other: "Wechseln zu",
  lookAt: "Zeigen, was sich ändert mit",
  stay: "diese behalten",
  stayButton: "Abbrechen",
  move: (name: string) => `Zu ${name} wechseln`,
  boundToCampaign: "Ihre Regeln wechseln zusammen mit denen der Kampagne.",
  organised: "Wer die Kampagne leitet, wechselt ihre Regeln, für alle Warbands zugleich.",
  same: "Nichts ändert sich.",
  broken: "Nicht mehr erlaubt",
  mended: "Von da an erlaubt",
  before: "vorher: ",
  after: "nachher: ",
  history: "Verlauf",
  historyHint: "neueste zuerst",
  compare: "Vergleichen",
  compareEntry: (seq: number) => `Eintrag ${count(seq)} vergleichen`,
  takenBack: "zurückgenommen",
  between: (chosen: readonly number[]) => {
    const [one, other] = [...chosen].sort((a, b) => a - b);
    return other === undefined
      ? `Von Eintrag ${count(one ?? 0)} bis jetzt`
      : `Von Eintrag ${count(one ?? 0)} bis Eintrag ${count(other)}`;
  },
};

/** Eine Schlacht, die für keine Kampagne zählte, kommt in eine. */
import type { takingIn as en } from "../en/taking-in.ts";
import type { Sentences } from "../sentences.ts";

const list = new Intl.ListFormat("de", { style: "long", type: "conjunction" });

export const takingIn: Sentences<typeof en> = {
  heading: "Wo sie abgewickelt wird",
  why: "Diese Schlacht zählt für keine Kampagne. Narben, Beute und Erfahrung gehören zu einer: Wähle, wo sie bleiben. Das Log kommt mit.",
  opens: "dort öffnet sich das Nachspiel",
  take: "Aufnehmen",
  takeNamed: (campaign: string) => `Aufnehmen: ${campaign}`,
  fresh: "Eine neue Kampagne",
  joins: (warbands: readonly string[]) => `${list.format(warbands)} treten bei, und dies ist ihr erstes Spiel.`,
  found: "Mit dieser Schlacht beginnen",
  noNew: (why: string) => `Eine neue Kampagne kann damit nicht beginnen. ${why}`,
  outside: "Nicht abgewickelt: außerhalb jeder Kampagne",
  settle: "Abwickeln",
  settleNamed: (battle: string) => `${battle} abwickeln`,
};

/** Die Referenz: Keywords, ACTIONS, Würfe, Marker und Tabellen zum Nachschlagen. */
import type { reference as en } from "../en/reference.ts";
import type { Sentences } from "../sentences.ts";

export const reference: Sentences<typeof en> = {
  heading: "Referenz",
  help: "Hilfe",
  keys: "?",
  intro:
    "Keywords, ACTIONS, Marker und Tabellen in unseren eigenen Worten. Auf jeder Seite öffnet die Taste ? sie bei den Wörtern, um die es gerade geht, und ein punktiert unterstrichenes Wort öffnet seinen Eintrag.",
  search: "Referenz durchsuchen",
  here: "Auf dieser Seite",
  found: "Gefunden",
  nothing: (text: string) => `„${text.trim()}“ kommt in der Referenz nicht vor.`,
  all: "Alle Einträge",
  asPage: "Als Seite",
  kinds: {
    keyword: "Keywords",
    action: "ACTIONS",
    marker: "Marker",
    roll: "Würfe und Chancen",
    state: "Was aus einem Modell wird",
    ground: "Gelände",
    turn: "Der Ablauf einer Schlacht",
    campaign: "Kampagne",
  },
  /** Beside the name of an entry. */
  kind: {
    keyword: "Keyword",
    action: "ACTION",
    marker: "Marker",
    roll: "Wurf",
    state: "Zustand",
    ground: "Gelände",
    turn: "Schlacht",
    campaign: "Kampagne",
  },
  pages: (pages: readonly string[]) => `Regelbuch 1.0.2, S.\u00a0${pages.join(", ")}`,
  rulings: "Auslegungen",
  related: "Siehe auch",
};

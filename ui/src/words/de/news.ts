/** Was nach einem Update neu ist, ein paar Worte je Version. */
import type { news as en } from "../en/news.ts";
import type { Sentences } from "../sentences.ts";

export const news: Sentences<typeof en> = {
  heading: "Was ist neu",
  intro: "Was sich am Tisch und zwischen den Spielen geändert hat, Version für Version.",
  updated: (version: string) => `No Man’s Ledger ist jetzt Version ${version}.`,
  later: "Später",
  version: (version: string) => `Version ${version}`,
  fresh: "neu seit deinem letzten Mal",
  /** By version, each change under a key of its own: a heading, and a sentence or two. */
  versions: {
    "0.1.0": {
      battle: {
        heading: "Schlachten mit Gedächtnis",
        text: "Logg eine Schlacht Würfel für Würfel: Die App fragt, was als Nächstes kommt, zeigt die Chancen, und jeder Wurf lässt sich wieder ansehen, zurücknehmen und nacherzählen.",
      },
      table: {
        heading: "Handys rund um den Tisch",
        text: "Drück in einer Schlacht auf „Diesen Tisch zeigen“: Wer den Code scannt, sieht mit und antwortet für seine Seite. Nichts verlässt euer Netz.",
      },
      season: {
        heading: "Eine Saison von der Anmeldung bis zur Chronik",
        text: "Plan Runden, trag Ergebnisse von Hand ein, wickle jedes Nachspiel ab und druck die ganze Geschichte. Berichtige einen Fehler später und sieh, was daraus folgt.",
      },
      clubs: {
        heading: "Clubs",
        text: "Mehrere Bücher teilen sich ein Hauptbuch: Tritt mit einer Einladung bei und mach ohne Netz weiter. Einträge sind von dem Computer signiert, auf dem sie entstanden.",
      },
      maps: {
        heading: "Eigene Szenarien auf der Karte",
        text: "Zeichne Gelände und Zonen, leg ein Luftbild eures Tisches darunter und spiel darauf auf den Zoll genau.",
      },
      rules: {
        heading: "Regeln, wie eure Gruppe sie liest",
        text: "Jede Auslegung mit ihren Quellen, die Beta vom April 2026 und Carcass Front als Pakete, und Hausregeln für eine Saison.",
      },
      help: {
        heading: "Hilfe in der App",
        text: "Die Taste ? öffnet auf jeder Seite eine Referenz, eine Führung zeigt alles Wichtige, und ein Problem wird eine Datei ohne Namen.",
      },
      allOutWar: {
        heading: "All Out War",
        text: "Drei bis acht Warbands in einer Schlacht: Karten sagen, wer zuerst dran ist, jede Seite trägt ihre Kisten heim, und am Ende zählt jede ihre Punkte.",
      },
      languages: {
        heading: "Englisch, Deutsch, Polnisch",
        text: "Auf Bildschirmen, Papier und geteilten Seiten; Text bis zur doppelten Größe, und alles per Tastatur.",
      },
    },
  },
};

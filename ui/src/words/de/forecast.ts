/** Eine Vorhersage: was geschähe, nach Spielen, die Maschinen spielen. */
import type { forecast as en } from "../en/forecast.ts";
import { count, decimal, percent, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const between = ({ low, high }: { low: number; high: number }) => `${percent(low)}–${percent(high)}`;

export const forecast: Sentences<typeof en> = {
  open: "Vorhersage",
  openNote: "Was geschähe von hier an? Maschinen spielen weiter.",
  title: "Vorhersage",
  about: (name, scenario) => (name.includes(scenario) ? name : `${name} · ${scenario}`),
  backToSetUp: "Zurück zum Aufbau",
  backToBattle: "Zurück zur Schlacht",
  machines:
    "Hier spielen Maschinen, nicht ihr. Beide Seiten rücken vor, schießen auf alles, was sie verletzen können, halten Missionsziele, geben Marker nach den Chancen aus und fliehen, wenn sie geschlagen sind. Sie kennen die Regeln und die Karte, aber nicht eure Pläne.",
  games: "Wie viele Spiele",
  many: (n) => plural(n, "Spiel", "Spiele"),
  play: "Spielen lassen",
  again: "Noch einmal",
  stop: "Anhalten",
  progress: (played, wanted) => `${count(played)} von ${count(wanted)} Spielen gespielt`,
  played: (n) => `${plural(n, "Spiel", "Spiele")} gespielt`,
  stopped: (played, wanted) => `Angehalten nach ${count(played)} von ${count(wanted)} Spielen`,
  over: (played) => `Die Vorhersage ist fertig: ${plural(played, "Spiel", "Spiele")} gespielt`,
  begins: (turn) =>
    turn === 0 ? "Jedes Spiel beginnt mit dem Aufbau." : `Jedes Spiel geht in Zug ${count(turn)} weiter, wie es steht.`,
  sure: "Die Klammern reichen dorthin, wo der wahre Wert in 19 von 20 Fällen liegt, wenn nur Maschinen spielen.",
  stuck: (n) =>
    n === 1
      ? "1 Spiel kam zu keinem Ende und zählt nicht."
      : `${count(n)} Spiele kamen zu keinem Ende und zählen nicht.`,
  untracked: (n) =>
    n === 1
      ? "Von 1 Modell ist nicht bekannt, wo es steht: Die Maschinen raten, wen es erreicht."
      : `Von ${count(n)} Modellen ist nicht bekannt, wo sie stehen: Die Maschinen raten, wen sie erreichen.`,
  of: (n) => `aus ${plural(n, "Spiel", "Spielen")}`,
  turnAxis: "der Zug, in dem das Spiel endete, und der Anteil der Spiele in Prozent",
  chances: "Aussicht auf Sieg",
  draw: "Unentschieden",
  chance: (figure) => `${percent(figure.value)} % (${between(figure)})`,
  rest: (points, fled) =>
    `${decimal(points, 1)} SP je Spiel` + (fled.value > 0 ? `, flieht in ${percent(fled.value)} %` : ""),
  turns: "Der letzte Zug",
  turnOf: (n) => `Zug ${count(n)}`,
  count: (name, figure) => `${name}: ${percent(figure.value)} % (${between(figure)})`,
  casualties: (name) => `Verluste: ${name}`,
  modelsLost: (n) => plural(n, "Modell", "Modelle"),
  mean: (fell) => `verlorene Modelle und der Anteil der Spiele in Prozent; im Mittel ${decimal(fell, 1)} je Spiel`,
  carrying: "Wer es entscheidet",
  carryingNote: "Punkt und Klammer: Modelle, die es je Spiel außer Gefecht setzt",
  columns: { model: "Modell", felled: "Setzt je Spiel außer Gefecht", fell: "Geht außer Gefecht" },
  model: (entry, ducats) => [...(entry ? [entry] : []), `${count(ducats)} Dukaten`].join(", "),
  felled: ({ value, low, high }) => `${decimal(value, 2)} (${decimal(low, 2)}–${decimal(high, 2)})`,
  worth: (ducats) => `${count(Math.round(ducats))} Dukaten`,
};

/** Prognoza: co by było, według gier, które rozgrywają maszyny. */
import { count, decimal, percent } from "../figures.ts";
import type { forecast as en } from "../en/forecast.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

const between = ({ low, high }: { low: number; high: number }) => `${percent(low)}–${percent(high)}`;
const games = (n: number) => several(n, "gra", "gry", "gier");

export const forecast: Sentences<typeof en> = {
  open: "Prognoza",
  openNote: "Co by było dalej? Maszyny grają od tego miejsca.",
  title: "Prognoza",
  about: (name, scenario) => (name.includes(scenario) ? name : `${name} · ${scenario}`),
  backToSetUp: "Wróć do przygotowania",
  backToBattle: "Wróć do bitwy",
  machines:
    "Grają maszyny, nie wy. Obie strony podchodzą, strzelają do tego, co mogą zranić, trzymają cele, wydają znaczniki według szans i uciekają, gdy są pobite. Znają zasady i mapę, ale nie wasze plany.",
  games: "Ile gier",
  many: games,
  play: "Niech grają",
  again: "Zagraj jeszcze raz",
  stop: "Zatrzymaj",
  progress: (played, wanted) => `Rozegrano ${count(played)} z ${count(wanted)} gier`,
  played: (n) => `Rozegrano: ${games(n)}`,
  stopped: (played, wanted) => `Zatrzymano po ${count(played)} z ${count(wanted)} gier`,
  over: (played) => `Prognoza gotowa. Rozegrano: ${games(played)}`,
  begins: (turn) =>
    turn === 0
      ? "Każda gra zaczyna się od rozstawienia."
      : `Każda gra toczy się dalej od tury ${count(turn)}, tak jak teraz stoi.`,
  sure: "Nawiasy obejmują miejsce, gdzie w 19 przypadkach na 20 leży prawdziwa wartość, gdy grają same maszyny.",
  stuck: (n) => `Nie doszły do końca i nie są liczone: ${games(n)}.`,
  untracked: (n) =>
    `Nie wiadomo, gdzie stoi ${several(n, "model", "modele", "modeli")}: maszyny zgadują, kogo można dosięgnąć.`,
  of: (n) => `rozegrano: ${games(n)}`,
  turnAxis: "tura, w której skończyła się gra, i procent gier",
  chances: "Szanse na zwycięstwo",
  draw: "Remis",
  chance: (figure) => `${percent(figure.value)} % (${between(figure)})`,
  rest: (points, fled) =>
    `${decimal(points, 1)} PZ na grę` + (fled.value > 0 ? `, ucieka w ${percent(fled.value)} %` : ""),
  turns: "Ostatnia tura",
  turnOf: (n) => `Tura ${count(n)}`,
  count: (name, figure) => `${name}: ${percent(figure.value)} % (${between(figure)})`,
  casualties: (name) => `Straty: ${name}`,
  modelsLost: (n) => several(n, "model", "modele", "modeli"),
  mean: (fell) => `stracone modele i procent gier; średnio ${decimal(fell, 1)} na grę`,
  carrying: "Kto przesądza",
  carryingNote: "kropka i nawias: ile modeli na grę wyłącza z akcji",
  columns: { model: "Model", felled: "Wyłącza na grę", fell: "Zostaje wyłączony z akcji" },
  model: (entry, ducats) => [...(entry ? [entry] : []), several(ducats, "dukat", "dukaty", "dukatów")].join(", "),
  felled: ({ value, low, high }) => `${decimal(value, 2)} (${decimal(low, 2)}–${decimal(high, 2)})`,
  worth: (ducats) => several(Math.round(ducats), "dukat", "dukaty", "dukatów"),
};

/** Kleine Teile, die viele Seiten nutzen. */
import type { parts as en } from "../en/parts.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const outcomes = { won: "gewonnen", drew: "unentschieden", lost: "verloren" };

export const parts: Sentences<typeof en> = {
  why: "Warum",
  link: {
    copy: "Link kopieren",
    copyOf: (of: string) => `Link kopieren: ${of}`,
    copied: "Der Link ist in der Zwischenablage.",
    selected: "Der Link ist markiert: Kopier ihn.",
  },
  less: (step: number, label: string) => `${label}: ${count(step)} weniger`,
  more: (step: number, label: string) => `${label}: ${count(step)} mehr`,
  lettersLeft: (n: number) => `noch ${plural(n, "Zeichen", "Zeichen")}`,
  clear: "Suche leeren",
  results: (n: number) => (n === 0 ? "Nichts gefunden" : plural(n, "Treffer", "Treffer")),
  of: (n: number | null) => (n === null ? "" : `von ${count(n)}`),
  unknown: "–",
  knownIn: (known: number, games: number) => `in ${count(known)} von ${count(games)}`,
  casualties: (took: number | null, fell: number | null) =>
    took === null && fell === null ? "–" : [took, fell].map((n) => (n === null ? "–" : count(n))).join(" : "),
  casualtiesIn: (games: number, took: number, fell: number) => {
    const known = (unknown: number) =>
      unknown === 0 || unknown >= games ? "" : `in ${count(games - unknown)} von ${count(games)}`;
    if (took === fell) return known(took);
    return [known(took) && `zugefügt ${known(took)}`, known(fell) && `erlitten ${known(fell)}`]
      .filter(Boolean)
      .join(", ");
  },
  knownOf: (known: number, sides: number) => `${count(known)} von ${count(sides)} Seiten`,
  gain: "Gewinn",
  loss: "Verlust",
  course: (games: { outcome: "won" | "drew" | "lost"; game: number }[]) =>
    games.length === 0
      ? "noch kein Spiel"
      : games.map(({ outcome, game }) => `Spiel ${game} ${outcomes[outcome]}`).join(", "),
  notRolled: "nicht gewürfelt",
  keep: "Speichern",
  waive: "Ausnahme",
  waiveNamed: (what: string) => `Ausnahme machen: ${what}`,
  waiveReason: "Warum es erlaubt ist, für alle zu lesen",
};

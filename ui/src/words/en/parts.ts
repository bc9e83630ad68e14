/** Small parts that many screens use. */
import { count, plural } from "../figures.ts";

export const parts = {
  why: "Why",
  link: {
    copy: "Copy the link",
    copyOf: (of: string) => `Copy the link: ${of}`,
    copied: "The link is on the clipboard.",
    selected: "The link is selected: copy it.",
  },
  less: (step: number, label: string) => `${label}: ${count(step)} less`,
  more: (step: number, label: string) => `${label}: ${count(step)} more`,
  lettersLeft: (n: number) => `${plural(n, "letter", "letters")} left`,
  clear: "Clear the search",
  results: (n: number) => (n === 0 ? "Nothing matches" : n === 1 ? "1 match" : `${count(n)} matches`),
  of: (n: number | null) => (n === null ? "" : `of ${count(n)}`),
  unknown: "–",
  knownIn: (known: number, games: number) => `in ${count(known)} of ${count(games)}`,
  /** Casualties caused and suffered; null: nobody wrote it down. */
  casualties: (took: number | null, fell: number | null) =>
    took === null && fell === null ? "–" : [took, fell].map((n) => (n === null ? "–" : count(n))).join(" : "),
  /** In how many games casualties were written down, where they are not known of all or of none. */
  casualtiesIn: (games: number, took: number, fell: number) => {
    const known = (unknown: number) =>
      unknown === 0 || unknown >= games ? "" : `in ${count(games - unknown)} of ${count(games)}`;
    if (took === fell) return known(took);
    return [known(took) && `caused ${known(took)}`, known(fell) && `suffered ${known(fell)}`]
      .filter(Boolean)
      .join(", ");
  },
  knownOf: (known: number, sides: number) => `${count(known)} of ${count(sides)} sides`,
  gain: "gain",
  loss: "loss",
  course: (games: { outcome: "won" | "drew" | "lost"; game: number }[]) =>
    games.length === 0 ? "no game yet" : games.map(({ outcome, game }) => `${outcome} game ${game}`).join(", "),
  notRolled: "not rolled",
  keep: "Save",
  waive: "Waive",
  waiveNamed: (what: string) => `Waive: ${what}`,
  waiveReason: "Why it is allowed, for everybody to read",
};

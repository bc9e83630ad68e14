/** Szukanie w księdze. */
import { count } from "../figures.ts";
import type { find as en } from "../en/find.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const find: Sentences<typeof en> = {
  label: "Szukaj w tej księdze",
  keys: "Ctrl+K",
  what: "Wpisz nazwę albo kilka słów.",
  whatText:
    "Znajdziesz gry po scenariuszu, dniu, bandach i graczach; kto i kiedy padł; modele z imieniem; bandy, graczy, gości wieczorów i kampanie; spisane zasady domowe i notatki o grach. Muszą pasować wszystkie słowa; wielkość liter i ogonki nie mają znaczenia.",
  nothing: (text) => `W tej księdze nie ma „${text}”.`,
  nothingText: "Spróbuj mniej słów albo samego początku któregoś.",
  kinds: {
    games: "Gry",
    models: "Modele",
    warbands: "Bandy",
    players: "Gracze",
    campaigns: "Kampanie",
    words: "Notatki o grach",
  },
  counted: (n) => count(n),
  more: (n) => `i jeszcze ${count(n)}; dodaj słowo, żeby zawęzić`,
  reading: (n) =>
    `Czytam jeszcze ${several(n, "dziennik bitwy", "dzienniki bitew", "dzienników bitew")}; coś może dojść.`,
};

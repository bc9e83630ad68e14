/** Opis zasad: słowa kluczowe, ACTIONS, rzuty, znaczniki i tabele do sprawdzenia. */
import type { reference as en } from "../en/reference.ts";
import type { Sentences } from "../sentences.ts";

export const reference: Sentences<typeof en> = {
  heading: "Ściąga",
  help: "Pomoc",
  keys: "?",
  intro:
    "Słowa kluczowe, ACTIONS, znaczniki i tabele naszymi słowami. Na każdej stronie klawisz ? otwiera ściągę przy słowach tego, przy czym jesteś, a słowo podkreślone kropkami otwiera swoje hasło.",
  search: "Szukaj w ściądze",
  here: "Na tej stronie",
  found: "Znalezione",
  nothing: (text) => `W ściądze nie ma „${text.trim()}”.`,
  all: "Wszystkie hasła",
  asPage: "Jako strona",
  kinds: {
    keyword: "Słowa kluczowe",
    action: "ACTIONS",
    marker: "Znaczniki",
    roll: "Rzuty i szanse",
    state: "Co dzieje się z modelem",
    ground: "Teren",
    turn: "Przebieg bitwy",
    campaign: "Kampania",
  },
  /** Beside the name of an entry. */
  kind: {
    keyword: "słowo kluczowe",
    action: "ACTION",
    marker: "znacznik",
    roll: "rzut",
    state: "stan",
    ground: "teren",
    turn: "bitwa",
    campaign: "kampania",
  },
  pages: (pages) => `Podręcznik 1.0.2, s.\u00a0${pages.join(", ")}`,
  rulings: "Interpretacje",
  related: "Zobacz też",
};

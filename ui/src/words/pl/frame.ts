/** Rama: pasek, nagłówek, to, co może powiedzieć każdy ekran. */
import { decimal } from "../figures.ts";
import type { frame as en } from "../en/frame.ts";
import type { Sentences } from "../sentences.ts";

const tenth = (n: number) => decimal(Math.round(n * 10) / 10);

export const frame: Sentences<typeof en> = {
  app: "No Man’s Ledger",
  mark: "N",
  title: (where) => `${where} · No Man’s Ledger`,
  skip: "Przejdź do strony",
  skipToQuestion: "Przejdź do pytania",
  rail: "Zadania",
  more: "Więcej",
  moreTasks: "Więcej zadań",
  actions: "Więcej na tej stronie",
  tasks: {
    warbands: "Bandy",
    scenarios: "Scenariusze",
    battle: "Bitwa",
    aftermath: "Rozliczenie",
    campaign: "Kampania",
    club: "Klub",
    book: "Księga",
    find: "Szukaj",
  },
  saved: {
    saving: "Zapis",
    on_disk: "Na dysku",
    failed: "Bez zapisu",
    read_only: "Do odczytu",
    refused: "Nieotwarta",
  },
  busy: "Chwila",
  nothingLost: "Nic się nie zmieniło; księga jest taka, jak była.",
  again: "Jeszcze raz",
  undrawn: (error) => `Tej strony nie da się pokazać: ${error}`,
  undrawnKept: "Wszystko, co wpisano wcześniej, jest w księdze. Inne strony nadal działają.",
  close: "Zamknij",
  cancel: "Anuluj",
  between: (least, most) => `od ${tenth(least)} do ${tenth(most)}`,
  code: (code) => `Kod ${code}`,
};

/** Wyniki w plikach. */
import { count } from "../figures.ts";
import type { results as en } from "../en/results.ts";
import type { Sentences } from "../sentences.ts";
import { files } from "./forms.ts";

export const results: Sentences<typeof en> = {
  bring: "Wczytaj wyniki z plików",
  title: "Wyniki z plików",
  lead: "Gracze zapisują bitwę, wysyłają ją jako plik, a tutaj trafia do kampanii: jeden albo cały folder naraz. Nic nie wchodzi bez twojej zgody.",
  choose: "Wyniki",
  drop: "albo upuść pliki lub folder na tej stronie",
  heading: "Co wczytano",
  note: (n, left) => `${files(n)} · do przyjęcia albo wstrzymania: ${count(left)}`,
  read: (n) => `wczytano: ${files(n)}`,
  accepted: (file) => `${file}: przyjęty.`,
  clear: "Wyczyść listę",
  states: {
    new: "nowy",
    planned: "z planu",
    same: "znany",
    differs: "inny",
    refused: "odrzucony",
    held: "czeka",
  },
  differences: "W kampanii i w pliku",
  accept: "Przyjmij",
  correct: "Przyjmij różnicę",
  another: "Zapisz jako inną grę",
  anotherOf: (file) => `Zapisz jako inną grę: ${file}`,
  acceptOf: (file) => `Przyjmij: ${file}`,
  correctOf: (file) => `Przyjmij różnicę: ${file}`,
  open: "Otwórz rozliczenie",
  hold: "Wstrzymaj",
  holdOf: (file) => `Wstrzymaj: ${file}`,
  release: "Zwolnij",
  releaseOf: (file) => `Zwolnij: ${file}`,
  openOf: (file) => `Otwórz rozliczenie: ${file}`,
  send: "Wyślij jako plik",
  sendHint: "dla organizatora kampanii",
  sent: (file) => `Zapisano: ${file}`,
  export: "Wynik jako plik",
};

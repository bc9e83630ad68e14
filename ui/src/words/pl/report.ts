/** Zgłoszenie problemu. */
import type { report as en } from "../en/report.ts";
import { count } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const report: Sentences<typeof en> = {
  heading: "Zgłoś problem",
  intro:
    "Gdy coś pójdzie nie tak, zapisz to jako jeden plik i wyślij. Czytasz go przed wysłaniem: wszystko, co w nim jest, stoi tutaj.",
  without:
    "Są w nim wersje, rozmiary, liczby, kody ostatnich błędów i to, jakiego rodzaju jest każdy wpis. Nie ma w nim żadnej nazwy, imienia, dewizy, notatki ani ścieżki, poza tym, co napiszesz.",
  said: "Co się stało",
  saidHint: "co zrobiono, czego się spodziewano i co wyszło; może być puste",
  save: "Zapisz zgłoszenie",
  saved: (file) => `Zapisano jako ${file}`,
  inIt: "Wszystko, co jest w pliku",
  size: (letters) => `${count(Math.ceil(letters / 1000))} kB`,
};

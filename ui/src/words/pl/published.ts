/** Publikacja: strona w jednym pliku i tekst na czat. */
import { count } from "../figures.ts";
import type { published as en } from "../en/published.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const published: Sentences<typeof en> = {
  heading: "Opublikuj",
  ways: "Jak to przekazać",
  page: "Strona WWW",
  pageFact: "jeden plik, także na telefon; niczego nie ładuje z sieci",
  battleFact: "jeden plik z całą powtórką; niczego nie ładuje z sieci",
  write: "Zapisz",
  writeNamed: "Zapisz: strona WWW",
  text: "Tekst na czat",
  textFact: "krótkie wiersze do skopiowania, sformatowane dla czatu",
  parcel: "Plik do innej księgi",
  parcelFact: "każdy wpis; druga księga dodaje to, czego nie ma",
  eveningFact:
    "wieczór i jego rotacja. Kampanie graczy idą osobnymi plikami: wczytaj tam też je, inaczej zabraknie nazw i wyników tych gier",
  pack: "Spakuj",
  packNamed: "Spakuj: plik do innej księgi",
  spreadsheet: "Arkusz",
  spreadsheetFact: "jako CSV",
  spreadsheetOf: { standings: "Klasyfikacja", games: "Gry" },
  spreadsheetNamed: { standings: "Klasyfikacja: arkusz", games: "Gry: arkusz" },
  show: "Pokaż",
  showNamed: "Pokaż: tekst na czat",
  shown: "Na czat",
  markup: "Format dla",
  markups: {
    plain: "Zwykły, bez formatu",
    discord: "Discord",
    whatsapp: "WhatsApp",
    telegram: "Telegram",
    forum: "Forum (BBCode)",
  },
  players: "Z imionami graczy",
  fits: (n, most) => `${count(n)} z najwyżej ${count(most)} znaków`,
  long: (n, most, pieces) =>
    `${several(n, "znak", "znaki", "znaków")}: Discord przyjmuje ${count(most)} w wiadomości. Tu jest to jako ${several(pieces, "wiadomość", "wiadomości", "wiadomości")}.`,
  piece: (n, of) => `Wiadomość ${count(n)} z ${count(of)}`,
  copyPiece: (n, of) => `Kopiuj wiadomość ${count(n)} z ${count(of)}`,
  copy: "Kopiuj",
  copied: "Skopiowane.",
  selected: "Tekst jest zaznaczony: skopiuj go przez Ctrl i C.",
  written: (file) => `Zapisano: ${file}`,
  where: (path) => `Zapisano w ${path}`,
  open: "Opublikuj",
  close: "Zamknij",
};

/** Księga: pierwszy start, gdzie leży, w jakim jest stanie, czym jest aplikacja. */
import { count, decimal } from "../figures.ts";
import type { book as en } from "../en/book.ts";
import type { Sentences } from "../sentences.ts";
import { evenings, games, several, warbandsIn } from "./forms.ts";

/** Co może wykazać sprawdzenie, po kodzie. */
const troubles: Record<string, string> = {
  FILE: "Plik",
  TABLES: "Tabele",
  REFERENCES: "Odwołania",
  HEADERS: "Nagłówki",
  CHAINS: "Wpisy",
  SIGNATURES: "Podpisy",
  COPIES: "Indeks",
  PACKS: "Pakiety",
  PICTURES: "Zdjęcia",
  ROWS: "Listy",
  DAMAGED: "Uszkodzone",
  NEWER_WORDS: "Nowsze",
};

export const book: Sentences<typeof en> = {
  startHeading: "Którą księgę otworzyć?",
  startText:
    "Księga to jeden plik z twoimi bandami, scenariuszami, bitwami i kampaniami. Zostaje na tym komputerze; można ją kopiować, archiwizować i przekazać dalej.",
  blank: "Pusta księga",
  blankText: "Zacznij od zera i zbierz własną bandę.",
  blankAction: "Zacznij pustą księgę",
  sample: "Przykładowy sezon",
  sampleText: "Sześć band, pięć rozegranych rund: bitwy do obejrzenia, blizny, klasyfikacja i kronika.",
  sampleAction: "Otwórz przykład",
  pair: "Dwie bandy i ich kampania",
  pairNote: "New Antioch przeciw Heretic Legions, gotowe do pierwszej bitwy",
  pairAction: "Otwórz te dwie",
  firstNote: "gra z objaśnieniami, po trzy modele na stronę, w pustej księdze",
  other: "Inna księga",
  otherText: "plik z końcówką .nml",
  otherAction: "Otwórz księgę",
  newBook: "Jeszcze bez księgi",
  file: "Plik",
  place: "Miejsce",
  size: "Rozmiar",
  megabytes: (bytes) => (bytes < 1_000_000 ? `${count(Math.ceil(bytes / 1000))} kB` : `${decimal(bytes / 1e6, 1)} MB`),
  entries: "Wpisy",
  holds: "Zawiera",
  contents: ({ warbands, scenarios, battles, campaigns, games: played, rotations, evenings: held }) =>
    [
      warbandsIn(warbands),
      several(
        scenarios,
        "przygotowanie lub własny scenariusz",
        "przygotowania i własne scenariusze",
        "przygotowań i własnych scenariuszy",
      ),
      several(battles, "bitwa z dziennikiem", "bitwy z dziennikiem", "bitew z dziennikiem"),
      several(campaigns, "kampania", "kampanie", "kampanii") + (played > 0 ? ` (rozegrane: ${games(played)})` : ""),
      ...(rotations > 0 ? [several(rotations, "rotacja", "rotacje", "rotacji")] : []),
      ...(held > 0 ? [evenings(held)] : []),
    ].join(", "),
  madeAt: (place) => `Nowa księga powstanie w ${place}`,
  rebuildAction: "Odbuduj indeks",
  trouble: (code) => troubles[code] ?? code,
  readOnly: "Ta księga jest tylko do odczytu: nic nie można w niej zmienić.",
  checkAction: "Sprawdź księgę",
  checking: "Czytam każdy wpis",
  whole: (n) => `Bez uszkodzeń: wszystkie wpisy (${count(n)}) takie, jak je zapisano`,
  damaged: (n) => several(n, "usterka", "usterki", "usterek"),
  authors: "Kto w niej pisał",
  writtenBy: "Imię",
  signedBy: "Komputer",
  unsigned: "Bez podpisu",
  thisComputer: "ten komputer",
  nobodyNamed: "Bez imienia",
  authorsHint:
    "Każdy komputer podpisuje to, co na nim zapisano, tak samo przeglądarka, która weszła do klubu z zaproszeniem; gdy nie może, podpisuje serwer. Wpis bez podpisu jest sprzed tego czasu albo z komputera, który nie mógł podpisać: imię pod nim niczego nie dowodzi.",
  backupAction: "Zrób kopię",
  backedUp: (path) => `Kopia zapisana w ${path}`,
  openOther: "Otwórz inną księgę",
  newBlank: "Zacznij pustą księgę",
  newSample: "Otwórz przykładowy sezon",
  looks: "Wygląd",
  theme: "Motyw",
  language: "Język",
  textSize: "Rozmiar tekstu",
  percent: (size) => `${String(size)} %`,
  textSizeNow: (size) => `Rozmiar tekstu ${String(size)} %`,
  textSizeHint: "Ctrl z plusem, minusem albo 0 robi to samo na każdym ekranie",
  themes: { system: "Jak w systemie", light: "Jasny", dark: "Ciemny" },
  rules: "Zasady",
  ruleset: "Zestaw zasad",
  rulesVersion: "Pakiet",
  about: "O aplikacji",
  version: "Wersja",
  disclaimer:
    "No Man’s Ledger jest nieoficjalny. Wydawca Trench Crusade go nie zrobił, nie poparł ani nie sprawdził, a nazwy i znaki pozostają jego własnością. Są tu fakty i liczby własnymi słowami; podręcznik jest nadal potrzebny.",
  licence:
    "Wolne oprogramowanie, na licencji MIT albo Apache-2.0. Kroje EB Garamond i Source Sans 3, oba na licencji SIL Open Font Licence 1.1.",
};

/** Co nowego po aktualizacji, w kilku słowach na wersję. */
import type { news as en } from "../en/news.ts";
import type { Sentences } from "../sentences.ts";

export const news: Sentences<typeof en> = {
  heading: "Co nowego",
  intro: "Co zmieniło się przy stole i między grami, wersja po wersji.",
  updated: (version: string) => `No Man’s Ledger ma teraz wersję ${version}.`,
  later: "Później",
  version: (version: string) => `Wersja ${version}`,
  fresh: "nowe od twojej ostatniej wizyty",
  /** By version, each change under a key of its own: a heading, and a sentence or two. */
  versions: {
    "0.1.0": {
      battle: {
        heading: "Bitwy, które pamiętają",
        text: "Zapisuj bitwę kość po kości: aplikacja pyta, co dalej, pokazuje szanse, a każdy rzut można odtworzyć, cofnąć i opowiedzieć.",
      },
      table: {
        heading: "Telefony wokół stołu",
        text: "Wybierz w bitwie „Pokaż ten stół”: kto zeskanuje kod, patrzy i odpowiada za swoją stronę. Nic nie wychodzi poza waszą sieć.",
      },
      season: {
        heading: "Sezon od zapisów po kronikę",
        text: "Planuj rundy, wpisuj wyniki ręcznie, zamykaj każde rozliczenie i wydrukuj całą opowieść. Pomyłkę popraw później i zobacz, co z niej wynika.",
      },
      clubs: {
        heading: "Kluby",
        text: "Kilka ksiąg dzieli jeden rejestr: dołącz z zaproszeniem i działaj dalej bez sieci. Wpisy podpisuje komputer, na którym powstały.",
      },
      maps: {
        heading: "Własne scenariusze na mapie",
        text: "Rysuj teren i strefy, podłóż pod nie zdjęcie stołu z góry i graj na nim z dokładnością do cala.",
      },
      rules: {
        heading: "Zasady tak, jak czyta je wasza grupa",
        text: "Każda interpretacja ze źródłami, beta z kwietnia 2026 i Carcass Front jako pakiety, zasady domowe na sezon.",
      },
      help: {
        heading: "Pomoc w aplikacji",
        text: "Klawisz ? otwiera na każdej stronie ściągę, przewodnik pokazuje, co gdzie jest, a problem staje się jednym plikiem bez nazw i imion.",
      },
      allOutWar: {
        heading: "All Out War",
        text: "Od trzech do ośmiu band w jednej bitwie: karty mówią, kto jest pierwszy, każda strona nosi skrzynie do siebie, a na końcu każda liczy swoje punkty.",
      },
      languages: {
        heading: "Angielski, niemiecki, polski",
        text: "Na ekranach, na papierze i na publikowanych stronach; tekst do dwóch razy większy i wszystko z klawiatury.",
      },
    },
  },
};

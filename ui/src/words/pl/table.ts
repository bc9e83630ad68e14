/** Stół: bitwa na telefonach tych, którzy przy nim siedzą. */
import type { table as en } from "../en/table.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

export const table: Sentences<typeof en> = {
  show: "Pokaż ten stół",
  back: "Wróć do bitwy",
  about:
    "Telefon w tej samej sieci Wi-Fi, który zeskanuje kod, widzi bitwę na żywo. Link pozwala każdemu, kto go ma, na to, co opisuje, aż do zamknięcia stołu. Dane nie są szyfrowane, więc rób to w sieci, której ufasz.",
  anyone: "Za obie strony może odpowiadać i cofać każdy",
  open: "Otwórz stół",
  close: "Zamknij stół",
  closed: "Stół jest zamknięty. Jego linki już nie działają.",
  opened: "Stół jest otwarty",
  guests: (n) => (n === 0 ? "Jeszcze nikt nie patrzy" : several(n, "gość patrzy", "goście patrzą", "gości patrzy")),
  invitations: "Zaproszenia",
  link: "Link",
  code: (label) => `Kod QR: ${label}`,
  may: {
    organiser: "Może wszystko, do czego nie trzeba pliku z tego komputera.",
    player: "Odpowiada, gdy pytana jest ta strona, i wydaje jej znaczniki.",
    anyone: "Odpowiada za obie strony i cofa.",
    member: "Zmienia własne bandy i odpowiada tam, gdzie walczą.",
    reader: "Widzi stół, karty, dziennik i szanse.",
    screen: "Pokazuje bitwę na ścianie.",
  },
  alone:
    "Ten komputer nie ma adresu w sieci domowej, więc stołu nie widzi nikt inny. Połącz go z Wi-Fi i otwórz stół ponownie.",
  other: "Otwarty stół pokazuje inną bitwę. Otwarcie tego go zamknie.",
  waits: (who, sides) => (sides > 1 ? `Odpowiadają: ${who}.` : `Odpowiada ${who}.`),
  and: " i ",
  reconnecting: "Łączę ponownie…",
  ended: "Stół zamknięto",
  notInvited: "Ta strona otwiera się z zaproszenia: otwórz link jeszcze raz albo zeskanuj kod.",
  unreached: "Stół jest w tej chwili nieosiągalny.",
};

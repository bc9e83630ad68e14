/** Przewodnik w pięciu przystankach. */
import type { tour as en } from "../en/tour.ts";
import type { Sentences } from "../sentences.ts";

export const tour: Sentences<typeof en> = {
  heading: "Przewodnik w pięciu przystankach",
  offer: "minuta w przykładowym sezonie; możesz przerwać w każdej chwili",
  take: "Oprowadź mnie",
  again: "Oprowadź mnie znowu",
  stop: (n, of) => `Przystanek ${n} z ${of}`,
  next: "Dalej",
  back: "Wstecz",
  skip: "Pomiń",
  done: "Zakończ",
  stops: {
    warbands: {
      heading: "Wystaw swoje bandy",
      text: "Tu wszystko się zaczyna. Kreator zna ceny i limity, mówi, co jest nie tak i jak to naprawić, i wczytuje rozpiski z innych programów.",
    },
    battle: {
      heading: "Zapisuj bitwę przy stole",
      text: "Rzucasz prawdziwymi kośćmi i wpisujesz wyniki. Aplikacja pyta, co dalej, sumuje modyfikatory i pokazuje szanse. Sama rzuca tylko na twoje życzenie.",
    },
    campaign: {
      heading: "Śledź sezon",
      text: "Gry, klasyfikacja, rozliczenie każdej bitwy i kronika. Gra na papierze? Wpisz wynik ręcznie. Pomyłka? Popraw ją później i zobacz, co z niej wynika.",
    },
    saved: {
      heading: "Nic nie trzeba zapisywać",
      text: "To, co wpisujesz, od razu jest na dysku, i mówi o tym ten znak. Możesz to cofnąć, a aplikacja sama robi kopie zapasowe.",
    },
    help: {
      heading: "Sprawdź każdą zasadę",
      text: "To albo klawisz ? otwiera na każdej stronie ściągę: słowa kluczowe, ACTIONS, tabele. Słowo podkreślone kropkami, na przykład RISKY, otwiera swoje hasło. Przewodnik jest też na stronie Księga.",
    },
  },
};

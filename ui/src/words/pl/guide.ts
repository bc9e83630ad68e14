/** Pierwsza bitwa: co znaczy każde pytanie, powiedziane raz. */
import type { guide as en } from "../en/guide.ts";
import type { Sentences } from "../sentences.ts";

export const guide: Sentences<typeof en> = {
  pages: {
    zone_roll_off: {
      title: "Rzut rozstrzygający",
      text: "Każda strona rzuca jedną kością; wyższa wybiera. Rzućcie na stole i dotknijcie wyników tutaj albo niech aplikacja rzuci, klawiszem R. Pytanie zawsze stoi pod czerwoną linią.",
    },
    choose_zone: {
      title: "Strefy",
      text: "Zwycięzca bierze jedną ze stref narysowanych na mapie. Druga zostaje drugiej stronie.",
    },
    deploy_roll_off: {
      title: "Kto rozstawia pierwszy",
      text: "Zaczyna większy oddział. Te dwa są równe, więc zaczyna wyższa kość; potem strony rozstawiają na zmianę, po jednym modelu.",
    },
    deploy: {
      title: "Rozstawienie",
      text: "Dotknij mapy, gdzie ma stać model, i postaw go. Mapy nie trzeba prowadzić: „Bez mapy” zapisuje bitwę bez położeń, a ty mówisz, co jest na stole.",
    },
    initiative_roll_off: {
      title: "Inicjatywa",
      text: "W każdej turze ma ją strona z mniejszą liczbą stojących modeli. Teraz obie mają tyle samo, więc decydują kości.",
    },
    choose_first: {
      title: "Kto zaczyna",
      text: "Strona z inicjatywą mówi, kto pierwszy aktywuje model. Potem strony robią to na zmianę.",
    },
    activate: {
      title: "Aktywacja",
      text: "Wybierz model, który w tej turze jeszcze nie działał: kartą, na mapie albo numerem z listy. Gdy działały wszystkie, tura się kończy.",
    },
    regenerate: {
      title: "REGENERATE",
      text: "Przy aktywacji ten model może zdjąć część swoich BLOOD MARKERS. Powiedz, ile.",
    },
    act: {
      title: "ACTIONS",
      text: "Model może zrobić kilka rzeczy, każdą raz: ruch, sprint, strzał, walkę. To, czego teraz nie może, jest szare, z powodem. E kończy aktywację. Każdy wpis można cofnąć u góry.",
    },
    success: {
      title: "Rzut na sukces",
      text: "Sumuje się dwie kości. Każde +1 DICE dokłada kość i liczą się dwie najwyższe; każde \u22121 DICE dokłada kość i liczą się dwie najniższe. Lista mówi, skąd się biorą; pasek pokazuje szanse na porażkę, sukces i krytyk. Nieudany rzut Risky kończy też aktywację.",
    },
    injury: {
      title: "Rzut na obrażenia",
      text: "Atakujący robi go po trafieniu. Im wyższa suma, tym gorzej: BLOOD MARKER, powalony, wyłączony z akcji. Pancerz obniża sumę. BLOOD MARKERS ofiary można wydać na więcej kości, zanim polecą.",
    },
    charge_bonus: {
      title: "Premia do szarży",
      text: "Szarżujący model rusza w stronę celu o swój Ruch i ten rzut. Jeśli oba są na mapie, pytanie mówi, jaki wynik wystarczy.",
    },
    end_charge: {
      title: "Koniec szarży",
      text: "Postaw model tam, gdzie kończy się szarża. Jeśli wystarczająco blisko celu, szarża jest udana i model może walczyć.",
    },
    evade: {
      title: "SKIRMISHER",
      text: "SKIRMISHER, na którego ktoś szarżuje, może się najpierw uchylić, dalej od wszystkich wrogów. Kość mówi, jak daleko.",
    },
    evade_roll: { title: "Unik", text: "Jedna kość mówi, jak daleko; odległość widać obok mapy." },
    put: {
      title: "Gdzie teraz stoi",
      text: "Przesunęło go coś innego. Postaw go tam, gdzie stoi na stole, albo zostaw bez mapy.",
    },
    push_roll: { title: "Odepchnięcie", text: "Jedna kość mówi, jak daleko model zostaje odepchnięty." },
    dive: {
      title: "Szarża z góry",
      text: "Model, który na końcu szarży zeskakuje, może z tego zrobić szarżę z góry: rzut Risky. Sukces oszczędza upadku i pomaga w następnym ataku wręcz; porażka ma swoją cenę.",
    },
    ledge: {
      title: "Przy krawędzi",
      text: "Model powalony przy krawędzi może spaść. Powiedz, czy jakaś tam jest i jak głęboko w dół.",
    },
    reactions: {
      title: "Cios na pożegnanie",
      text: "Na model, który odchodzi z walki wręcz, najpierw po razie atakuje każdy wróg obok, chyba że mu odpuści.",
    },
    dash_move: { title: "Sprint", text: "Rzut się udał: model może jeszcze raz ruszyć o swój Ruch." },
    retreat_move: { title: "Odwrót", text: "Model się odrywa: postaw go tam, dokąd idzie, poza zasięgiem wroga." },
    into_melee: {
      title: "W walkę wręcz",
      text: "Strzał do modelu w walce wręcz może trafić kogoś swojego. Wiersz wyżej mówi, które wyniki kierują go w kogo i jaka jest szansa na trafienie swojego.",
    },
    pick_friend: { title: "Ktoś swój", text: "Strzał schodzi z celu. Powiedz, kto swój stoi na drodze." },
    pick_enemy: { title: "Wróg", text: "Strzał idzie we wroga z tej walki wręcz. Powiedz, w którego." },
    draw_victim: { title: "Kto obrywa", text: "Oberwać może kilku. Jedna kość mówi, kogo trafia strzał." },
    scatter: {
      title: "SCATTER",
      text: "Strzał chybił, ale gdzieś spada: tak daleko, jak mówi tytuł, w stronę, którą wskaże druga strona.",
    },
    caught: { title: "Wybuch", text: "Powiedz, kto stoi w jego zasięgu. Mapa proponuje, stół decyduje." },
    more_attacks: { title: "Dalsze ataki", text: "Broń pozwala na więcej ataków, na ten sam cel albo na inne." },
    morale: {
      title: "Morale",
      text: "Strona, która ma za dużo modeli powalonych albo wyłączonych z akcji, rzuca, czy się utrzyma.",
    },
    morale_order: {
      title: "Dwa testy morale",
      text: "Testują obie strony. Kto pierwszy ucieknie, przegrywa, więc kolejność ustala strona z inicjatywą.",
    },
    flee_or_shaken: {
      title: "Uciekać czy walczyć",
      text: "Test niezdany: zejdź z pola i przegraj bitwę albo walcz dalej jako wstrząśnięta banda, z każdym rzutem na sukces Risky.",
    },
    control: {
      title: "Koniec tury",
      text: "Powiedz, kto kontroluje każdy cel. Mapa proponuje, kto jest dość blisko; stąd biorą się punkty zwycięstwa.",
    },
    scenario: {
      title: "Scenariusz pyta",
      text: "Tu są pytania samego scenariusza: jego kości, co gdzie leży i chwalebne czyny, które widział dziennik.",
    },
    content: {
      title: "O co pyta zdolność",
      text: "Zdolności i wyposażenie działają same. Pytają tam, gdzie tylko ty wiesz, kto, gdzie albo czy; nazwa wyżej mówi, co pyta.",
    },
    what_stands: {
      title: "Co się liczy",
      text: "Bitwę przerwano przed końcem. Powiedz, co się liczy: punkty, jakie są, wygrana, remis czy brak wyniku.",
    },
  },
  heading: "Pierwsza bitwa",
  understood: "Jasne",
  off: "Nie wyjaśniaj",
  again: "Wyjaśniaj znowu",
};

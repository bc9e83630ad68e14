### Czego odmawia rozpiska bandy i wynik bitwy. $of: czego jest za dużo, z końca tego pliku (dopełniacz).

warband-banner_of_one_ink = Godło ma ten sam kolor co płótno, więc nie byłoby go widać.
warband-no_banner = Banda nie ma własnego sztandaru.
warband-balance_after_battle = Banda rozliczyła już bitwę w tej księdze: bilansu otwarcia nie da się już wpisać.
warband-sum_too_large = { $sum } to za dużo: najwyżej { $most }.
warband-more_models = Banda ma najwyżej { $most ->
        [one] { $most } model
        [few] { $most } modele
        [many] { $most } modeli
       *[other] { $most } modeli
    }.
warband-unknown_model = W tej bandzie nie ma modelu o numerze { $model }.
warband-model_stated_twice = Model { $model } jest wpisany dwa razy.
warband-more_skills_or_injuries = Model ma najwyżej { $most ->
        [one] { $most } umiejętność
        [few] { $most } umiejętności
        [many] { $most } umiejętności
       *[other] { $most } umiejętności
    } i { $most } urazów.
warband-too_many_choices = Banda ma najwyżej { $most ->
        [one] { $most } wybór
        [few] { $most } wybory
        [many] { $most } wyborów
       *[other] { $most } wyborów
    }.
warband-already_mustered = Zaciąg jest już zamknięty.
warband-no_portrait = { $name }: brak zdjęcia.
warband-too_many_fallen = Lista poległych bandy mieści najwyżej { $most ->
        [one] { $most } model
        [few] { $most } modele
        [many] { $most } modeli
       *[other] { $most } modeli
    }.
warband-arsenal_full = W arsenale jest już { $most ->
        [one] { $most } sztuka
        [few] { $most } sztuki
        [many] { $most } sztuk
       *[other] { $most } sztuk
    }, więcej się nie zmieści.
warband-no_fireteam = Model { $model } nie należy do żadnego Fireteamu.
warband-not_hired = Tego najemnika nikt nie najął.
warband-not_waived = Banda nie ma takiego odstępstwa.
warband-faction_of_a_pack = Nazwa frakcji tej bandy pochodzi z pakietu.
warband-still_there = { $name } wciąż jest w bandzie: najpierw usuń model.
warband-told_among_the_fallen = { $name }: model jest wśród poległych i tam zostaje.
warband-no_such_note = Nie ma takiej notatki.
warband-too_many_changes = Jedno rozliczenie to najwyżej { $most ->
        [one] { $most } zmianę
        [few] { $most } zmiany
        [many] { $most } zmian
       *[other] { $most } zmian
    }.
warband-aftermath_within_aftermath = Rozliczenie nie może zawierać drugiego.
warband-more_kit = Jest miejsce na najwyżej { $most ->
        [one] { $most } sztukę
        [few] { $most } sztuki
        [many] { $most } sztuk
       *[other] { $most } sztuk
    } ekwipunku.
warband-roster_full = Rozpiska mieści najwyżej { $most ->
        [one] { $most } model
        [few] { $most } modele
        [many] { $most } modeli
       *[other] { $most } modeli
    }.
warband-model_ids_spent = Numery modeli kończą się na { $most }.
warband-mercenary_kit = Najemnik zatrzymuje to, z czym przyszedł.
warband-no_faction_in_arsenal = Arsenał nie zapisuje, gdzie kupiono przedmiot.
warband-fireteam_of_one = Fireteam to dwa różne modele.
warband-glory_short = To kosztuje { $wanted } pkt chwały; banda ma { $there }.
warband-price_missing = Zaciąg jest zamknięty: podaj cenę.
warband-strongbox_short = To kosztuje { $wanted ->
        [one] { $wanted } dukat
        [few] { $wanted } dukaty
        [many] { $wanted } dukatów
       *[other] { $wanted } dukatów
    }; w skarbcu jest { $strongbox }.
warband-no_more_room = Za mało miejsca: { $of } może być najwyżej { $most }.
warband-no_more_by_hand = Banda ma najwyżej { $most ->
        [one] { $most } własny wpis
        [few] { $most } własne wpisy
        [many] { $most } własnych wpisów
       *[other] { $most } własnych wpisów
    } jednego rodzaju.
warband-id_by_hand_taken = Ten identyfikator ma już inny własny wpis.
warband-not_written = Nie ma własnego wpisu „{ $id }”.
warband-still_mustering = To robi się dopiero po zamknięciu zaciągu.
warband-not_in_arsenal = W arsenale nie ma takiego przedmiotu.
warband-not_carried = { $name } nie ma „{ $what }”.
warband-pieces_of_kit_by_hand = sztuk własnego ekwipunku
warband-id_by_hand_twice = Własny wpis „{ $id }” występuje dwa razy.
warband-two_prices = { $name }: cena jest w dukatach albo w chwale, nie w obu.
warband-too_many_hands = { $hands } to za dużo rąk: najwyżej { $most }.
warband-id_by_hand_ill_formed = „{ $id }” to nie identyfikator własnego wpisu; taki wygląda jak own/1.
warband-too_many = { $count } to za dużo { $of }: najwyżej { $most }.
warband-length_out_of_range = { $what }: od { $least } do { $most }, nie { $length }.
warband-dice_out_of_range = Liczba kości to od −{ $most } do { $most }, nie { $dice }.
warband-not_waivable = { $code }: od tego nie ma odstępstwa, bo pakiet nie zna tej pozycji.
warband-fallen_models = poległych modeli
warband-pieces_of_kit_in_arsenal = sztuk ekwipunku w arsenale
warband-strongbox_or_glory_too_large = W skarbcu albo w chwale jest więcej niż { $most }.
warband-model_id_ill_formed = Numer modelu { $model } się powtarza albo nie jest mniejszy niż next_model { $next }.
warband-mercenary_id_ill_formed = Numer modelu { $model } się powtarza albo nie należy do najemnika.
warband-locations_found = odkrytych lokacji
warband-exploration_skills = umiejętności eksploracji
warband-raised_limits = podniesionych limitów
warband-fireteam_ill_formed = Model { $model } jest w dwóch Fireteamach albo nie ma go w rozpisce.
warband-options_of_a_model = opcji modelu
warband-items_of_a_model = przedmiotów modelu
warband-skills_of_a_model = umiejętności modelu
warband-marks_of_a_model = znaków modelu
warband-notes_of_a_model = notatek modelu
warband-sides_out_of_range = Bitwa ma od { $least } do { $most } stron, nie { $count }.
warband-too_many_turns = { $turns } to za dużo tur: najwyżej { $most }.
warband-warband_on_two_sides = Banda stoi po dwóch stronach.
warband-outsiders_only = Co najmniej jedna strona musi należeć do kampanii.
warband-attacker_is_no_side = Atakujący nie jest żadną ze stron.
warband-told_and_untold = Ktoś padł albo dokonał czynu, a według wyniku tego nie zapisano.
warband-coalition_out_of_range = Koalicja to co najmniej 2 strony i jakiś wróg; tu jest ich { $strong }.
warband-no_one_winner = Wynik to jeden zwycięzca, jedna zwycięska koalicja albo remis wszystkich stron.
warband-outsider_with_models = Banda spoza kampanii nie ma tu modeli.
warband-conceded_and_not_lost = Strona, która się poddała, przegrywa bitwę.
warband-fell_and_untold = Ktoś padł, a według wyniku tego nie zapisano.
warband-deeds_and_untold = Dokonano czynu, a według wyniku tego nie zapisano.
warband-too_many_victory_points = { $vp } to za dużo PZ: najwyżej { $most }.
warband-list_too_long = Lista w wyniku jest za długa: najwyżej { $most ->
        [one] { $most } wiersz
        [few] { $most } wiersze
        [many] { $most } wierszy
       *[other] { $most } wierszy
    }.
warband-took_part_twice = Jakiś model wziął udział dwa razy.
warband-deed_without_part = Czynu dokonał model, który nie brał udziału.
warband-fell_twice = Model { $model } padł dwa razy albo nie brał udziału.
warband-fell_in_no_turn = Jakiś model padł w turze { $turn } z { $turns }.
warband-foe_was_not_there = Model wyłączyła z akcji banda, której tam nie było.
warband-used_up_without_part = Model { $model } zużył ekwipunek, a nie brał udziału.
warband-left_twice = Model { $model } odszedł dwa razy, także padł albo nie brał udziału.
warband-options = opcji
warband-items = przedmiotów
warband-mercenaries = najemników
warband-waivers = odstępstw
warband-choices = wyborów
warband-models_by_hand = własnych modeli
warband-name_of_own_model = Nazwa modelu
warband-name_of_own_item = Nazwa przedmiotu
warband-movement = Ruch
warband-a_base = Podstawka
warband-range = Zasięg
warband-keywords = słów kluczowych
warband-reminders = przypomnień
warband-models = modeli
warband-notes = notatek

### Czego odmawiają kampanie. $name, $names: bandy albo modele.

campaign-too_many_battles = Bitew jest więcej niż { $most }.
campaign-takes_its_own_place = Banda nie może zastąpić samej siebie.
campaign-warbands_out_of_range = W grze jest od { $least } do { $most } band, nie { $count }.
campaign-outsiders_only = Co najmniej jedna strona musi należeć do kampanii.
campaign-fights_itself = Banda nie może walczyć sama ze sobą.
campaign-rosters_missing = Każda strona potrzebuje swojej rozpiski, w kolejności stron.
campaign-charts_missing = Każda strata potrzebuje swojej tabeli.
campaign-players_out_of_range = Lista mieści od 1 do { $most } graczy, nie { $count }.
campaign-player_twice = Gracz zapisuje się raz.
campaign-late_by_out_of_range = Banda może dołączyć spóźniona najwyżej o { $most ->
        [one] { $most } grę
        [few] { $most } gry
        [many] { $most } gier
       *[other] { $most } gier
    }, nie { $late_by }.
campaign-sum_beyond = { $sum } to za dużo: najwyżej { $most }.
campaign-sum_too_large = { $sum } to za dużo: najwyżej { $most }.
campaign-list_too_long = Lista jest za długa: najwyżej { $most ->
        [one] { $most } wiersz
        [few] { $most } wiersze
        [many] { $most } wierszy
       *[other] { $most } wierszy
    }.
campaign-no_scars_at_all = Model może mieć co najmniej 1 bliznę bojową.
campaign-too_many_dice = { $count } to za dużo kości: najwyżej { $most }.
campaign-model_gone = Tego modelu nie ma już w rozpisce.
campaign-not_asked = To nie jest odpowiedź na otwarte pytanie.
campaign-aftermath_keeps_pack = Jedno rozliczenie jest otwarte: zamknij je z pakietem, z którym się zaczęło.
campaign-aftermath_keeps_rules = Jedno rozliczenie jest otwarte: zamknij je na zasadach, na których się zaczęło.
campaign-games_fought = Gra { $fought } już się odbyła: krótsza kampania albo inna zasada gier po finale zmieniłaby jej punkty.
campaign-already_signed_up = Jeden z tych graczy już należy do kampanii.
campaign-too_many_signed_up = Bez bandy może się zapisać najwyżej { $most ->
        [one] { $most } gracza
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } graczy
    }.
campaign-not_signed_up = Nikt o tym imieniu się nie zapisał.
campaign-warband_engaged = Banda ma zaplanowaną bitwę albo otwarte rozliczenie: najpierw je zakończ albo odwołaj.
campaign-no_outsider = Banda spoza kampanii ma identyfikator bandy z kampanii.
campaign-plan_stays = Bitwa już się odbyła, więc plan zostaje.
campaign-page_does_not_ask = Ta karta teraz o to nie pyta.
campaign-no_roll_asked = Teraz nie ma rzutu.
campaign-wrong_dice = Do tego rzutu trzeba { $least ->
        [one] { $least } kość
        [few] { $least } kości
        [many] { $least } kości
       *[other] { $least } kości
    }, nie { $thrown }.
campaign-wrong_dice_between = Do tego rzutu trzeba od { $least } do { $most } kości, nie { $thrown }.
campaign-already_admitted = Banda już należy do kampanii.
campaign-campaign_full_of_warbands = Kampania mieści najwyżej { $most ->
        [one] { $most } bandę
        [few] { $most } bandy
        [many] { $most } band
       *[other] { $most } band
    }.
campaign-battle_twice = Bitwa już należy do kampanii.
campaign-campaign_full_of_battles = Kampania mieści najwyżej { $most ->
        [one] { $most } bitwę
        [few] { $most } bitwy
        [many] { $most } bitew
       *[other] { $most } bitew
    }.
campaign-already_recorded = Wynik tej bitwy jest już zapisany.
campaign-other_warbands = Bitwę zaplanowano dla innych band.
campaign-troops_first = { $name }: najpierw rzut na przeżycie każdego szeregowego (podręcznik, s. 101).
campaign-unknown_warband = Banda nie należy do kampanii.
campaign-unknown_battle = Bitwa nie należy do kampanii.
campaign-no_aftermath = Bitwa nie ma otwartego rozliczenia.
campaign-warband_did_not_fight = Tej bandy nie było w tej bitwie.
campaign-model_did_not_fall = Model { $model } nie został wyłączony z akcji.
campaign-house_out_of_range = { $what }: od { $least } do { $most }, nie { $is }.
campaign-games_out_of_range = Kampania ma od 1 do { $most } gier, nie { $games }.
campaign-experience_of_a_game = Doświadczenie za grę
campaign-promotion_dice = Kości awansu każdej bandy
campaign-experience_of_a_latecomer = Doświadczenie spóźnionych za grę
campaign-starting_ducats = Dukaty na start
campaign-points_of_a_concession = Punkty kampanii za poddanie
campaign-loot_for_a_point = Dukaty łupu za punkt
campaign-points_of_a_game = Punkty kampanii za grę
campaign-end_of_first_stage = Ostatnia gra pierwszego etapu
campaign-end_of_second_stage = Ostatnia gra drugiego etapu
campaign-no_promotion_die = Teraz nie rzuca się kością awansu.
campaign-nobody_killed = Takiego modelu nikt nie zabił.
campaign-nobody_for_sale = Takiego modelu nie ma na sprzedaż.
campaign-price_wrong = Cena jest inna niż w zbrojowni.
campaign-too_many_changes = Jedno rozliczenie to najwyżej { $most ->
        [one] { $most } zmianę
        [few] { $most } zmiany
        [many] { $most } zmian
       *[other] { $most } zmian
    }: zamknij je i dokończ w kreatorze.
campaign-not_in_this_step = Tego nie robi się w tym kroku rozliczenia.
campaign-unknown_model = W tej bandzie nie ma modelu o numerze { $id }.
campaign-too_few_scars = Odejść może tylko model z bliznami bojowymi: { $scars }.
campaign-permanent = Tego nie można oddać ani sprzedać.
campaign-stays_fitted = To zostaje na swojej broni, ale można to sprzedać.
campaign-something_fitted = Jest na tym coś, co nie pasuje do innej broni: najpierw to sprzedaj.
campaign-has_all_options = Ma już wszystkie opcje, jakie kiedykolwiek będzie mieć.
campaign-glory_item_locked = Przedmioty za chwałę można kupić do { $most } pkt; droższe wymagają lokacji.
campaign-no_model_asked = To pytanie nie dotyczy modelu.
campaign-one_die_for_a_table = Etap ma tabelę: rzuć jedną kością.
campaign-earlier_with_its_result = Grę sprzed tej księgi wpisuje się razem z wynikiem.
campaign-stage_needs_a_die = Ten etap nie podaje tego scenariusza bez rzutu.
campaign-die_names_another = Kość wskazuje inny scenariusz.
campaign-another_of_the_table = Wybierz inny scenariusz z tej samej tabeli.
campaign-nothing_to_swap = Kość zostawia wybór: nie ma czego zamieniać.
campaign-one_of_the_table = Wybierz scenariusz z tabeli etapu.
campaign-chooser_is_another = Wybiera gracz z najmniejszą liczbą gier; gdy jest ich kilku, zwycięzca rzutu rozstrzygającego.
campaign-no_choice_left = Kość nie zostawia wyboru.
campaign-no_longer_asked = To już nieaktualne pytanie.
campaign-pack_not_there = Nie ma pakietu, z którym to rozegrano.
campaign-asked_for_no_dice = { $name }: tu nie ma rzutu.
campaign-wrong_dice_for = { $name } rzuca { $wanted ->
        [one] { $wanted } kością
        [few] { $wanted } kośćmi
        [many] { $wanted } kośćmi
       *[other] { $wanted } kośćmi
    }, nie { $dice }.
campaign-ransom_out_of_range = Okup to od 1 do { $strongbox } dukatów ze skarbca, nie { $ducats }.
campaign-not_asked_that = { $name }: to pytanie tu nie pada.
campaign-no_row_for = W tabeli traum pakietu nie ma wiersza dla { $roll }.
campaign-row_lost = Z tabeli traum pakietu zniknął wiersz.
campaign-not_an_opponent = Tej bandy nie ma do wyboru.
campaign-battle_twice_in_table = Bitwa jest w tabeli dwa razy.
campaign-earlier_models = Gra sprzed tej księgi nie zna modeli: ich stan jest w bilansach otwarcia.
campaign-has_fought_here = { $name }: ta banda ma już grę w tej księdze, a tabela jest na gry wcześniejsze; nowsze zapisz na osobnych arkuszach.
campaign-has_a_game_planned = { $name }: ta banda ma zaplanowaną grę. Cofnij plan, wpisz wcześniejsze gry i zaplanuj ją ponownie.
campaign-pages_unsettled = { $left ->
        [one] Jedna karta nie jest jeszcze rozliczona i podpisana.
        [few] { $left } karty nie są jeszcze rozliczone i podpisane.
        [many] { $left } kart nie jest jeszcze rozliczonych i podpisanych.
       *[other] { $left } kart nie jest jeszcze rozliczonych i podpisanych.
    }
campaign-earlier_aftermath_open = { $count ->
        [one] { $names }: wcześniejsze rozliczenie jest otwarte, a przed jego zamknięciem nie wiadomo, jak wygląda rozpiska.
        [few] { $names }: wcześniejsze rozliczenia są otwarte, a przed ich zamknięciem nie wiadomo, jak wyglądają rozpiski.
        [many] { $names }: wcześniejsze rozliczenia są otwarte, a przed ich zamknięciem nie wiadomo, jak wyglądają rozpiski.
       *[other] { $names }: wcześniejsze rozliczenia są otwarte, a przed ich zamknięciem nie wiadomo, jak wyglądają rozpiski.
    }
campaign-no_map = Ta kampania nie toczy się na mapie.
campaign-map_is_over = Mapa dobiegła końca: nie planuje się już na niej gier.
campaign-map_goes_on = Mapa trwa: Wizje odkrywa się na jej końcu.
campaign-map_not_to_end = Mapę kończy się po grze na niej, gdy żadne następstwa nie są otwarte.
campaign-unknown_zone = Na mapie nie ma takiej strefy.
campaign-zone_is_entry = Tędy bandy wchodzą na mapę: nikt o nią nie walczy.
campaign-zone_out_of_reach = Agresor nie sięga tej strefy: nie łączy się z nią ani jego Entry Zone, ani strefa, którą ma Scouted.
campaign-zone_needs_omens = Ta strefa jest na ostatnią grę obu graczy, a każdy musi mieć Omen of Leviathan.
campaign-no_entry_zone = Każda banda potrzebuje Entry Zone, zanim zawalczy na mapie.
campaign-not_an_entry_zone = Podaj jedną z Entry Zones mapy.
campaign-entered_for_good = Banda z grą na mapie zachowuje swoją Entry Zone.
campaign-aggressor_is_another = Agresorem jest ten, kto był nim rzadziej; przy remisie zwycięzca rzutu rozstrzygającego.
campaign-zone_has_its_scenario = Ta strefa ma własny scenariusz.
campaign-zone_needs_two_dice = Scenariusz tej strefy jest losowy: potrzeba dwóch kości.
campaign-vision_sealed = Wizja tej bandy jest już zapieczętowana.
campaign-vision_revealed = Wizja tej bandy jest już odkryta.
campaign-unknown_vision = Mapa nie ma takiej karty Wizji.
campaign-seal_holds = Ten kod nie otwiera pieczęci dla tej karty.
campaign-levels_counted = Aplikacja sama liczy poziomy tej Wizji: zostaw je puste.
campaign-levels_wanted = Aplikacja nie może policzyć poziomów tej Wizji: podaj, ile osiągnięto.
campaign-levels_out_of_range = Wizja ma najwyżej { $most } poziomy.

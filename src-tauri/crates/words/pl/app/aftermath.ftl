### Karty rozliczenia. $name: model; $item: ekwipunek; $row: wiersz tabeli traum; $skill: co na coś pozwala.

app_aftermath-step_trauma = Trauma
app_aftermath-step_promotions = Awanse i doświadczenie
app_aftermath-step_reinforcements = Posiłki
app_aftermath-step_exploration = Eksploracja
app_aftermath-step_quartermaster = Kwatermistrz
app_aftermath-step_roster = Rozpiska

app_aftermath-nobody_was_out = nikt nie został wyłączony z akcji
app_aftermath-not_recorded = nie zapisano, kogo wyłączono z akcji
app_aftermath-trauma_note = { $open ->
        [0] wyłączone z akcji: { $fell } · gotowe
       *[other] wyłączone z akcji: { $fell } · otwarte: { $open }
    }
app_aftermath-elite = ELITE { $count } z { $most }
app_aftermath-called = wezwane
app_aftermath-not_called = nie wezwane
app_aftermath-skipped = pominięte z powodu posiłków
app_aftermath-nothing_new = nic nowego nie znaleziono
app_aftermath-nothing_done = bez zmian
app_aftermath-signed = zgoda
app_aftermath-waits_for = czeka na rzuty na traumę: { $warbands }

app_aftermath-settled_at_the_table = rozstrzygnięte przy stole
app_aftermath-at_the_table_means = Aplikacja niczego wtedy nie dodaje, nie odejmuje ani nie zmienia: ani awansów, ani doświadczenia, ani łupów, ani zakupów. Nie pyta też o to, co ustalicie przy stole; wpiszcie to potem do rozpiski. Do zamknięcia kart można to cofnąć.

app_aftermath-no_sum = Podaj kwotę.
app_aftermath-not_asked = To już nieaktualne pytanie.
app_aftermath-nothing_to_undo = W tym rozliczeniu nie ma jeszcze żadnej odpowiedzi.
app_aftermath-changed_since = Po zamknięciu rozliczenia zmieniła się któraś banda; najpierw cofnij tę zmianę.
app_aftermath-no_reason = Napisz, dlaczego otwierasz zamknięte rozliczenie.

app_aftermath-still_open = { $warband }: rozliczenie jest otwarte, więc zmień to tam, w kroku „Kwatermistrz”.

app_aftermath-closing = zamknięcie
app_aftermath-answer_for = odpowiedź: { $name }

app_aftermath-empty_strongbox = Skarbiec jest pusty.
app_aftermath-spent = Już użyte.
app_aftermath-dearer = Skarbca na to nie stać.

app_aftermath-survival = Rzut na przeżycie: { $name }
app_aftermath-survival_text = Jedna kość: { $least } lub więcej to przeżycie.
app_aftermath-trauma = Trauma: { $name }
app_aftermath-trauma_text = D66: pierwsza kość to dziesiątki, druga jedności.
app_aftermath-keep_or_reroll = { $name }: { $row }. Zostaje?
app_aftermath-reroll_text = { $skill } pozwala rzucić jeszcze raz; obowiązuje drugi wynik.
app_aftermath-survival_again = { $name } nie przeżywa. Rzucić jeszcze raz?
app_aftermath-keep = Zostaje
app_aftermath-reroll = Drugi rzut
app_aftermath-stays_dead = To śmierć
app_aftermath-recover = Zużyj: { $item }
app_aftermath-recover_text = { $item } zmienia to w pełne wyzdrowienie.
app_aftermath-hand = { $name }: która ręka?
app_aftermath-hand_split = Jedna kość: od 1 do { $left } lewa, od { $right } do 6 prawa.
app_aftermath-lessons = Czego uczy się { $name }?
app_aftermath-lessons_text = Punkty doświadczenia: { $die }; można jeszcze zdobyć najwyżej { $room }.
app_aftermath-opponent = { $name }, { $row }: kto to zrobił?
app_aftermath-ransom = { $name } w niewoli ({ $captor }). Jaki okup?
app_aftermath-ransom_of_several = { $name } w niewoli ({ $captors }). Jaki okup?
app_aftermath-ransom_text = Zapłata: pełne wyzdrowienie, bez blizny, dukaty od razu zmieniają właściciela. Odmowa: egzekucja, a z modelem i ekwipunkiem przepada { $worth ->
        [one] { $worth } dukat
        [few] { $worth } dukaty
        [many] { $worth } dukatów
       *[other] { $worth } dukatów
    }.
app_aftermath-pay = Zapłać okup
app_aftermath-pay_to = Zapłać: { $captor }
app_aftermath-refuse = Odmów
app_aftermath-hospital = { $item }: kogo leczysz?
app_aftermath-hospital_text = Dwie kości: 7 lub więcej usuwa bliznę bojową, 2 dodaje jedną.
app_aftermath-treat = Lecz
app_aftermath-treatment_of = { $item }: { $name }
app_aftermath-spoils = { $who }: { $source }
app_aftermath-spoils_text = { $die }; każdy punkt daje { $times ->
        [one] { $times } dukat
        [few] { $times } dukaty
        [many] { $times } dukatów
       *[other] { $times } dukatów
    }.
app_aftermath-blood = { $name }, { $source }: ile BLOOD MARKERS na nim położono?
app_aftermath-blood_text = Każdy daje { $each ->
        [one] { $each } dukat
        [few] { $each } dukaty
        [many] { $each } dukatów
       *[other] { $each } dukatów
    }.
app_aftermath-trade_these = Wymień te

app_aftermath-die_d3 = D3
app_aftermath-die_d6 = D6
app_aftermath-die_best = Lepsza z dwóch D6

app_aftermath-survives = Przeżywa
app_aftermath-dead = Śmierć
app_aftermath-executed = { $row }, egzekucja
app_aftermath-ransomed = { $row }, okup zapłacony
app_aftermath-unfit = { $row }, niezdolność do służby
app_aftermath-removed = znowu { $row }, odchodzi z bandy
app_aftermath-spared = { $row }, pełne wyzdrowienie

app_aftermath-rolled_again = { $stamp } drugi rzut
app_aftermath-noted_of = { $text } ({ $what })
app_aftermath-scar = { $number ->
        [1] pierwsza blizna bojowa
        [2] druga blizna bojowa
        [3] trzecia blizna bojowa
       *[other] blizna bojowa nr { $number }
    }
app_aftermath-leaves = odchodzi z bandy; ekwipunek trafia do arsenału
app_aftermath-is_back = wraca
app_aftermath-items_lost = stracone: { $items }
app_aftermath-paid = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }, odbiorca: { $captor }
app_aftermath-items_used_up = { $name }: zużyte: { $items }

app_aftermath-left = { $name } odchodzi z bandy na dobre.
app_aftermath-left_by = { $name } odchodzi z bandy na dobre: { $rule }.
app_aftermath-worth_of = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: { $parts }
app_aftermath-itself = model

app_aftermath-allot = { $pool ->
        [one] Kto dostaje kość awansu?
        [few] Kto dostaje { $pool } kości awansu?
        [many] Kto dostaje { $pool } kości awansu?
       *[other] Kto dostaje { $pool } kości awansu?
    }
app_aftermath-allot_text = Nikt nie dostaje trzeciej, dopóki wszyscy nie mają dwóch. 6 to awans.
app_aftermath-give_out = Rozdaj kości
app_aftermath-promotion = Kość awansu: { $name }
app_aftermath-promotion_text = { $failed ->
        [0] 6 to awans.
        [one] 6 to awans; bez awansu poszła już jedna kość.
        [few] 6 to awans; bez awansu poszły z rzędu { $failed } kości.
        [many] 6 to awans; bez awansu poszło z rzędu { $failed } kości.
       *[other] 6 to awans; bez awansu poszło z rzędu { $failed } kości.
    }
app_aftermath-tables = Rozwój: { $name }. Które dwie tabele?
app_aftermath-tables_text = Dwie różne tabele, po dwie kości na każdą; model uczy się jednego z dwóch wyników.
app_aftermath-these_two = Te dwie
app_aftermath-advancement = Rozwój: { $name }
app_aftermath-two_tables = Po dwie kości: { $first }, potem { $second }.
app_aftermath-on_tables = Po dwie kości: { $tables }.
app_aftermath-learn = Czego uczy się { $name }?
app_aftermath-models = { $most ->
        [one] Który model?
        [few] Które modele, najwyżej { $most }?
        [many] Które modele, najwyżej { $most }?
       *[other] Które modele, najwyżej { $most }?
    }

app_aftermath-promoted = Awans
app_aftermath-not_promoted = bez awansu
app_aftermath-by_right = szósta kość bez awansu to 6
app_aftermath-healed = znowu się uczy
app_aftermath-experience_now = doświadczenie: +{ $points }, razem { $now }
app_aftermath-because = w tym { $points }: { $why }
app_aftermath-for_its_leader = { $deed }, czyn całej bandy: jej LEADER
app_aftermath-for_the_leader_chosen = { $deed }, czyn całej bandy: wybrany LEADER

app_aftermath-reinforcements = Wezwać posiłki?
app_aftermath-reinforcements_text = { $threshold } − { $worth } = { $budget ->
        [one] { $budget } dukat
        [few] { $budget } dukaty
        [many] { $budget } dukatów
       *[other] { $budget } dukatów
    } na rekrutów. Kosztem arsenału, skarbca, eksploracji i kwatermistrza.
app_aftermath-pass = Nie, eksploracja
app_aftermath-call = Wezwij: { $budget ->
        [one] { $budget } dukat
        [few] { $budget } dukaty
        [many] { $budget } dukatów
       *[other] { $budget } dukatów
    }

app_aftermath-which_table = Którą tabelę eksplorujesz?
app_aftermath-which_table_text = Wybierasz przed rzutem.
app_aftermath-explore = { $dice ->
        [one] { $dice } kość eksploracji
        [few] { $dice } kości eksploracji
        [many] { $dice } kości eksploracji
       *[other] { $dice } kości eksploracji
    }
app_aftermath-extra_dice_spent = { $extra ->
        [one] Możesz dorzucić jedną kość dodatkową; to ją zużywa.
        [few] Możesz dorzucić najwyżej { $extra } kości dodatkowe; to je zużywa.
        [many] Możesz dorzucić najwyżej { $extra } kości dodatkowych; to je zużywa.
       *[other] Możesz dorzucić najwyżej { $extra } kości dodatkowych; to je zużywa.
    }
app_aftermath-adjust = Na kościach jest { $total }
app_aftermath-adjust_text = Każdą kość można przerzucić raz.
app_aftermath-stand = Eksploruj z { $total }
app_aftermath-again_die = Kość { $number } jeszcze raz (było { $face })
app_aftermath-spare_die = Kość zapasowa za kość { $number }, na której jest { $face }
app_aftermath-one_die_text = Reszta zostaje.
app_aftermath-spare = Na zapasowej jest { $spare }, na pierwszej { $first }: która zostaje?
app_aftermath-swap = Weź zapasową
app_aftermath-keep_die = Zostaw pierwszą
app_aftermath-location = { $name }: co tam robisz?
app_aftermath-find_roll = { $dice ->
        [one] Kość znaleziska
        [few] { $dice } kości znaleziska
        [many] { $dice } kości znaleziska
       *[other] { $dice } kości znaleziska
    }
app_aftermath-take_heading = Co bierzesz?
app_aftermath-take = Weź to
app_aftermath-later = W późniejszej grze
app_aftermath-exchange = Chwała za punkty kampanii
app_aftermath-exchange_text = Jeden za jeden.

app_aftermath-in_ducats = dukaty
app_aftermath-in_glory = chwała

app_aftermath-why_dice = Kości eksploracji
app_aftermath-why_rerolls = { $left ->
        [one] { $left } przerzut
        [few] { $left } przerzuty
        [many] { $left } przerzutów
       *[other] { $left } przerzutów
    }
app_aftermath-its_game = Gra { $game }
app_aftermath-from_game = tyle od gry { $from }
app_aftermath-everybody = Każdy, kto eksploruje
app_aftermath-victory = Wygrana bitwa
app_aftermath-found_earlier = znalezione wcześniej
app_aftermath-own_skill = Umiejętność eksploracji bandy
app_aftermath-used = Już użyte
app_aftermath-once_each = Każdą kość można przerzucić raz

app_aftermath-again_action = Przerzuć
app_aftermath-again_action_text = Rzuca kością jeszcze raz: wpisz nowy wynik albo rzuć tutaj.
app_aftermath-extra_dice = Kości dodatkowe
app_aftermath-extra_dice_text = Dorzuca jeszcze jedną kość.
app_aftermath-duplicate = Duplikat
app_aftermath-duplicate_text = Dokłada kość z takim samym wynikiem.
app_aftermath-re_roll = Przerzut
app_aftermath-re_roll_text = Pozwala przerzucić jeszcze jedną kość.
app_aftermath-set_dice = Ustawienie kości
app_aftermath-set_dice_text = Obraca kość na dowolny wynik.
app_aftermath-seek = Poszukiwanie
app_aftermath-seek_text = +1 do sumy.
app_aftermath-circle_back = Zawrócenie
app_aftermath-circle_back_text = −1 do sumy.
app_aftermath-lucky = Szczęście
app_aftermath-lucky_text = Rzuca kością zapasową za tę; zostaje, którą wolisz.

app_aftermath-treatment = Leczenie
app_aftermath-scarred = o jedną bliznę bojową więcej
app_aftermath-in_vain = bez zmian
app_aftermath-one_scar_fewer = o jedną bliznę bojową mniej
app_aftermath-an_advancement = Rozwój
app_aftermath-lead_to = { $table } { $sum }: { $skills }
app_aftermath-lead_nowhere = { $table } { $sum }: nie ma się czego uczyć
app_aftermath-nothing_found = nic nie znaleziono
app_aftermath-it_is_there = jest tam
app_aftermath-only_ducats = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_aftermath-only_glory = { $glory } pkt chwały
app_aftermath-points = { $points ->
        [one] { $points } punkt kampanii
        [few] { $points } punkty kampanii
        [many] { $points } punktów kampanii
       *[other] { $points } punktów kampanii
    }
app_aftermath-plain_loot = łup: { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_aftermath-loot_made_of = łup: { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: { $total } × { $each }
app_aftermath-loot_with_more = łup: { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: { $total } × { $each } i jeszcze { $more } z wcześniejszych znalezisk

app_aftermath-ducats = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }, { $source }
app_aftermath-glory = { $glory } pkt chwały, { $source }
app_aftermath-stays_behind = { $item } zostaje: rozpiska na to nie pozwala
app_aftermath-retires = { $name } odchodzi; ekwipunek trafia do arsenału
app_aftermath-came_back = { $ducats ->
        [0] { $name } wraca
        [one] { $name } wraca za { $ducats } dukata
        [few] { $name } wraca za { $ducats } dukaty
        [many] { $name } wraca za { $ducats } dukatów
       *[other] { $name } wraca za { $ducats } dukatów
    }
app_aftermath-model_sold = { $name }: sprzedaż za { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_aftermath-limit_raised = { $item }: limit podniesiony

app_aftermath-quartermaster = Kwatermistrz
app_aftermath-recruit = Rekrutuj posiłki
app_aftermath-trade_text = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } i { $glory } pkt chwały na werbunek, zakupy, sprzedaż i rozdział.
app_aftermath-recruit_text = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } na rekrutów z ekwipunkiem; reszta przepada.
app_aftermath-trade_done = Gotowe
app_aftermath-use_up = { $name }: { $item }
app_aftermath-use_up_for = { $name }: { $item }, znika też { $row }
app_aftermath-comes_back = { $ducats ->
        [0] { $name } wraca
        [one] { $name } wraca za { $ducats } dukata
        [few] { $name } wraca za { $ducats } dukaty
        [many] { $name } wraca za { $ducats } dukatów
       *[other] { $name } wraca za { $ducats } dukatów
    }
app_aftermath-sell_model = Sprzedaj za { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: { $name }
app_aftermath-sale_alone = { $ducats } za sam model
app_aftermath-sale_with_kit = { $ducats } za sam model; połowa ekwipunku, w górę: { $kit }
app_aftermath-sale_piece = { $name } { $brings } z { $price }
app_aftermath-raise = Podnieś limit: { $item }

app_aftermath-sign = Wszystko się zgadza?
app_aftermath-sign_text = Skarbiec: { $before } → { $after ->
        [one] { $after } dukat
        [few] { $after } dukaty
        [many] { $after } dukatów
       *[other] { $after } dukatów
    }, { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    }. Karta zamyka się, gdy wszyscy się zgodzą.
app_aftermath-agree = Zgoda
app_aftermath-step_tracker = Tracker
app_aftermath-step_outposts = Outposts
app_aftermath-which_boxes = { $count ->
    [one] Który tor dostaje pole?
    [few] Które { $count } tory dostają pole?
    [many] Które { $count } torów dostaje pole?
   *[other] Które { $count } toru dostaje pole?
}
app_aftermath-which_boxes_text = To, co stoi pod polem, przychodzi od razu.
app_aftermath-fill = Wypełnij te pola
app_aftermath-box_plain = { $track }, pole { $number }
app_aftermath-box_scored = { $track }, pole { $number }: { $points } { $points ->
    [one] Campaign Victory Point
    [few] Campaign Victory Points
    [many] Campaign Victory Points
   *[other] Campaign Victory Points
}
app_aftermath-outpost = Outpost w { $zone }
app_aftermath-omen = Omen of Leviathan
app_aftermath-no_outpost = bez nowego Outpostu
app_aftermath-folly = Wezwać Rudolf’s Folly?
app_aftermath-folly_text = Trzy kości pokazują tę samą wartość. W następnej grze: Aerial Bombardment albo Strafing Run, inaczej przepada.
app_aftermath-folly_call = Zapłać { $glory } Glory
app_aftermath-folly_pass = Nie płać
app_aftermath-folly_name = Rudolf’s Folly
app_aftermath-map_dice = Każda banda na mapie
app_aftermath-tracker_dice = Tracker

### Poprawianie przeszłości: o co się pyta, co się różni i co było wcześniej.

app_correction-open_question = Jest jeszcze otwarte pytanie: odpowiedz na nie albo zostaw przeszłość, jak była.
app_correction-no_reason = Podaj powód: poprawka go wymaga i zachowuje.
app_correction-no_change = To niczego nie zmienia.

app_correction-struck = Skreślone
app_correction-aside = Rozstrzygnięte przy stole
app_correction-unreasoned = jak ustalono przy stole
app_correction-trade = Kwatermistrz
app_correction-nothing = nic
app_correction-nobody = nikt

app_correction-result = Wynik
app_correction-scenario = Scenariusz
app_correction-place = Miejsce
app_correction-campaign_points = Punkty kampanii
app_correction-record = Wygrane, remisy, porażki
app_correction-victory_points = Punkty zwycięstwa
app_correction-deeds = Czyny
app_correction-took = Straty zadane
app_correction-fell = Straty poniesione
app_correction-strongbox = Skarbiec
app_correction-glory = Chwała
app_correction-arsenal = Arsenał
app_correction-roster = Rozpiska
app_correction-experience = Doświadczenie
app_correction-scars = Blizny bojowe
app_correction-promoted = Awans
app_correction-misses = Opuszcza następną grę
app_correction-injuries = Urazy
app_correction-skills = Umiejętności
app_correction-battlekit = Ekwipunek

app_correction-not_recorded = nie zapisano
app_correction-there = w bandzie
app_correction-not_there = poza bandą
app_correction-fallen = wśród poległych
app_correction-yes = tak
app_correction-no = nie
app_correction-a_model = Model

app_correction-in_some_games = { $sum } w { $known } z { $games ->
        [one] { $games } gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gier
    }

app_correction-follow = Według punktów

app_correction-kept_draw = Zostaje remis, wybrany ręcznie, choć punkty wskazują: { $ahead }.
app_correction-kept_winner = Zwycięzca zostaje, wybrany ręcznie: { $chosen }, choć punkty wskazują: { $ahead }.
app_correction-kept_winners = Zwycięzcy zostają, wybrani ręcznie: { $chosen }, choć punkty wskazują: { $ahead }.
app_correction-kept_winner_not_drawn = Zwycięzca zostaje, wybrany ręcznie: { $chosen }, choć punkty wskazują remis.
app_correction-kept_winners_not_drawn = Zwycięzcy zostają, wybrani ręcznie: { $chosen }, choć punkty wskazują remis.

app_correction-a_correction = poprawka
app_correction-a_correction_by = poprawka, autor: { $by }
app_correction-a_correction_of = poprawka: { $game }
app_correction-a_correction_of_by = poprawka: { $game }, autor: { $by }

app_correction-grant_ducats = Przyznaj { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_correction-grant_glory = Przyznaj { $glory } pkt chwały
app_correction-grant_both = Przyznaj { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } i { $glory } pkt chwały
app_correction-made_up_for = przyznane przy poprawce

app_correction-asked_and_said = { $question }: { $said }
app_correction-with_sum = { $choice }: { $sum }
app_correction-several_times = { $times } × { $what }

app_correction-survival_rolled = rzut na przeżycie ({ $faces })
app_correction-trauma_rolled = rzut na traumę ({ $faces })
app_correction-absent_alone = { $name }: model walczył w bitwie { $battle }, a w tej chwili nie byłoby go już w bandzie; bitwa zostaje taka, jak ją stoczono.
app_correction-absent_idle = { $name }: model walczył w bitwie { $battle }, a w tej chwili nie byłoby go już w bandzie; bitwa zostaje taka, jak ją stoczono, a { $dice } po niej niczego wtedy nie zmienia.

app_correction-rolled_one = na kości { $face }
app_correction-rolled_several = na kościach { $faces }
app_correction-rolled_nothing = bez rzutu
app_correction-aside_because = Rozstrzygnięte przy stole: { $reason }
app_correction-end_of_battle = koniec bitwy
app_correction-plan_of_battle = plan bitwy
app_correction-an_entry = wpis kampanii

app_correction-kept_as_it_is = zostaje, jak jest
app_correction-rolled_again = drugi rzut
app_correction-full_recovery = pełne wyzdrowienie
app_correction-which_opponent = którą bandę zapamiętuje
app_correction-paid_ransom = okup: { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_correction-no_ransom = bez okupu
app_correction-counted = liczba: { $count }
app_correction-promotion_dice = kości awansu
app_correction-reinforcements = posiłki
app_correction-no_reinforcements = bez posiłków
app_correction-explored_table = tabela { $table }
app_correction-die_again = przerzut kości { $die }
app_correction-exploration_skill = umiejętność eksploracji
app_correction-spare_die = kość zapasowa
app_correction-later = później
app_correction-who_gets_it = kto to dostaje
app_correction-used_up = zużyte: { $item }
app_correction-model_back = powrót modelu
app_correction-model_sold = sprzedaż modelu
app_correction-limit_raised = podniesiony limit: { $item }
app_correction-done = gotowe
app_correction-signature = podpis

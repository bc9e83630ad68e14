### Co przeżyły modele i ekwipunek, po kilka słów; obok stoi bitwa i dzień.

app_lives-between = Między grami
app_lives-beginning = Przed pierwszą grą

app_lives-price_ducats = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_lives-price_glory = { $glory } pkt chwały
app_lives-price_both = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } i { $glory } pkt chwały

app_lives-came = Od początku w bandzie
app_lives-recruited = Werbunek
app_lives-recruited_for = Werbunek: { $price }
app_lives-hired = Najem
app_lives-hired_for = Najem: { $price }
app_lives-found = Znalezisko: { $place }

app_lives-nothing_behind = Przeszłość nieznana
app_lives-behind = Wcześniej: { $all }
app_lives-was_elite = ELITE
app_lives-had_experience = { $points ->
        [one] { $points } punkt doświadczenia
        [few] { $points } punkty doświadczenia
        [many] { $points } punktów doświadczenia
       *[other] { $points } punktów doświadczenia
    }

app_lives-renamed = Odtąd nosi imię { $name }
app_lives-no_name = Traci imię

app_lives-won = Walka i wygrana
app_lives-drew = Walka i remis
app_lives-lost = Walka i porażka
app_lives-killed_by = { $turn ->
        [0] Śmierć, zabójca: { $by }
       *[other] Śmierć w turze { $turn }, zabójca: { $by }
    }
app_lives-killed_by_with = { $turn ->
        [0] Śmierć, zabójca: { $by }, { $weapon }
       *[other] Śmierć w turze { $turn }, zabójca: { $by }, { $weapon }
    }
app_lives-died_in = { $turn ->
        [0] Śmierć
       *[other] Śmierć w turze { $turn }
    }
app_lives-died_of = { $turn ->
        [0] Śmierć, { $weapon }
       *[other] Śmierć w turze { $turn }, { $weapon }
    }
app_lives-fell_in = { $turn ->
        [0] Pada
       *[other] Pada w turze { $turn }
    }
app_lives-fell_to = { $turn ->
        [0] Pada, sprawca: { $by }
       *[other] Pada w turze { $turn }, sprawca: { $by }
    }
app_lives-fell_of = { $turn ->
        [0] Pada, { $weapon }
       *[other] Pada w turze { $turn }, { $weapon }
    }
app_lives-fell_to_with = { $turn ->
        [0] Pada, sprawca: { $by }, { $weapon }
       *[other] Pada w turze { $turn }, sprawca: { $by }, { $weapon }
    }
app_lives-took_out = { $turn ->
        [0] Wyłącza z akcji: { $who }
       *[other] W turze { $turn } wyłącza z akcji: { $who }
    }
app_lives-took_out_with = { $turn ->
        [0] Wyłącza z akcji: { $who }, { $weapon }
       *[other] W turze { $turn } wyłącza z akcji: { $who }, { $weapon }
    }
app_lives-did = Chwalebny czyn: { $deed }
app_lives-did_for = Chwalebny czyn: { $deed }, { $glory } pkt chwały

app_lives-survived = Przeżywa bez szwanku
app_lives-scarred = Blizna bojowa
app_lives-unfit = Więcej blizn bojowych nie zniesie: niezdolność do służby
app_lives-misses = Opuszcza następną grę
app_lives-returned = Opuszcza tę grę i wraca
app_lives-promoted = Awans: odtąd ELITE
app_lives-scar_gone = O jedną bliznę bojową mniej
app_lives-learning = { $points ->
        [one] { $points } punkt doświadczenia
        [few] { $points } punkty doświadczenia
        [many] { $points } punktów doświadczenia
       *[other] { $points } punktów doświadczenia
    }: { $why }
app_lives-took_part = za grę
app_lives-ransomed = Okup za { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: { $to }
app_lives-learned = Nowa umiejętność: { $skill }
app_lives-healed = Wyleczone: { $row }
app_lives-treated = Leczenie: { $place }
app_lives-upkeep = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } za wyjście w pole: { $row }

app_lives-option_for = { $option }: { $price }
app_lives-option_gone = Traci: { $option }

app_lives-left = Odchodzi z bandy na dobre
app_lives-left_by = Odchodzi z bandy na dobre: { $rule }
app_lives-died = Koniec drogi: { $why }
app_lives-retired = Odejście ze służby
app_lives-dismissed = Zwolnienie
app_lives-sold = Sprzedaż za { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_lives-came_back = { $ducats ->
        [0] Wraca
        [one] Wraca za { $ducats } dukata
        [few] Wraca za { $ducats } dukaty
        [many] Wraca za { $ducats } dukatów
       *[other] Wraca za { $ducats } dukatów
    }
app_lives-came_back_as = { $ducats ->
        [0] Wraca jako { $entry }
        [one] Wraca jako { $entry } za { $ducats } dukata
        [few] Wraca jako { $entry } za { $ducats } dukaty
        [many] Wraca jako { $entry } za { $ducats } dukatów
       *[other] Wraca jako { $entry } za { $ducats } dukatów
    }

app_lives-kit = { $what }: { $pieces }
app_lives-kit_with = Ekwipunek
app_lives-kit_bought = Kupione
app_lives-kit_issued = Z arsenału
app_lives-kit_found = Znalezione
app_lives-kit_back = Odzyskane
app_lives-kit_got = Otrzymane
app_lives-kit_sold = Sprzedane
app_lives-kit_stored = Do arsenału
app_lives-kit_used = Zużyte
app_lives-kit_kept = Zostaje w arsenale
app_lives-kit_gave = Oddane
app_lives-kit_lost = Stracone ({ $row })
app_lives-priced = { $item } ({ $price })

app_lives-the_arsenal = arsenał
app_lives-piece_used = Zużyte
app_lives-piece_reinforcements = Poszło na posiłki
app_lives-piece_came_with = Od początku w bandzie: { $who }
app_lives-piece_brought = Od początku ma to: { $who }
app_lives-piece_bought = Zakup dla: { $who }
app_lives-piece_bought_for = Zakup dla: { $who }, { $price }
app_lives-piece_bought_from = Zakup dla: { $who }, sprzedawca: { $faction }
app_lives-piece_bought_from_for = Zakup dla: { $who }, { $price }, sprzedawca: { $faction }
app_lives-piece_sold = Sprzedaż
app_lives-piece_sold_for = Sprzedaż: { $price }
app_lives-piece_stored = Do arsenału, oddaje { $who }
app_lives-piece_issued = Dostaje { $who }
app_lives-piece_found = Znalezisko: { $place }
app_lives-piece_lost = Traci { $who }: { $row }
app_lives-piece_left = Zabiera ze sobą { $who }
app_lives-piece_kept = Zostawia { $who }, teraz w arsenale
app_lives-piece_back = Przynosi z powrotem { $who }
app_lives-piece_moved = { $from } → { $to }

app_lives-piece_away = już nie w bandzie
app_lives-piece_in_arsenal = w arsenale
app_lives-piece_carried = nosi { $who }
app_lives-piece_gone = ma ze sobą { $who }

app_lives-no_game = brak zapisanych gier
app_lives-games = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }
app_lives-casualties = { $felled ->
        [one] { $felled } zadana strata
        [few] { $felled } zadane straty
        [many] { $felled } zadanych strat
       *[other] { $felled } zadanych strat
    }
app_lives-times_fell = { $times ->
        [1] pada raz
        [2] pada dwa razy
       *[other] pada { $times } razy
    }
app_lives-deeds = { $deeds ->
        [one] { $deeds } chwalebny czyn
        [few] { $deeds } chwalebne czyny
        [many] { $deeds } chwalebnych czynów
       *[other] { $deeds } chwalebnych czynów
    }

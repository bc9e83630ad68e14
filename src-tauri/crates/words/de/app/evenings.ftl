### Rotations and evenings. $pair, $game: two players whose game it is, such as Ada – Bors; $name: a player, a rotation or an evening.

app_evenings-retired = ausgemustert
app_evenings-away = weggelegt
app_evenings-brought_back = zurückgeholt
app_evenings-over = ihre Tage sind vorbei
app_evenings-own_call = Eine Runde zu starten und ein Spiel zu planen hat je einen eigenen Aufruf.
app_evenings-round_open = Eine Runde ist ausgelost und nicht gestartet: Lose sie neu aus, oder starte sie.
app_evenings-nobody = Niemand da zum Paaren: Mindestens zwei Spieler müssen anwesend sein.
app_evenings-start_anew = Hier gibt es nichts zu wiederholen: Starte die Runde noch einmal.
app_evenings-no_such_game = Dieses Spiel gibt es an dem Abend nicht.
app_evenings-is_one_off = Ein Einzelspiel gehört zu keiner Kampagne.
app_evenings-planned_already = Die Kampagne hat das Spiel schon geplant.
app_evenings-other_plans = Inzwischen stehen dem andere Pläne im Weg: Sieh dir das Spiel noch einmal an.
app_evenings-not_planned = Keine Kampagne hat das Spiel geplant.
app_evenings-no_scenario_yet = Sein Szenario steht noch nicht fest.
app_evenings-not_offered = Der Würfel ließ diese Wahl nicht: Wähle ein Szenario der Abschnittstabelle.
app_evenings-swapped = in der Kampagne getauscht
app_evenings-plan_gone = wie von der Kampagne geplant; der Plan ist zurückgenommen
app_evenings-no_campaign_here = Seine Kampagne ist nicht in diesem Buch.
app_evenings-not_here = nicht in diesem Buch

# Of two players whose game cannot be taken back any more.
app_evenings-was_played = { $pair } ist gespielt, und die Kampagne hat das Ergebnis. Der Tisch behält das Spiel; berichtige das Ergebnis im Nachspiel.

# Of two players whose battle has begun.
app_evenings-has_begun = Die Schlacht { $pair } hat begonnen. Der Tisch behält sie.

app_evenings-same_name = Hier ist schon jemand mit dem Namen { $name } bekannt: Sag, ob es dieselbe Person ist.

# A game was drawn with a scenario, and its campaign has planned another.
app_evenings-will_take_over = Die Kampagne hat für sie { $scenario } geplant: Sobald die Runde startet, spielen sie das.

app_evenings-too_many = { $changes } Änderungen auf einmal sind zu viele: höchstens { $most }.
app_evenings-table_closed = Tisch { $number } ist geschlossen: Gib dem Spiel einen anderen.

# Somebody is no longer there, and their game is not over.
app_evenings-has_left = { $name } ist gegangen: Trag ein, wie das Spiel ausging, streich es als nicht gespielt, oder gib den Platz jemand anderem.

## Beside games, scenarios, players and tables.

# $game: a scenario and who meets, such as Relic Hunt: Redoubt – Choir.
app_evenings-plan_by = { $game }, zu spielen bis { $day }
app_evenings-from = ab { $day }
app_evenings-rests = ruht { $evenings ->
        [one] { $evenings } Abend
       *[other] { $evenings } Abende
    }
app_evenings-guest_alone = { $name } (Gast)
app_evenings-guest_numbered = { $name } (Gast { $number })
app_evenings-stage = { $stage }, Spiel { $game }
app_evenings-table_alone = Tisch { $number }
# $name: what the table is called.
app_evenings-table_named = Tisch { $number } · { $name }

## What there is of an evening.

app_evenings-expected = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } erwartet
app_evenings-expected_rounds = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } erwartet, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
app_evenings-came = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
app_evenings-came_rounds = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

## How a game ended. $own: the winner’s points, or those of the first player; $points: those of the other.

app_evenings-drawn_game = unentschieden
app_evenings-drawn_with = unentschieden, { $own } zu { $points }
app_evenings-wins = { $winner } gewinnt
app_evenings-wins_with = { $winner } gewinnt, { $own } zu { $points }
app_evenings-player_points = { $name } { $points }
# $scores: what all of more than two have, such as Ada 7, Bors 5, Cato 3.
app_evenings-draw_among = remis: { $scores }
app_evenings-wins_among = { $winner } gewinnt: { $scores }
app_evenings-win_together = { $winners } gewinnen
app_evenings-win_together_among = { $winners } gewinnen: { $scores }

## How a scenario came. $face: of the die.

app_evenings-way_open = noch nicht gewählt
app_evenings-way_book = nach dem Regelbuch: eine { $face }
app_evenings-way_book_chose = nach dem Regelbuch: eine { $face }, { $chooser } hat gewählt
app_evenings-way_stage = aus der Abschnittstabelle gelost
app_evenings-way_rotation = aus der Rotation gelost
app_evenings-way_all = aus allen Szenarien gelost
app_evenings-way_shared = gelost aus den Szenarien für so viele
app_evenings-way_planned = wie von der Kampagne geplant
app_evenings-way_agreed = alle einig
app_evenings-way_chosen = von der Spielleitung gewählt

## Why two players were paired. $one, $other: the players; $one_times, $other_times and the like: their figures.

app_evenings-same_campaign = Sie gehören zur selben Kampagne: ein Spiel von ihr.
app_evenings-one_off_game = Sie haben keine gemeinsame Kampagne: ein Einzelspiel.
app_evenings-never_met = Sie sind noch nie aufeinandergetroffen.
app_evenings-shares = An diesem Tisch spielen { $players }, damit weniger aussetzen.
app_evenings-some_met = { $pairs } der { $of } Paarungen an diesem Tisch gab es schon.
app_evenings-some_met_tonight = { $pairs } der { $of } Paarungen an diesem Tisch gab es heute Abend schon.
app_evenings-some_played = { $players ->
        [0] Keiner der { $of } hat das Szenario schon gespielt.
        [one] { $players } der { $of } hat das Szenario schon gespielt.
       *[other] { $players } der { $of } haben das Szenario schon gespielt.
    }
app_evenings-for_that_many = { $scenarios ->
        [one] Das einzige Szenario für { $players } Warbands, das auf diesen Tisch passt.
       *[other] Gelost aus { $scenarios } Szenarien für { $players } Warbands, die auf diesen Tisch passen: das, das sie am wenigsten kennen.
    }
app_evenings-none_for_that_many = Kein Szenario für { $players } Warbands passt auf diesen Tisch.
app_evenings-met_as_all = Sie sind { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } aufeinandergetroffen, wie beide hier auf alle.
app_evenings-met_one_all = Sie sind { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } aufeinandergetroffen: { $one } kennt hier schon alle, { $other } noch { $left } nicht, aber so wird die Runde besser.
app_evenings-met_though = Sie sind { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } aufeinandergetroffen: { $one } hat hier noch { $one_left } vor sich, { $other } noch { $other_left }, aber so wird die Runde besser.
app_evenings-games = Gewertete Spiele bisher: { $one } { $one_games }, { $other } { $other_games }.
app_evenings-by_lot = { $of } lagen dabei gleichauf, Mitglieder wie Gäste: Das Los entschied.
app_evenings-no_rematch = Von { $of } gleich guten ist es diese, weil so niemand einen Gegner von heute noch einmal trifft.

## Why they play this scenario.

app_evenings-by_stage = Die Abschnittstabelle für Spiel { $game }, das der erfahreneren Seite.
app_evenings-planned_before = Die Kampagne hatte dieses Spiel schon geplant, bevor die Runde ausgelost wurde.
app_evenings-planned_before_by = Die Kampagne hatte dieses Spiel schon geplant, bevor die Runde ausgelost wurde, zu spielen bis { $day }.
app_evenings-elsewhere = { $scenarios ->
        [one] { $scenarios } weiteres Szenario passt beiden genauso gut, wird aber an anderen Tischen der Runde gespielt.
       *[other] { $scenarios } weitere Szenarien passen beiden genauso gut, werden aber an anderen Tischen der Runde gespielt.
    }
app_evenings-also_at = { $tables ->
        [one] Auch an { $tables } anderen Tisch
       *[other] Auch an { $tables } anderen Tischen
    } gespielt: Nichts, was beiden so gut passt, ist frei.
app_evenings-only_scenario = Das einzige Szenario, das es für diesen Tisch gibt.
app_evenings-new_to_both = Neu für beide.
app_evenings-repeat = { $one } hat es { $one_times ->
        [0] nie
        [1] einmal
        [2] zweimal
       *[other] { $one_times }-mal
    } gespielt, { $other } { $other_times ->
        [0] nie
        [1] einmal
        [2] zweimal
       *[other] { $other_times }-mal
    }; nichts hier ist für beide neu.
app_evenings-repeat_though = { $one } hat es { $one_times ->
        [0] nie
        [1] einmal
        [2] zweimal
       *[other] { $one_times }-mal
    } gespielt, { $other } { $other_times ->
        [0] nie
        [1] einmal
        [2] zweimal
       *[other] { $other_times }-mal
    }; { $untried ->
        [one] { $untried } Szenario wäre für beide neu und wird
       *[other] { $untried } Szenarien wären für beide neu und werden
    } anderswo gebraucht.
app_evenings-all_rest = Es ruht, wie alles andere für diesen Tisch auch.
app_evenings-drawn = Gelost, mit einer Chance von { $weight } zu { $of }.
app_evenings-drawn_among = Gelost unter { $among } Szenarien, die beiden gleich gut passen, mit einer Chance von { $weight } zu { $of }.
app_evenings-best_scenario = Von { $of } Szenarien für diesen Tisch passt keines beiden so gut.
app_evenings-no_scenario = Kein Szenario passt an diesen Tisch; { $pool ->
        [one] { $pool } Szenario käme
       *[other] { $pool } Szenarien kämen
    } an anderen in Frage.

## Who attacks. $one, $other: what each player has been, as in the three messages below the first.

app_evenings-roles = Wer seltener angegriffen hat, greift an: { $one }, { $other }.
app_evenings-role_even = { $name } ausgeglichen
app_evenings-role_attacker = { $name } { $games } mehr als Angreifer
app_evenings-role_defender = { $name } { $games } mehr als Verteidiger
app_evenings-roles_drawn = Beide haben gleich oft angegriffen: Der Angreifer wurde gelost.
app_evenings-roles_by_size = Die größere Warband greift an: { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    } gegen { $other }.
app_evenings-roles_at_table = Die größere Warband greift an: Vergleicht am Tisch.

## Which table they have. $size: such as 48″ × 48″.

app_evenings-fits_tables = Das Szenario passt an { $fitting } von { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }.
app_evenings-none_large = Kein Tisch ist so groß wie die Karte, { $size }.
app_evenings-large_here = { $large ->
        [one] { $large } Tisch ist so groß wie die Karte, { $size }: dieser.
       *[other] { $large } Tische sind so groß wie die Karte, { $size }: Dieser ist einer davon.
    }
app_evenings-large_elsewhere = { $large ->
        [one] { $large } Tisch ist so groß wie die Karte, { $size }: Ihn hat ein anderes Spiel.
       *[other] { $large } Tische sind so groß wie die Karte, { $size }: Sie haben andere Spiele.
    }

## Why somebody sits out. $tonight, $byes: rounds that they have sat out; $rounds: that they were there for.

app_evenings-owes_first = Hat heute { $tonight ->
        [0] keine Runde
        [one] { $tonight } Runde
       *[other] { $tonight } Runden
    } ausgesetzt und ist seit der ersten Runde da.
app_evenings-owes = Hat heute { $tonight ->
        [0] keine Runde
        [one] { $tonight } Runde
       *[other] { $tonight } Runden
    } ausgesetzt und insgesamt { $byes } von { $rounds }, wo { $fair } gerecht wären: Niemand, der spielt, liegt weiter unter dem gerechten Anteil.
app_evenings-fewest_byes = Hat bisher { $byes ->
        [0] keine Runde
        [one] { $byes } Runde
       *[other] { $byes } Runden
    } ausgesetzt; niemand, der spielt, weniger.
app_evenings-fewest_byes_with = Hat bisher { $byes ->
        [0] keine Runde
        [one] { $byes } Runde
       *[other] { $byes } Runden
    } ausgesetzt, wie { $equals } insgesamt; niemand, der spielt, weniger.
app_evenings-keeps_campaign_games = Setzte jemand anderes aus, gäbe es weniger Kampagnenspiele, und die gehen vor.
app_evenings-best_without = Von { $of } Gleichen fehlt, wer die beste Runde übrig lässt; bei Gleichstand entschied das Los.
app_evenings-came_late = Kam später: Unter Gleichen setzt zuerst aus, wer später kam.
app_evenings-nobody_left = Es ist niemand mehr zum Spielen da.
app_evenings-odd_number = { $players } Spieler: Einer setzt aus.
app_evenings-too_few_tables = { $tables ->
        [0] Es ist kein Tisch mehr da.
        [1] Es gibt nur einen Tisch.
       *[other] Es gibt nur { $tables } Tische.
    }

## What holds of a game as it stands.

app_evenings-met = Sie sind { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } aufeinandergetroffen.
app_evenings-met_tonight = Sie sind heute { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } aufeinandergetroffen.
app_evenings-met_partly_tonight = Sie sind { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } aufeinandergetroffen, davon { $tonight ->
        [1] einmal
        [2] zweimal
       *[other] { $tonight }-mal
    } heute.
app_evenings-scenario_new = Das Szenario ist für beide neu.
app_evenings-both_played = Beide haben das Szenario { $times ->
        [0] nie
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } gespielt.
app_evenings-has_played = { $name } hat das Szenario { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } gespielt.
app_evenings-have_played = { $one } hat das Szenario { $one_times ->
        [1] einmal
        [2] zweimal
       *[other] { $one_times }-mal
    } gespielt, { $other } { $other_times ->
        [1] einmal
        [2] zweimal
       *[other] { $other_times }-mal
    }.
app_evenings-scenario_rests = Das Szenario ruht.
app_evenings-for_exactly = Das Szenario ist für { $players } Warbands.
app_evenings-for_between = Das Szenario ist für { $least } bis { $most } Warbands.
app_evenings-does_not_fit = Die Rotation lässt das Szenario an diesem Tisch nicht zu.
# $size: of the table; $map: the size of the map.
app_evenings-cramped = Der Tisch, { $size }, ist kleiner als die Karte des Szenarios, { $map }.
app_evenings-crowded = Das Szenario steht an { $tables } Tischen dieser Runde; die Rotation erlaubt es an höchstens { $most ->
        [one] { $most } Tisch
       *[other] { $most } Tischen
    }.

## A scenario that a rotation does not draw.

app_evenings-unlisted = nicht in der Rotation
app_evenings-shut_unlisted = Das Szenario ist nicht in { $rotation }.
app_evenings-shut_retired = Das Szenario ist in { $rotation } ausgemustert.
app_evenings-shut_before = { $rotation } lost das Szenario erst ab { $day } aus.
app_evenings-shut_after = { $rotation } hat das Szenario bis { $day } ausgelost.

## What was changed of a rotation or an evening, in its history.

app_evenings-renamed = heißt jetzt { $name }
app_evenings-slot_added = { $scenario } aufgenommen
app_evenings-slot_weighs = { $scenario }: Gewicht { $weight } statt { $before }
app_evenings-slot_changed = { $scenario } geändert
app_evenings-slot_retired = { $scenario } ausgemustert
app_evenings-slot_back = { $scenario } zurückgeholt
app_evenings-numbered_game = Spiel { $number }
app_evenings-moved = verlegt auf { $day }
app_evenings-rounds_of = Runden von { $minutes } Minuten, Pausen von { $pause }
app_evenings-other_rotation = lost aus einer anderen Rotation
app_evenings-no_rotation = lost aus keiner Rotation
app_evenings-table_up = Tisch { $table } aufgestellt
app_evenings-table_down = Tisch { $table } abgebaut
app_evenings-is_expected = { $name } wird erwartet
app_evenings-is_here = { $name } ist da
app_evenings-did_not_come = { $name } kam nicht
app_evenings-left = { $name } ist gegangen
app_evenings-round_drawn = Runde { $round } ausgelost: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
app_evenings-locked = { $game } fixiert
app_evenings-unlocked = { $game } gelöst
app_evenings-all_locked = alle Spiele fixiert
app_evenings-all_unlocked = alle Spiele gelöst
app_evenings-change_places = { $one } und { $other } tauschen die Plätze
app_evenings-takes_place = { $name } spielt mit: { $game }
app_evenings-sits_out = { $name } setzt aus
app_evenings-game_scenario = { $game }: { $scenario }
app_evenings-game_no_scenario = { $game }: kein Szenario
app_evenings-to_table = { $game } an Tisch { $table }
app_evenings-to_no_table = { $game } an keinen Tisch
app_evenings-attacks = { $game }: { $name } greift an
app_evenings-nobody_attacks = { $game }: niemand greift an
app_evenings-of_campaign = { $game }: ein Spiel der Kampagne
app_evenings-of_no_campaign = { $game }: ein Einzelspiel
app_evenings-not_expected = { $name } wird nicht erwartet
app_evenings-started = die Runde ist gestartet
app_evenings-when_started = wann Runde { $round } gestartet wurde
app_evenings-nobody_plays = { $game }: nicht gespielt
app_evenings-played_after_all = { $game } wird doch gespielt
app_evenings-planned = { $game } in der Kampagne geplant
app_evenings-taken_over = { $game }: Plan der Kampagne übernommen
app_evenings-plan_taken_back = { $game }: Plan zurückgenommen
app_evenings-game_result = { $game }: { $result }
app_evenings-no_result = { $game }: kein Ergebnis
app_evenings-round_taken_back = die Runde zurückgenommen

### What models and kit lived through, each in a few words; the battle and the day stand beside it.

## Where no game stands beside it.

app_lives-between = Zwischen den Spielen
app_lives-beginning = Vor dem ersten Spiel

## A price. It stands in the sentences below as $price.

app_lives-price_ducats = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
app_lives-price_glory = { $glory } Ruhm
app_lives-price_both = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } und { $glory } Ruhm

## How a model came. $place: where it was found.

app_lives-came = Von Anfang an in der Warband
app_lives-recruited = Angeworben
app_lives-recruited_for = Angeworben für { $price }
app_lives-hired = Angeheuert
app_lives-hired_for = Angeheuert für { $price }
app_lives-found = Gefunden: { $place }

## What it had behind it before this book. $all: any of these, and injuries and Skills by their names.

app_lives-nothing_behind = Keine Vorgeschichte festgehalten
app_lives-behind = Brachte mit: { $all }
app_lives-was_elite = ELITE
app_lives-had_experience = { $points } Erfahrung

## Its name.

app_lives-renamed = Heißt von nun an { $name }
app_lives-no_name = Verlor den Namen

## A game. $by: a foe with its Warband; $weapon: with what; $who: whom it took. Turn 0: nobody wrote it down.

app_lives-won = Kämpfte und gewann
app_lives-drew = Kämpfte unentschieden
app_lives-lost = Kämpfte und verlor
app_lives-killed_by = { $turn ->
        [0] Getötet von { $by }
       *[other] Getötet in Zug { $turn } von { $by }
    }
app_lives-killed_by_with = { $turn ->
        [0] Getötet von { $by }, { $weapon }
       *[other] Getötet in Zug { $turn } von { $by }, { $weapon }
    }
app_lives-died_in = { $turn ->
        [0] Starb
       *[other] Starb in Zug { $turn }
    }
app_lives-died_of = { $turn ->
        [0] Starb, { $weapon }
       *[other] Starb in Zug { $turn }, { $weapon }
    }
app_lives-fell_in = { $turn ->
        [0] Fiel
       *[other] Fiel in Zug { $turn }
    }
app_lives-fell_to = { $turn ->
        [0] Fiel durch { $by }
       *[other] Fiel in Zug { $turn } durch { $by }
    }
app_lives-fell_of = { $turn ->
        [0] Fiel, { $weapon }
       *[other] Fiel in Zug { $turn }, { $weapon }
    }
app_lives-fell_to_with = { $turn ->
        [0] Fiel durch { $by }, { $weapon }
       *[other] Fiel in Zug { $turn } durch { $by }, { $weapon }
    }
app_lives-took_out = { $turn ->
        [0] Setzte { $who } außer Gefecht
       *[other] Setzte { $who } in Zug { $turn } außer Gefecht
    }
app_lives-took_out_with = { $turn ->
        [0] Setzte { $who } außer Gefecht, { $weapon }
       *[other] Setzte { $who } in Zug { $turn } außer Gefecht, { $weapon }
    }
app_lives-did = Ruhmestat: { $deed }
app_lives-did_for = Ruhmestat: { $deed }, { $glory } Ruhm

## What came of it afterwards. $row: of the Trauma Table; $why: what the points are for; $to: a Warband; $rule: of the game.

app_lives-survived = Unversehrt überlebt
app_lives-scarred = Eine Kampfnarbe
app_lives-unfit = Trägt alle Kampfnarben, die es tragen kann: dienstuntauglich
app_lives-misses = Verpasst das nächste Spiel
app_lives-returned = Setzte dieses Spiel aus und ist zurück
app_lives-promoted = Befördert: von nun an ELITE
app_lives-scar_gone = Eine Kampfnarbe ist verschwunden
app_lives-learning = { $points ->
        [one] { $points } Erfahrungspunkt
       *[other] { $points } Erfahrungspunkte
    }: { $why }
app_lives-took_part = für das Spiel
app_lives-ransomed = Von { $to } freigekauft für { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
app_lives-learned = Lernte { $skill }
app_lives-healed = { $row } ist geheilt
app_lives-treated = Behandelt: { $place }
app_lives-upkeep = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }, um anzutreten: { $row }

## An option of its entry in the list.

app_lives-option_for = { $option } für { $price }
app_lives-option_gone = Verlor { $option }

## How it left, and came back. $entry: as what.

app_lives-left = Verließ die Warband für immer
app_lives-left_by = Verließ die Warband für immer: { $rule }
app_lives-died = Für immer fort: { $why }
app_lives-retired = Im Ruhestand
app_lives-dismissed = Entlassen
app_lives-sold = Verkauft für { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
app_lives-came_back = { $ducats ->
        [0] Kam zurück
        [one] Kam für { $ducats } Dukat zurück
       *[other] Kam für { $ducats } Dukaten zurück
    }
app_lives-came_back_as = { $ducats ->
        [0] Kam zurück als { $entry }
        [one] Kam für { $ducats } Dukat zurück als { $entry }
       *[other] Kam für { $ducats } Dukaten zurück als { $entry }
    }

## Its kit. $what: one of those below; $pieces: one piece or several; $row: of the Trauma Table.

app_lives-kit = { $what }: { $pieces }
app_lives-kit_with = Mit
app_lives-kit_bought = Gekauft
app_lives-kit_issued = Aus dem Arsenal
app_lives-kit_found = Gefunden
app_lives-kit_back = Wieder dabei
app_lives-kit_got = Bekommen
app_lives-kit_sold = Verkauft
app_lives-kit_stored = Ins Arsenal
app_lives-kit_used = Verbraucht
app_lives-kit_kept = Dem Arsenal hinterlassen
app_lives-kit_gave = Weggegeben
app_lives-kit_lost = Verloren durch { $row }
app_lives-priced = { $item } ({ $price })

## Where a piece of kit went. $who, $from, $to: a model, or the Arsenal; $faction: who sold it.

app_lives-the_arsenal = Arsenal
app_lives-piece_used = Verbraucht
app_lives-piece_reinforcements = Für Verstärkung draufgegangen
app_lives-piece_came_with = Kam mit der Warband, bei { $who }
app_lives-piece_brought = Kam mit { $who }
app_lives-piece_bought = Gekauft für { $who }
app_lives-piece_bought_for = Gekauft für { $who }, { $price }
app_lives-piece_bought_from = Gekauft für { $who }, bei { $faction }
app_lives-piece_bought_from_for = Gekauft für { $who }, { $price }, bei { $faction }
app_lives-piece_sold = Verkauft
app_lives-piece_sold_for = Verkauft für { $price }
app_lives-piece_stored = Von { $who } ins Arsenal gelegt
app_lives-piece_issued = Ausgegeben an { $who }
app_lives-piece_found = Gefunden: { $place }
app_lives-piece_lost = Von { $who } verloren: { $row }
app_lives-piece_left = Fort mit { $who }
app_lives-piece_kept = Von { $who } dem Arsenal hinterlassen
app_lives-piece_back = Mit { $who } zurückgekommen
app_lives-piece_moved = Weitergegeben: { $from } → { $to }

## Where it is now.

app_lives-piece_away = nicht mehr bei der Warband
app_lives-piece_in_arsenal = im Arsenal
app_lives-piece_carried = bei { $who }
app_lives-piece_gone = fort mit { $who }

## What a model’s life comes to.

app_lives-no_game = kein Spiel festgehalten
app_lives-games = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
app_lives-casualties = { $felled ->
        [one] { $felled } Verlust zugefügt
       *[other] { $felled } Verluste zugefügt
    }
app_lives-times_fell = { $times ->
        [1] einmal gefallen
        [2] zweimal gefallen
       *[other] { $times }-mal gefallen
    }
app_lives-deeds = { $deeds ->
        [one] { $deeds } Ruhmestat
       *[other] { $deeds } Ruhmestaten
    }

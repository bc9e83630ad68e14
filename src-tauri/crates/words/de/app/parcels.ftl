### What goes from one book to another.
### $said: what somebody said, in words; $by: who; $day: such as 1 May 2026.

app_parcels-open = Aus anderem Buch einlesen
app_parcels-send = An ein anderes Buch senden
app_parcels-parcels = Was Bücher einander schicken
app_parcels-gone = Diese Datei ist hier nicht mehr offen; lies sie noch einmal ein.
app_parcels-undecided = Die beiden Bücher sind sich uneinig: Sag bei jedem Konflikt, wessen Einträge bleiben, die von hier oder die von dort.
app_parcels-not_together = Diese Entscheidungen passen nicht zusammen: Etwas, das bleibt, hängt an etwas, das wegfällt; wähle für alles ein Buch.
# A pack that came otherwise than it was sent.
app_parcels-damaged_pack = Das Paket „{ $name }“ in dieser Datei wurde unterwegs beschädigt; lass dir die Datei noch einmal schicken.
# A stream under an id that begins differently here. $kind: of a stream, such as campaign.
app_parcels-another_beginning = Der Strom { $id } ({ $kind }) beginnt anders als der in diesem Buch: Einer von beiden ist nicht, was er vorgibt.

## What is said of an entry.

app_parcels-taken_back = zurückgenommen: { $said }
app_parcels-struck_out = gestrichen: { $said }
# A game of which more was said than is told.
app_parcels-with_aftermath = { $said }; mit dem Nachspiel
# How many entries of a battle were said on one side.
app_parcels-with_entries = { $said }, { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }
app_parcels-reasoned = { $said } („{ $reason }“)
# A result, with more that tells it from another one of the same battle.
app_parcels-and_also = { $said }; { $detail }
app_parcels-played_on = gespielt am { $day }
app_parcels-turns = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
app_parcels-nobody_fell = niemand fiel
app_parcels-fell_unknown = wer fiel, ist nicht notiert
app_parcels-fell = gefallen: { $names }
app_parcels-deeds = Ruhmestaten: { $deeds }

## What a file holds, and what it did to the book.

app_parcels-sent_by = { $about }, gesendet von { $by }, { $day }
app_parcels-sent = { $about }, gesendet am { $day }
app_parcels-by_on = { $by }, { $day }
app_parcels-all_there = Dieses Buch hat schon alles davon.
app_parcels-entries_added = { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    } übernommen.
app_parcels-all_added = { $streams ->
        [one] { $streams } neuer Teil
       *[other] { $streams } neue Teile
    } und { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    } übernommen.
app_parcels-here_once = Du hast die Fassung deines Buchs behalten.
app_parcels-there_once = Du hast die Fassung des anderen Buchs behalten.
app_parcels-here_only = Du hast in { $here ->
        [one] { $here } Konflikt
       *[other] { $here } Konflikten
    } die Fassung deines Buchs behalten.
app_parcels-there_only = Du hast in { $there ->
        [one] { $there } Konflikt
       *[other] { $there } Konflikten
    } die Fassung des anderen Buchs behalten.
app_parcels-here_and_there = Du hast in { $here ->
        [one] { $here } Konflikt
       *[other] { $here } Konflikten
    } die Fassung deines Buchs behalten, in { $there } die des anderen.
app_parcels-both_played = { $warbands } haben beide Spiele gespielt, und jedes Buch hat seins zuerst abgewickelt: Behalte eins, und trag das andere danach neu ein.

## What the other book decided. $was, $now: what was said before, and now.

app_parcels-taken_back_there = Zurückgenommen: { $was }.
app_parcels-taken_back_by = Zurückgenommen, wie { $by } entschied: { $was }.
app_parcels-replaced_there = Ersetzt: { $was }. Jetzt gilt: { $now }.
app_parcels-replaced_by = Ersetzt, wie { $by } entschied: { $was }. Jetzt gilt: { $now }.
app_parcels-stands = Die Fassung deines Buchs gilt: { $said }.
app_parcels-stands_by = Die Fassung deines Buchs gilt, wie { $by } entschied: { $said }.

## What was done to a scenario, or to a set-up.

app_parcels-changed = geändert: { $parts }
app_parcels-named = der Name { $name }
app_parcels-zone_drawn = Zone { $zone } gezeichnet
app_parcels-objective_placed = Missionsziel { $objective } platziert
app_parcels-objective_laid = Missionsziel { $objective } gelegt
app_parcels-objective_lifted = Missionsziel { $objective } aufgenommen
app_parcels-thing_placed = { $thing } platziert
app_parcels-battlefield = das Schlachtfeld { $battlefield }
app_parcels-no_battlefield = kein Schlachtfeld
app_parcels-weather_thrown = das Wetter ausgewürfelt
app_parcels-no_weather = kein Wetter
app_parcels-result = das Ergebnis { $points }
app_parcels-no_result = kein Ergebnis
app_parcels-terrain_placed = Gelände { $terrain } platziert
app_parcels-laid_out = { $pieces ->
        [one] { $pieces } Stück
       *[other] { $pieces } Stücke
    } Gelände aufgebaut
app_parcels-layout_kept = Geländeplan gespeichert als { $name }
app_parcels-layout_not_kept = Geländeplan nicht mehr gespeichert
app_parcels-terrain_cleared = Gelände { $terrain } entfernt
app_parcels-side_fielded = Seite { $side }: { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    }
app_parcels-side_count = { $sides } Warbands
app_parcels-side_empty = Seite { $side }: keine
app_parcels-ruleset = der Regelsatz { $ruleset }
app_parcels-for_campaign = für eine Kampagne
app_parcels-for_none = für keine Kampagne
app_parcels-put_away = weggelegt
app_parcels-brought_back = zurückgeholt
app_parcels-row_written = { $name } neu geschrieben
app_parcels-row_removed = { $name } entfernt
app_parcels-row_restored = { $name } wie zuvor

## How far a battle came, and the score.

app_parcels-before_first = vor dem ersten Zug, { $score } Siegpunkte
app_parcels-in_turn = in Zug { $turn }, { $score } Siegpunkte

## What somebody said, as one line of two books.

app_parcels-no_such_entry = Diesen Eintrag gibt es nicht.
# $kind: of a stream, such as Campaign; $name: what it is called.
app_parcels-of = { $kind } { $name }
# Entries that the book had without a signature.
app_parcels-entries_signed = { $entries ->
        [one] { $entries } Eintrag ist
       *[other] { $entries } Einträge sind
    } jetzt signiert.

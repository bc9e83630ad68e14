### A campaign as its organiser looks over it. $name: a Warband; $game: a game, in words; $against: what it did and to whom.

app_overview-a_game = ein Spiel

## The stage of the next game. $sides: who meets; $game, $games: which game of its own each of them fights.

app_overview-stage_together = nächstes: { $sides }, für beide das { $game }. Spiel, { $stage }
app_overview-stage_late = nächstes: { $sides }, Spiel { $game }, { $stage }
app_overview-stage_apart = nächstes: { $sides }, Spiel { $games }, { $stage }

## What a Warband does now, beside its name.

app_overview-has_left = hat die Kampagne verlassen
app_overview-rests = macht Pause
app_overview-done = hat alle Spiele gespielt
app_overview-plays = zu spielen: { $game }
app_overview-settling = wickelt ab: { $game }
app_overview-has_signed = hat zugestimmt: { $game }
app_overview-free_alone = frei zum Spielen; sonst niemand
app_overview-free_one = frei für ein Spiel gegen { $one }
app_overview-free_two = frei für ein Spiel gegen { $one } oder { $other }
app_overview-free_more = frei für ein Spiel gegen { $one }, { $other } oder { $more ->
        [one] { $more } andere
       *[other] { $more } andere
    }
app_overview-final_waits = wartet mit dem Finale auf { $others }

## Warnings.

app_overview-illegal_also = { $first } Und { $more } weitere.
app_overview-illegal_side = Seite { $letter } verletzt eine Regel und kann in der App noch nicht kämpfen: { $why }
app_overview-to_come = Sie ist mit Namen beigetreten: Sie spielt auf Papier, bis jemand ihren Roster baut oder einliest.
app_overview-not_here = Ihr Roster ist nicht in diesem Buch.
app_overview-unsigned_only = Sie hat ihrer Seite noch nicht zugestimmt: { $game }.
app_overview-unsigned_open = Sie hat ihrer Seite noch nicht zugestimmt: { $game }, { $open ->
        [one] { $open } Frage offen.
       *[other] { $open } Fragen offen.
    }
app_overview-unclosed = Alle haben zugestimmt, aber das Nachspiel ist noch offen: { $game }.
app_overview-left_over = Nie gespielt, und beide haben seither weitergespielt: Spielt es, oder nehmt den Plan zurück.
app_overview-in_hand = Sie hat { $fought ->
        [one] { $fought } Spiel
       *[other] { $fought } Spiele
    } gespielt, eine andere Warband { $most }: noch { $in_hand } offen.

## Attackers and defenders. $with: games that had them.

app_overview-roles = { $with ->
        [one] { $with } Spiel
       *[other] { $with } Spiele
    }
app_overview-roles_without = { $with ->
        [one] { $with } Spiel
       *[other] { $with } Spiele
    } · { $without } ohne Angreifer oder ohne Angabe

## The story of a Warband: its runs, the latest first.

app_overview-not_won = { $since ->
        [one] Sie hat 1 Spiel gespielt und noch nicht gewonnen.
       *[other] Sie hat { $since } Spiele gespielt und noch keins gewonnen.
    }
app_overview-won_its_only = Sie hat ihr einziges Spiel gewonnen.
app_overview-won_all = { $won ->
        [one] Sie hat ihr { $won } Spiel gewonnen.
       *[other] Sie hat alle ihre { $won } Spiele gewonnen.
    }
app_overview-won_after_drought = Ihr letztes Spiel hat sie gewonnen; davor blieb sie einmal { $unwon ->
        [one] { $unwon } Spiel
       *[other] { $unwon } Spiele
    } ohne Sieg.
app_overview-won_at_best = Ihr letztes Spiel hat sie gewonnen; ihre beste Serie: { $won ->
        [one] { $won } Sieg
       *[other] { $won } Siege
    }.
app_overview-won_last = Ihr letztes Spiel hat sie gewonnen.
app_overview-lost_last_at_best = Ihr letztes Spiel hat sie nicht gewonnen; ihre beste Serie: { $won } Siege.
app_overview-lost_last = Ihr letztes Spiel hat sie nicht gewonnen.
app_overview-unwon_at_best = Seit { $since ->
        [one] { $since } Spiel
       *[other] { $since } Spielen
    } ohne Sieg; ihre beste Serie: { $won } Siege.
app_overview-unwon = Seit { $since ->
        [one] { $since } Spiel
       *[other] { $since } Spielen
    } ohne Sieg.

## Its best and its hardest day. $score: its victory points and theirs, such as 7 to 3; $by: the difference with its sign.

app_overview-score = { $made } zu { $suffered }
app_overview-best_won_by = Ihr bester Tag war { $game }: { $score }, { $by } Siegpunkte.
app_overview-best_won_with = Ihr bester Tag war { $game }: ein Sieg mit { $score }.
app_overview-best_won = Ihr bester Tag war { $game }: ein Sieg.
app_overview-best_even = Ihr bester Tag war { $game }: ausgeglichen, { $score }.
app_overview-best_drew_with = Ihr bester Tag war { $game }: unentschieden mit { $score }.
app_overview-best_drew = Ihr bester Tag war { $game }: unentschieden.
app_overview-closest_by = Am nächsten dran war sie in { $game }: { $score }, { $by } Siegpunkte.
app_overview-closest_with = Am nächsten dran war sie in { $game }: { $score }.
app_overview-closest = Am nächsten dran war sie in { $game }.
app_overview-hardest = Ihr schwerster Tag war { $game }: { $fallen ->
        [one] { $fallen } Modell
       *[other] { $fallen } Modelle
    } außer Gefecht.
app_overview-hardest_unanswered = Ihr schwerster Tag war { $game }: { $fallen ->
        [one] { $fallen } Modell
       *[other] { $fallen } Modelle
    } außer Gefecht, und kein Feind dafür.
app_overview-hardest_answered = Ihr schwerster Tag war { $game }: { $fallen ->
        [one] { $fallen } Modell
       *[other] { $fallen } Modelle
    } außer Gefecht, dafür { $taken ->
        [one] { $taken } Feind
       *[other] { $taken } Feinde
    }.
app_overview-feller = { $name } hat { $felled ->
        [one] { $felled } Feind
       *[other] { $felled } Feinde
    } außer Gefecht gesetzt; mehr hat in der Warband niemand.
app_overview-no_deed = Noch keine Ruhmestat.
app_overview-deeds = Sie hat { $deeds ->
        [one] { $deeds } Ruhmestat
       *[other] { $deeds } Ruhmestaten
    } vollbracht.

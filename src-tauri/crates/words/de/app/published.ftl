### Pages and texts that are published.
### $name: a Warband, a player or a model; $player: who commands a Warband.

app_published-publish = Als Webseite veröffentlichen
app_published-web_pages = Webseiten
app_published-next = Zu spielen
app_published-last = Letzte Ergebnisse
app_published-standings = Rangliste
app_published-missing = Es fehlen noch
app_published-waiting = Wartet auf ein Spiel
app_published-out = Außer Gefecht
app_published-deeds = Ruhmestaten
app_published-begun = läuft
app_published-overdue = überfällig
app_published-not_played = nicht gespielt
# The title of a page.
app_published-title = { $name } · No Man’s Ledger
app_published-as_of = Stand { $day }
app_published-due = bis { $day }

## How a Warband’s game went, and its points after it.

app_published-went_won = gewonnen, danach { $cvp } KP
app_published-went_drew = unentschieden, danach { $cvp } KP
app_published-went_lost = verloren, danach { $cvp } KP

## The columns of standings in a chat, as narrow as they can be, and a line where there are none.

app_published-rank = #
app_published-cvp = KP
app_published-record = S–U–N
app_published-warband = Warband
app_published-standing = { $rank }. { $name }: { $cvp } KP, { $record }

## Battles. $why: why it is over.

# $points: victory points; $outcome: in a word.
app_published-side = { $name }: { $points }, { $outcome }
# $letter: of the side.
app_published-score = { $letter } { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
app_published-ended_drawn = Unentschieden nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }: { $why }
app_published-ended_won = Sieg für { $name } nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }: { $why }
app_published-goes_on = { $turn ->
        [0] Beide Streitmächte stehen.
       *[other] Es geht in Zug { $turn } weiter.
    }
app_published-fell_to = { $name }, durch { $by }, Zug { $turn }
app_published-fell_in = { $name }, Zug { $turn }

## People and Warbands.

# Something, and what is said about it.
app_published-told = { $name }: { $what }
app_published-commanded_by = { $name } ({ $player })
app_published-about_warband = { $faction }, { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    }
# The games of an evening whose result is missing.
app_published-no_result = noch kein Ergebnis in Runde { $round }
app_published-sits_out = { $name } setzt aus
app_published-seat_with = { $name } ({ $warband })
app_published-attacks = { $who }, greift an

## What somebody asks for on the command line. $file, $book: as they called them; $wanted: the name they gave.

app_published-no_log = { $file }: Das ist kein Log einer Schlacht. Gib eines an, oder ein Buch und was daraus veröffentlicht werden soll.
app_published-which = { $book }: Das ist ein Buch. Gib danach den Namen oder die id einer Kampagne, einer Warband, einer Schlacht oder eines Abends an.
app_published-unknown_none = Das Buch hat nichts mit dem Namen „{ $wanted }“: keine Kampagne, keine Warband, keine Schlacht, keinen Abend. Noch hat es gar nichts davon.
app_published-unknown_known = Das Buch hat keine Kampagne, keine Warband, keine Schlacht und keinen Abend „{ $wanted }“. Es hat { $known }.
app_published-known = „{ $name }“
app_published-known_more = { $more } weitere
app_published-several = Mehrere heißen „{ $wanted }“. Gib die id von einem an: { $ids }.

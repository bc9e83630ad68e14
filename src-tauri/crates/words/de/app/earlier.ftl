### A campaign that comes into a book in mid-season: its games so far, and what its Warbands have.

## Notes beside a table of games.

app_earlier-who_joins = Noch ist niemand dabei. Gib jedem Namen eine Fraktion: Er tritt als Warband bei, wenn die Spiele eingetragen werden; der Roster kann später kommen.
app_earlier-unknown_names = Einige Namen sind hier unbekannt: Sag, wen oder was jeder meint.
app_earlier-day_first = Beim Datum steht der Tag vorn, 3/4 ist also der 3. April: Nichts in der Tabelle spricht dagegen.
app_earlier-sorted = Die Spiele sind nach ihren Tagen geordnet.
app_earlier-not_sorted = Einigen Spielen fehlt der Tag: Alle bleiben in der Reihenfolge der Tabelle.
app_earlier-all_here = Alle Spiele dieser Tabelle sind schon hier.
app_earlier-ignored = Nicht gelesen: { $columns }.

## Players who have signed up and have no Warband that a game could count for.

app_earlier-player_without_warband = { $player } hat sich ohne Warband angemeldet: Nimm zuerst eine auf; bis dahin zählt ein Spiel dagegen als eins gegen jemanden von außen.
app_earlier-players_without_warband = { $players } haben sich ohne Warband angemeldet: Nimm zuerst welche auf; bis dahin zählt ein Spiel dagegen als eins gegen jemanden von außen.

## What is wrong with a line of the table. $why: one of the sentences below.

app_earlier-in_line = Zeile { $line }: { $why }

## $text, $name, $score: as they stand in the table.

app_earlier-no_name = Eine Seite hat Siegpunkte und keinen Namen: Gib den der Warband ein oder den, wer sie spielt.
app_earlier-outsiders_only = Mindestens eine Warband der Kampagne muss mitgekämpft haben.
app_earlier-sides = Ein Spiel hat { $least } bis { $most } Seiten, jede mit Namen und Siegpunkten; diese Zeile hat { $count }.
app_earlier-no_day_form = „{ $text }“ ist kein Datum; eins sieht aus wie 2026-04-30 oder 30.4.2026.
app_earlier-no_day_known = „{ $text }“ ist kein Datum: Lass das Feld leer, wenn es niemand weiß.
app_earlier-score_missing = { $name } hat keine Siegpunkte: Gib eine ganze Zahl ein oder in einer Spalte „Winner“, wer gewonnen hat.
app_earlier-score_wrong = { $name } hat „{ $score }“ Siegpunkte: Gib eine ganze Zahl von 0 bis { $most } ein.
app_earlier-score_unknown = { $name } hat „{ $score }“ Siegpunkte: Lass das Feld leer, wenn es niemand weiß.
app_earlier-score_unknown_unwon = { $name } hat „{ $score }“ Siegpunkte: Lass das Feld leer, wenn es niemand weiß, und sag in einer Spalte „Winner“, wer gewonnen hat.
app_earlier-on_two_sides = { $name } steht auf zwei Seiten.
app_earlier-no_side_named = „{ $name }“ ist keine der Seiten: Gib einen Namen aus derselben Zeile ein.
app_earlier-no_side_known = „{ $name }“ ist keine der Seiten: Lass das Feld leer, wenn es niemand weiß.

## What undo takes back, and what the history says.

app_earlier-earlier = die Spiele von vor diesem Buch
app_earlier-entered = { $games ->
        [one] ein Spiel von vor diesem Buch
       *[other] { $games } Spiele von vor diesem Buch
    }

## The opening balance of a Warband. $id: what was given, as it was written.

app_earlier-settled = Sie hat in diesem Buch schon eine Schlacht abgewickelt: Was sie vorher hatte, steckt darin.
app_earlier-no_row = Die Traumatabelle hat keine Zeile „{ $id }“.
app_earlier-no_such_skill = Einen Skill „{ $id }“ gibt es nicht.
app_earlier-opened = der Anfangsbestand: { $strongbox ->
        [one] { $strongbox } Dukat
       *[other] { $strongbox } Dukaten
    }, { $glory } Ruhm, { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    } mit Vorgeschichte

## An injury of one hand. $row: the injury.

app_earlier-left_hand = { $row }, links
app_earlier-right_hand = { $row }, rechts

## What a Warband has now, beside its name.

app_earlier-models = { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    }
app_earlier-ducats = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
app_earlier-glory = { $glory } Ruhm
app_earlier-mustering = noch in der Musterung
app_earlier-experience = { $experience } Erfahrung
app_earlier-late_by = { $games } später dazugekommen

## A latecomer. $games: how many others had fought; $threshold: ducats.

app_earlier-late = Sie kam { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } später dazu: Sie rekrutiert bis { $threshold } Dukaten und verteilt { $experience } Erfahrung auf ihre ELITE (Regelbuch S. 95).

## Granted by the organiser. $reason: why, in the organiser’s words.

app_earlier-granted_ducats = von der Spielleitung gewährt, { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }: { $reason }
app_earlier-granted_glory = von der Spielleitung gewährt, { $glory } Ruhm: { $reason }
app_earlier-granted_both = von der Spielleitung gewährt, { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } und { $glory } Ruhm: { $reason }

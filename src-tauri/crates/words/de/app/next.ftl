### The one thing to do next in a campaign.
### $name: a Warband or a game; $one, $other: two Warbands; $battle: a battle by its name.

app_next-season_over = Die Saison ist vorbei
app_next-won_by = { $name } hat sie gewonnen.
app_next-shared_by = { $names } teilen sich den ersten Platz.
app_next-final_left = Ein Finale ist noch offen
# Nobody is left to meet somebody: the rules let one player fight another game.
app_next-last = { $name } hat keinen Gegner mehr. Jede Warband darf über die { $games } hinaus noch ein Spiel dagegen machen. Plan es von Hand.
app_next-wanted = Eine Kampagne braucht zwei Warbands
app_next-wanted_text = Nimm die Warbands auf, die darin kämpfen.
app_next-wanted_by_name = Nimm die Warbands auf, die darin kämpfen, oder lass die Angemeldeten jetzt beitreten und ihre Roster später bringen.
app_next-settle = { $game } abwickeln
app_next-none_open = Nichts ist mehr offen: { $pages ->
        [1] Die Seite kann
        [2] Beide Seiten können
       *[other] Alle Seiten können
    } geschlossen werden.
app_next-some_open = { $open ->
        [one] { $open } Punkt ist
       *[other] { $open } Punkte sind
    } offen; endgültig wird es erst, wenn { $pages ->
        [1] die Seite geschlossen ist
        [2] beide Seiten geschlossen sind
       *[other] alle Seiten geschlossen sind
    }.
app_next-go_on = Weiter mit { $battle }
app_next-turn = { $turn ->
        [0] Die Streitmächte werden gerade aufgestellt.
       *[other] Gerade läuft Zug { $turn }.
    }
app_next-record = { $battle } ist zu Ende und fehlt noch in der Kampagne
app_next-begin = { $name } ist aufgebaut
app_next-planned = { $name } ist geplant
app_next-no_map = Dieses Paket hat keine Karte dafür: Ihr dürft gegen ein anderes Szenario der Tabelle tauschen.
app_next-only = Als Nächstes kommt { $scenario }
app_next-roll_for = Würfelt das nächste Szenario aus

## Buttons.

app_next-admit = Warband aufnehmen
app_next-join = Warbands ohne Roster
app_next-muster = Zu den Warbands
app_next-open_aftermath = Nachspiel öffnen
app_next-open_battle = Schlacht öffnen
app_next-open_set_up = Aufbau öffnen
app_next-enter = In die Kampagne eintragen
app_next-roll = Den D6 hier werfen
app_next-set_up = Aufbauen
app_next-swap = Gegen { $scenario } tauschen

## A proposal: two that could meet, which game of its own that is for each (below), and the table of its stage.

app_next-could_meet = { $one } könnte auf { $other } treffen
app_next-stage_table = Tabelle: { $stage }

## Which game of its own each Warband fights: by itself, and in a row after other words. Late: one of them joined late, and games count that it did not fight.

app_next-own_together = Für beide das { $game }. Spiel der Kampagne
app_next-own_late = Zählt für beide als { $game }. Spiel der Kampagne
app_next-own_apart = Spiel { $game } für { $one }, { $other_game } für { $other }
app_next-own_several = Spiel { $games }
app_next-own_one = { $game } für { $name }
app_next-row_together = für beide das { $game }. Spiel der Kampagne
app_next-row_late = zählt für beide als { $game }. Spiel der Kampagne
app_next-row_apart = Spiel { $game } für { $one }, { $other_game } für { $other }
app_next-row_several = Spiel { $games }

### Correcting the past: what is asked, what differs, and what was said before.

## Refusals.

app_correction-open_question = Es ist noch etwas gefragt: Beantworte es, oder lass die Vergangenheit, wie sie war.
app_correction-no_reason = Gib einen Grund an: Eine Berichtigung braucht einen und bewahrt ihn auf.
app_correction-no_change = Das ändert nichts.

## What stands on a page, each with what was said there.

app_correction-struck = Gestrichen
app_correction-aside = Am Tisch geregelt
app_correction-unreasoned = wie am Tisch entschieden
app_correction-trade = Quartiermeister
app_correction-nothing = nichts
app_correction-nobody = niemand

## What differs, at the head of a line.

app_correction-result = Ergebnis
app_correction-scenario = Szenario
app_correction-place = Ort
app_correction-campaign_points = Kampagnenpunkte
app_correction-record = Gewonnen, unentschieden, verloren
app_correction-victory_points = Siegpunkte
app_correction-deeds = Ruhmestaten
app_correction-took = Verluste zugefügt
app_correction-fell = Verluste erlitten
app_correction-strongbox = Kriegskasse
app_correction-glory = Ruhm
app_correction-arsenal = Arsenal
app_correction-roster = Roster
app_correction-experience = Erfahrung
app_correction-scars = Kampfnarben
app_correction-promoted = Befördert
app_correction-misses = Verpasst das nächste Spiel
app_correction-injuries = Verletzungen
app_correction-skills = Skills
app_correction-battlekit = Ausrüstung

## How it stood and stands.

app_correction-not_recorded = nicht notiert
app_correction-there = in der Warband
app_correction-not_there = nicht in der Warband
app_correction-fallen = gefallen
app_correction-yes = ja
app_correction-no = nein
app_correction-a_model = Ein Modell

## A sum, where it is not of all games. $sum: such as 16 : 13; $known: of how many games it is.

app_correction-in_some_games = { $sum } in { $known } von { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }

## The button beside a winner who was chosen by hand: the winner is the one that the points name.

app_correction-follow = Punkte entscheiden lassen

## Winners who were chosen by hand. $chosen: who they are; $ahead: those whom the points name.

app_correction-kept_draw = Das Spiel bleibt unentschieden, wie von Hand gewählt, obwohl die Punkte für { $ahead } sprechen.
app_correction-kept_winner = { $chosen } bleibt Sieger, wie von Hand gewählt, obwohl die Punkte für { $ahead } sprechen.
app_correction-kept_winners = { $chosen } bleiben Sieger, wie von Hand gewählt, obwohl die Punkte für { $ahead } sprechen.
app_correction-kept_winner_not_drawn = { $chosen } bleibt Sieger, wie von Hand gewählt, obwohl die Punkte für ein Unentschieden sprechen.
app_correction-kept_winners_not_drawn = { $chosen } bleiben Sieger, wie von Hand gewählt, obwohl die Punkte für ein Unentschieden sprechen.

## What undo takes back. $game: such as Game 1 · Relic Hunt; $by: who made the correction, where it was somebody else.

app_correction-a_correction = die Berichtigung
app_correction-a_correction_by = die Berichtigung von { $by }
app_correction-a_correction_of = die Berichtigung an { $game }
app_correction-a_correction_of_by = die Berichtigung an { $game } von { $by }

## What a purchase lacks, granted by the organiser; and why it is.

app_correction-grant_ducats = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } gewähren
app_correction-grant_glory = { $glory } Ruhm gewähren
app_correction-grant_both = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } und { $glory } Ruhm gewähren
app_correction-made_up_for = gewährt durch eine Berichtigung

## A question and what was said to it. $choice: a choice with the sum that was entered; $what: how often it was chosen.

app_correction-asked_and_said = { $question }: { $said }
app_correction-with_sum = { $choice }: { $sum }
app_correction-several_times = { $times } × { $what }

## Somebody who fought in a battle and is no longer there by then. $dice: those that fell for them after it, one of the two.

app_correction-survival_rolled = der Überlebenswurf ({ $faces })
app_correction-trauma_rolled = der Traumawurf ({ $faces })
app_correction-absent_alone = { $name } hat gekämpft ({ $battle }), wäre dann aber nicht mehr in der Warband: Die Schlacht bleibt, wie sie war.
app_correction-absent_idle = { $name } hat gekämpft ({ $battle }), wäre dann aber nicht mehr in der Warband: Die Schlacht bleibt, wie sie war; { $dice } danach ändert dann nichts.

## An entry that no longer holds.

app_correction-rolled_one = eine { $face } gewürfelt
app_correction-rolled_several = { $faces } gewürfelt
app_correction-rolled_nothing = nichts gewürfelt
app_correction-aside_because = Am Tisch geregelt: { $reason }
app_correction-end_of_battle = das Ende der Schlacht
app_correction-plan_of_battle = der Plan der Schlacht
app_correction-an_entry = ein Eintrag der Kampagne

## An answer, where its question is no longer asked. $die: its number; $item: a piece of kit; $table: of the exploration.

app_correction-kept_as_it_is = so belassen
app_correction-rolled_again = neu gewürfelt
app_correction-full_recovery = eine Full Recovery
app_correction-which_opponent = welche Warband es sich merkt
app_correction-paid_ransom = ein Lösegeld von { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
app_correction-no_ransom = kein Lösegeld
app_correction-counted = eine Anzahl von { $count }
app_correction-promotion_dice = die Beförderungswürfel
app_correction-reinforcements = Verstärkung
app_correction-no_reinforcements = keine Verstärkung
app_correction-explored_table = die Tabelle { $table }
app_correction-die_again = Würfel { $die } neu geworfen
app_correction-exploration_skill = ein Erkundungsskill
app_correction-spare_die = der Ersatzwürfel
app_correction-later = später
app_correction-who_gets_it = wer es bekommt
app_correction-used_up = { $item } verbraucht
app_correction-model_back = ein Modell kommt zurück
app_correction-model_sold = ein Modell verkauft
app_correction-limit_raised = Limit erhöht: { $item }
app_correction-done = fertig
app_correction-signature = die Zustimmung

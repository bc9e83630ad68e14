### The printed sheets. The screens have the same things in their own catalogue.
### $name: what a sheet is of; $day: such as 3 December 2026; $games: how many.

app_prints-print = Als PDF drucken
app_prints-pdf = PDF

## What is printed, and the headings of the sheets.

app_prints-roster = Roster
app_prints-cards = Karten
app_prints-blank_cards = Leere Karten
app_prints-battle_sheet = Schlachtbogen
app_prints-a_battle = Eine Schlacht
app_prints-reference = Kurzreferenz
app_prints-chronicle = Chronik
app_prints-standings = Rangliste
app_prints-pairings = Paarungen
app_prints-table_sheets = Tischbögen
app_prints-scenarios = Szenarien
# $sheet: one of those above.
app_prints-named = { $name } · { $sheet }
app_prints-rules = Regeln { $version }

## A roster. The Characteristics, and its figures.

app_prints-movement = Bewegung
app_prints-ranged = Fernkampf
app_prints-melee = Nahkampf
app_prints-armour = Rüstung
app_prints-base = Base
app_prints-ducats = Dukaten
app_prints-glory = Ruhm
app_prints-strongbox = Kriegskasse
app_prints-unspent_glory = Freier Ruhm
app_prints-models = Modelle
app_prints-elite = ELITE
app_prints-field_strength = Truppenstärke
app_prints-threshold = Schwellenwert
app_prints-next_game = Nächstes Spiel
app_prints-mercenary = Söldner
app_prints-faction = { $faction } · { $variant }
app_prints-cost_glory = { $glory } Ruhm
app_prints-cost_both = { $ducats } + { $glory } Ruhm
# A model that left. $entry: what sort of model it was; $reason: why it left.
app_prints-fallen_as = { $entry }, { $reason }

## An evening.

app_prints-evening_on = { $name } · { $day }
app_prints-no_round = Keine Runde ist ausgelost: Es gibt noch nichts zu drucken.
app_prints-sits_out = setzt aus.
app_prints-one_off = Einzelspiel
app_prints-round = Runde { $number }
app_prints-minutes = Eine Runde dauert { $minutes } Minuten, danach { $pause } Minuten Pause.

## A battle and its scenario.

app_prints-objective = Missionsziel
# A Deed that the whole Warband does.
app_prints-deed_whole = { $condition } (die Warband)
app_prints-turn = Zug { $turn }
app_prints-turns = { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
app_prints-too_many_sides = { $sides } Seiten sind zu viele: höchstens { $most }.
app_prints-unknown_scenario = Das Paket hat kein Szenario „{ $id }“. Es hat { $known }.

## The chronicle.

app_prints-deeds_not_recorded = Die Ruhmestaten sind nicht notiert.
app_prints-fallen_not_recorded = Wer fiel, ist nicht notiert.
app_prints-result_alone = Nur das Ergebnis ist festgehalten.
app_prints-game = Spiel { $number }
app_prints-no_vp = SP nicht notiert
app_prints-vp = { $vp } SP
app_prints-cvp = { $cvp } KP
# In how many games a figure was written down; beside the two below.
app_prints-in_of = in { $known } von { $games }
# $known: “in 3 of 5”, as the sentence above says it, of the enemies taken or of the own models lost.
app_prints-caused = zugefügt { $known }
app_prints-suffered = erlitten { $known }
# $outcome: won, drew, lost or gave_up.
app_prints-ended = { $outcome ->
        [won] gewonnen
        [drew] unentschieden
        [gave_up] aufgegeben
       *[lost] verloren
    }
app_prints-ended_attacker = { $outcome ->
        [won] gewonnen, griff an
        [drew] unentschieden, griff an
        [gave_up] aufgegeben, griff an
       *[lost] verloren, griff an
    }
# After the name of a model. $of: its Warband; $how: how it died, with a small letter: killed in Turn 3 by Kell.
app_prints-died_so = von { $of }, { $how } · Spiel { $number }, { $scenario }
# $by: who, and on which day.
app_prints-corrected_by = Berichtigt, { $by }:
app_prints-in_turn_of_log = { $by }, in Zug { $turn } des Logs

### Drukowane arkusze. Ekrany mają to samo we własnym katalogu. $name: czego jest arkusz; $day: na przykład 3 grudnia 2026.

app_prints-print = Wydruk do PDF
app_prints-pdf = PDF

app_prints-roster = Rozpiska
app_prints-cards = Karty
app_prints-blank_cards = Puste karty
app_prints-battle_sheet = Arkusz bitwy
app_prints-a_battle = Bitwa
app_prints-reference = Ściąga
app_prints-chronicle = Kronika
app_prints-standings = Klasyfikacja
app_prints-pairings = Pary
app_prints-table_sheets = Arkusze stołów
app_prints-scenarios = Scenariusze
app_prints-named = { $name } · { $sheet }
app_prints-rules = zasady { $version }

app_prints-movement = Ruch
app_prints-ranged = Strzał
app_prints-melee = Wręcz
app_prints-armour = Pancerz
app_prints-base = Podstawka
app_prints-ducats = Dukaty
app_prints-glory = Chwała
app_prints-strongbox = Skarbiec
app_prints-unspent_glory = Niewydana chwała
app_prints-models = Modele
app_prints-elite = ELITE
app_prints-field_strength = Liczebność
app_prints-threshold = Próg
app_prints-next_game = Następna gra
app_prints-mercenary = Najemnik
app_prints-faction = { $faction } · { $variant }
app_prints-cost_glory = { $glory } pkt chwały
app_prints-cost_both = { $ducats } + { $glory } pkt chwały
app_prints-fallen_as = { $entry }, { $reason }

app_prints-evening_on = { $name } · { $day }
app_prints-no_round = Żadna runda nie jest rozlosowana: nie ma jeszcze czego drukować.
app_prints-sits_out = pauza.
app_prints-one_off = gra poza kampanią
app_prints-round = Runda { $number }
app_prints-minutes = Runda trwa { $minutes } min, potem jest { $pause } min przerwy.

app_prints-objective = Cel
app_prints-deed_whole = { $condition } (cała banda)
app_prints-turn = Tura { $turn }
app_prints-turns = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tur
    }
app_prints-too_many_sides = { $sides } to za dużo stron: najwyżej { $most }.
app_prints-unknown_scenario = Pakiet nie ma scenariusza „{ $id }”. Ma { $known }.

app_prints-deeds_not_recorded = Czynów tu nie zapisano.
app_prints-fallen_not_recorded = Nie zapisano, kto padł.
app_prints-result_alone = Zapisano tylko wynik.
app_prints-game = Gra { $number }
app_prints-no_vp = PZ niezapisane
app_prints-vp = { $vp } PZ
app_prints-cvp = { $cvp } PK
app_prints-in_of = w { $known } z { $games }
app_prints-caused = zadane { $known }
app_prints-suffered = poniesione { $known }
app_prints-ended = { $outcome ->
        [won] wygrana
        [drew] remis
        [gave_up] poddanie
       *[lost] porażka
    }
app_prints-ended_attacker = { $outcome ->
        [won] wygrana w ataku
        [drew] remis w ataku
        [gave_up] poddanie w ataku
       *[lost] porażka w ataku
    }
app_prints-died_so = ({ $of }), { $how } · Gra { $number }, { $scenario }
app_prints-corrected_by = Poprawka, { $by }:
app_prints-in_turn_of_log = { $by }, tura { $turn } dziennika

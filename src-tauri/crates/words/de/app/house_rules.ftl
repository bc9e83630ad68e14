### The house rules of a campaign: the figures that its organiser may change, and the rules in words.

## What undo takes back.

app_house_rules-house_rules = die Hausregeln
app_house_rules-written_rules = die Hausregeln in Worten

## Why figures cannot be changed now. $game: whose aftermath is open; $more: of how many other games as well.

app_house_rules-unsettled = Wickle zuerst die letzte Schlacht ab.
app_house_rules-one_open = Das Nachspiel von { $game } ist offen. Die Zahlen unten lassen sich ändern, sobald es geschlossen ist.
app_house_rules-several_open = Die Nachspiele von { $game } und { $more ->
        [one] { $more } weiteren Spiel
       *[other] { $more } weiteren Spielen
    } sind offen. Die Zahlen unten lassen sich ändern, sobald sie geschlossen sind.

## Rules in words were written or changed. $new, $gone: lines, each as in the group below.

app_house_rules-taken_away = Hausregeln in Worten entfernt
app_house_rules-taken_away_of = Hausregeln in Worten entfernt: weg { $gone }
app_house_rules-written_down = Hausregeln aufgeschrieben: neu { $new }
app_house_rules-reordered = Hausregeln umgeordnet
app_house_rules-changed_new = Hausregeln geändert: neu { $new }
app_house_rules-changed_gone = Hausregeln geändert: weg { $gone }
app_house_rules-changed = Hausregeln geändert: neu { $new }; weg { $gone }

## A line of these rules, and how many more there are.

app_house_rules-quoted = „{ $line }“
app_house_rules-more_lines = { $lines ->
        [one] eine weitere Zeile
       *[other] { $lines } weitere Zeilen
    }

## What each figure is called.

app_house_rules-games = Spiele, mit dem Finale
app_house_rules-first_stage = Letztes Spiel des frühen Abschnitts
app_house_rules-second_stage = Letztes Spiel des mittleren Abschnitts
app_house_rules-win = Kampagnenpunkte für einen Sieg
app_house_rules-draw = Kampagnenpunkte für ein Unentschieden
app_house_rules-loss = Kampagnenpunkte für eine Niederlage
app_house_rules-experience = Erfahrung einer ELITE, die mitkämpfte
app_house_rules-promotion_dice = Beförderungswürfel jeder Warband
app_house_rules-loot = Dukaten Beute je Punkt des Erkundungswurfs
app_house_rules-starting_ducats = Dukaten zu Beginn
app_house_rules-latecomer = Erfahrung eines Nachzüglers je Spiel
app_house_rules-concession = Kampagnenpunkte einer Seite, die aufgab
app_house_rules-extra_game = Ein Spiel nach dem Finale zählt zusätzlich
app_house_rules-swiss = Runden werden nach der Rangliste ausgelost (Schweizer System)

## What it means, and where it is printed.

app_house_rules-games_text = Das letzte ist das Finale; alle erreichen es zugleich (DR S. 95).
app_house_rules-first_stage_text = Bis zu diesem Spiel gilt seine Szenariotabelle (DR S. 96).
app_house_rules-second_stage_text = Danach kommt das Endspiel, bis zum Finale. Wie sich eine längere Kampagne aufteilt, sagt keine Regel.
app_house_rules-outcome_text = Für jede Seite eines Spiels (DR S. 95).
app_house_rules-experience_text = Ruhmestaten und Skills kommen dazu (DR S. 104–111).
app_house_rules-promotion_dice_text = Dazu einer für jede Ruhmestat (DR S. 104).
app_house_rules-loot_text = Zusätzlich zu dem, was die Tabelle gibt (DR S. 113–115).
app_house_rules-starting_ducats_text = Einer Warband, die beitritt und noch nichts gekauft hat; Varianten geben und nehmen, was sie angeben (DR S. 87).
app_house_rules-latecomer_text = Mal die Spiele der Warband mit den meisten, verteilt auf ihre ELITE (DR S. 95).
app_house_rules-concession_text = Was sie bekommt, sagt keine Regel; ohne eigene Angabe so viel wie für eine Niederlage.
app_house_rules-extra_game_text = Für eine ungerade Spielerzahl; gedruckt zählt nur das bessere von Finale und Zusatzspiel (DR S. 95).
app_house_rules-swiss_text = Wer gleich viele Punkte hat, trifft aufeinander, sonst, wer gleich viele Spiele hat; wer auf wen trifft, sagt keine Regel.

## A figure that is not as printed. $figure: one of the names above.

app_house_rules-otherwise = { $figure }: { $now } (gedruckt: { $printed })

## A figure that the others do not allow, and one that nothing allows.

app_house_rules-never_middle = Mit { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } kommt der mittlere Abschnitt nie.
app_house_rules-never_endgame = Mit { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } kommt das Endspiel nie.
app_house_rules-beyond = { $figure }: { $min } bis { $max }, nicht { $value }.
app_house_rules-map_loser_scouts = Landkarte: Wer angegriffen wurde und verlor, hat die Zone auch Scouted
app_house_rules-map_drawn = Landkarte: ein unentschiedenes Spiel
app_house_rules-map_glory = Landkarte: was ein Feld der Glory-Leiste zählt
app_house_rules-map_core_points = Landkarte: Siege, Unentschieden und Niederlagen zählen zusätzlich
app_house_rules-map_loser_scouts_text = Die Übersicht auf CF S. 83 sagt es so; ihr Text und S. 85 sagen nein.
app_house_rules-map_drawn_text = 0: Niemand hat gewonnen. 1: Es gibt auch kein Ressourcenfeld. 2: Alle haben gewonnen. Das Buch sagt nichts.
app_house_rules-map_glory_text = 0: was unter dem Feld steht. 1: die eingetragenen Deeds. 2: nichts. Der gedruckte Bogen lässt es offen.
app_house_rules-map_core_points_text = Gedruckt zählen nur der Tracker und das Ende der Landkarte (CF S. 87).

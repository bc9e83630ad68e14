### What campaigns refuse. $name, $names: Warbands or models as they are called.

campaign-too_many_battles = Es sind mehr als { $most } Schlachten.
campaign-takes_its_own_place = Eine Warband kann nicht an ihre eigene Stelle treten.
campaign-warbands_out_of_range = Ein Spiel hat { $least } bis { $most } Warbands, nicht { $count }.
campaign-outsiders_only = Mindestens eine Seite muss zur Kampagne gehören.
campaign-fights_itself = Eine Warband kann nicht gegen sich selbst kämpfen.
campaign-rosters_missing = Jede Seite braucht ihren Roster, in der Reihenfolge der Seiten.
campaign-charts_missing = Jeder Verlust braucht seine Tabelle.
campaign-players_out_of_range = Eine Liste hat 1 bis { $most } Spieler, nicht { $count }.
campaign-player_twice = Jeder Spieler meldet sich einmal an.
campaign-late_by_out_of_range = Eine Warband kommt höchstens { $most } Spiele später, nicht { $late_by }.
campaign-sum_beyond = { $sum } ist zu viel: höchstens { $most }.
campaign-sum_too_large = { $sum } ist zu viel: höchstens { $most }.
campaign-list_too_long = Eine Liste ist zu lang: höchstens { $most } Zeilen.
campaign-no_scars_at_all = Ein Modell erträgt mindestens 1 Kampfnarbe.
campaign-too_many_dice = { $count } Würfel sind zu viele: höchstens { $most }.
campaign-model_gone = Das Modell ist nicht mehr im Roster.
campaign-not_asked = Das beantwortet keine offene Frage.
campaign-aftermath_keeps_pack = Ein Nachspiel ist offen: Schließ es mit dem Paket, mit dem es begann.
campaign-aftermath_keeps_rules = Ein Nachspiel ist offen: Schließ es nach den Regeln, mit denen es begann.
campaign-games_fought = Spiel { $fought } ist gespielt: Eine kürzere Kampagne oder eine andere Regel für Spiele nach dem Finale würde seine Punkte ändern.
campaign-already_signed_up = Einer dieser Spieler gehört schon zur Kampagne.
campaign-too_many_signed_up = Bis zu { $most } Spieler melden sich an, bevor sie eine Warband bringen.
campaign-not_signed_up = Unter diesem Namen ist niemand angemeldet.
campaign-warband_engaged = Die Warband hat eine geplante Schlacht oder ein offenes Nachspiel: Wickle es ab, oder sag es ab.
campaign-no_outsider = Eine Seite von außen hat die id einer Warband der Kampagne.
campaign-plan_stays = Die Schlacht ist geschlagen, also bleibt ihr Plan.
campaign-page_does_not_ask = Das fragt diese Seite jetzt nicht.
campaign-no_roll_asked = Es sind keine Würfel gefragt.
campaign-wrong_dice = { $least ->
        [one] Der Wurf braucht einen Würfel, nicht { $thrown }.
       *[other] Der Wurf braucht { $least } Würfel, nicht { $thrown }.
    }
campaign-wrong_dice_between = Der Wurf braucht { $least } bis { $most } Würfel, nicht { $thrown }.
campaign-already_admitted = Die Warband gehört schon zur Kampagne.
campaign-campaign_full_of_warbands = Eine Kampagne fasst höchstens { $most } Warbands.
campaign-battle_twice = Die Schlacht gehört schon zur Kampagne.
campaign-campaign_full_of_battles = Eine Kampagne fasst höchstens { $most } Schlachten.
campaign-already_recorded = Das Ergebnis der Schlacht ist schon eingetragen.
campaign-other_warbands = Die Schlacht war für andere Warbands geplant.
campaign-troops_first = { $name } wartet: Erst kommen die Überlebenswürfe aller Troops (Regelbuch S. 101).
campaign-unknown_warband = Die Warband gehört nicht zur Kampagne.
campaign-unknown_battle = Die Schlacht gehört nicht zur Kampagne.
campaign-no_aftermath = Die Schlacht hat kein offenes Nachspiel.
campaign-warband_did_not_fight = Die Warband hat in dieser Schlacht nicht gekämpft.
campaign-model_did_not_fall = Modell { $model } ging nicht außer Gefecht.
campaign-house_out_of_range = { $what }: { $least } bis { $most }, nicht { $is }.
campaign-games_out_of_range = Eine Kampagne hat 1 bis { $most } Spiele, nicht { $games }.
campaign-experience_of_a_game = Erfahrung eines Spiels
campaign-promotion_dice = Beförderungswürfel jeder Warband
campaign-experience_of_a_latecomer = Erfahrung eines Nachzüglers je Spiel
campaign-starting_ducats = Dukaten zu Beginn
campaign-points_of_a_concession = Kampagnenpunkte bei Aufgabe
campaign-loot_for_a_point = Dukaten Beute je Punkt
campaign-points_of_a_game = Kampagnenpunkte eines Spiels
campaign-end_of_first_stage = Das letzte Spiel des ersten Abschnitts
campaign-end_of_second_stage = Das letzte Spiel des zweiten Abschnitts
campaign-no_promotion_die = Es ist kein Beförderungswürfel gefragt.
campaign-nobody_killed = Dieses Modell wurde nicht getötet.
campaign-nobody_for_sale = Dieses Modell steht nicht zum Verkauf.
campaign-price_wrong = Das ist nicht der Preis der Rüstkammer.
campaign-too_many_changes = Ein Nachspiel nimmt höchstens { $most } Änderungen: Schließ es, und mach im Editor weiter.
campaign-not_in_this_step = Das gehört nicht in diesen Schritt des Nachspiels.
campaign-unknown_model = Kein Modell dieser Warband hat die id { $id }.
campaign-too_few_scars = Nur ein Modell mit { $scars } Kampfnarben darf in den Ruhestand.
campaign-permanent = Das lässt sich weder weitergeben noch verkaufen.
campaign-stays_fitted = Es bleibt an der Waffe, an die es montiert wurde, lässt sich aber verkaufen.
campaign-something_fitted = Daran ist etwas montiert, das an keine andere Waffe passt: Verkauf das zuerst.
campaign-has_all_options = Es kam mit allen Optionen, die es je haben wird.
campaign-glory_item_locked = Ruhm-Gegenstände gibt es bis { $most } Ruhm zu kaufen: Für teurere braucht es einen Fundort.
campaign-no_model_asked = Diese Frage gilt keinem Modell.
campaign-one_die_for_a_table = Der Abschnitt hat eine Tabelle: Wirf einen Würfel.
campaign-earlier_with_its_result = Ein Spiel von vor diesem Buch wird mit seinem Ergebnis eingetragen.
campaign-stage_needs_a_die = Ohne Würfel nennt der Abschnitt dieses Szenario nicht.
campaign-die_names_another = Der Würfel nennt ein anderes Szenario.
campaign-another_of_the_table = Wähle ein anderes Szenario derselben Tabelle.
campaign-nothing_to_swap = Der Würfel lässt die Wahl: Es gibt nichts zu tauschen.
campaign-one_of_the_table = Wähle ein Szenario aus der Tabelle des Abschnitts.
campaign-chooser_is_another = Wer die wenigsten Spiele hat, wählt; bei mehreren, wer beim Auswürfeln gewinnt.
campaign-no_choice_left = Der Würfel lässt keine Wahl.
campaign-no_longer_asked = Das wird nicht mehr gefragt.
campaign-pack_not_there = Das Paket, mit dem gespielt wurde, ist nicht da.
campaign-asked_for_no_dice = Von { $name } sind keine Würfel gefragt.
campaign-wrong_dice_for = { $wanted ->
        [one] { $name } wirft einen Würfel, nicht { $dice }.
       *[other] { $name } wirft { $wanted } Würfel, nicht { $dice }.
    }
campaign-ransom_out_of_range = Ein Lösegeld liegt zwischen 1 und den { $strongbox } Dukaten der Kriegskasse, nicht bei { $ducats }.
campaign-not_asked_that = Danach ist { $name } nicht gefragt.
campaign-no_row_for = Die Traumatabelle des Pakets hat keine Zeile für { $roll }.
campaign-row_lost = Der Traumatabelle des Pakets fehlt eine Zeile.
campaign-not_an_opponent = Diese Warband steht nicht zur Wahl.
campaign-battle_twice_in_table = Eine Schlacht steht zweimal in der Tabelle.
campaign-earlier_models = Ein Spiel von vor diesem Buch nennt keine Modelle: Ihr Stand steckt in den Anfangsbeständen.
campaign-has_fought_here = { $name } hat in diesem Buch schon gespielt, und eine Tabelle fasst Spiele von davor: Trag neuere je auf einem Bogen ein.
campaign-has_a_game_planned = { $name } hat ein Spiel geplant: Nimm den Plan zurück, trag die früheren Spiele ein, und plan es neu.
campaign-pages_unsettled = { $left ->
        [one] Eine seiner Seiten ist noch nicht abgewickelt und bestätigt.
       *[other] { $left } seiner Seiten sind noch nicht abgewickelt und bestätigt.
    }
campaign-earlier_aftermath_open = { $count ->
        [one] { $names } hat ein früheres Nachspiel offen: Erst wenn es geschlossen ist, steht der Roster fest.
       *[other] { $names } haben ein früheres Nachspiel offen: Erst wenn es geschlossen ist, stehen ihre Roster fest.
    }
campaign-no_map = Diese Kampagne wird nicht auf einer Landkarte gespielt.
campaign-map_is_over = Die Landkarte ist zu Ende: Auf ihr werden keine Spiele mehr geplant.
campaign-map_goes_on = Die Landkarte geht weiter: Visionen werden an ihrem Ende aufgedeckt.
campaign-map_not_to_end = Die Landkarte endet nach einem Spiel auf ihr, sobald kein Nachspiel mehr offen ist.
campaign-unknown_zone = Die Landkarte hat keine solche Zone.
campaign-zone_is_entry = Hier kommen Warbands auf die Landkarte: Um diese Zone kämpft niemand.
campaign-zone_out_of_reach = Der Aggressor erreicht diese Zone nicht: Weder seine Entry Zone noch eine Zone, die er Scouted hat, ist mit ihr verbunden.
campaign-zone_needs_omens = Diese Zone ist für das letzte Spiel beider Spieler, die beide ein Omen of Leviathan haben.
campaign-no_entry_zone = Jede Warband braucht eine Entry Zone, bevor sie auf der Landkarte kämpft.
campaign-not_an_entry_zone = Nenne eine der Entry Zones der Landkarte.
campaign-entered_for_good = Eine Warband mit einem Spiel auf der Landkarte behält ihre Entry Zone.
campaign-aggressor_is_another = Aggressor ist, wer es seltener war; bei Gleichstand, wer das Auswürfeln gewinnt.
campaign-zone_has_its_scenario = Diese Zone hat ihr eigenes Szenario.
campaign-zone_needs_two_dice = Das Szenario dieser Zone ist zufällig: Es braucht zwei Würfel.
campaign-vision_sealed = Die Vision dieser Warband ist schon versiegelt.
campaign-vision_revealed = Die Vision dieser Warband ist schon aufgedeckt.
campaign-unknown_vision = Die Landkarte hat keine solche Visionskarte.
campaign-seal_holds = Dieser Code öffnet das Siegel für diese Karte nicht.
campaign-levels_counted = Die App zählt die Stufen dieser Vision: Lass sie leer.
campaign-levels_wanted = Die App kann die Stufen dieser Vision nicht zählen: Sag, wie viele erreicht sind.
campaign-levels_out_of_range = Eine Vision hat höchstens { $most } Stufen.

### The pages of an aftermath. $name: a model; $item: a piece of kit; $row: of the Trauma Table; $skill: that lets something be done.

## The steps.

app_aftermath-step_trauma = Trauma
app_aftermath-step_promotions = Beförderung und Erfahrung
app_aftermath-step_reinforcements = Verstärkung
app_aftermath-step_exploration = Erkundung
app_aftermath-step_quartermaster = Quartiermeister
app_aftermath-step_roster = Roster

## Beside a step. $fell: how many models; $open: how many of them are not settled; $warbands: whose Trauma rolls are open.

app_aftermath-nobody_was_out = niemand war außer Gefecht
app_aftermath-not_recorded = wer außer Gefecht war, ist nicht notiert
app_aftermath-trauma_note = { $open ->
        [0] { $fell } außer Gefecht · fertig
       *[other] { $fell } außer Gefecht · { $open } offen
    }
app_aftermath-elite = ELITE { $count } von { $most }
app_aftermath-called = gerufen
app_aftermath-not_called = nicht gerufen
app_aftermath-skipped = entfällt wegen Verstärkung
app_aftermath-nothing_new = nichts Neues gefunden
app_aftermath-nothing_done = nichts geändert
app_aftermath-signed = zugestimmt
app_aftermath-waits_for = wartet auf die Traumawürfe von { $warbands }

## A page that is settled at the table, and what that means.

app_aftermath-settled_at_the_table = am Tisch geregelt
app_aftermath-at_the_table_means = Dann trägt die App nichts ein: keine Beförderung, keine Erfahrung, keine Beute, kein Kauf. Was ihr am Tisch entscheidet, wird hier nicht abgefragt; trag es danach in den Roster ein. Bis zum Schließen der Seiten lässt es sich rückgängig machen.

## Refusals.

app_aftermath-no_sum = Gib eine Summe ein.
app_aftermath-not_asked = Das wird nicht mehr gefragt.
app_aftermath-nothing_to_undo = In diesem Nachspiel ist noch nichts beantwortet.
app_aftermath-changed_since = Eine Warband hat sich geändert, seit dieses Nachspiel geschlossen ist; nimm das zuerst zurück.
app_aftermath-no_reason = Sag, warum du das geschlossene Nachspiel wieder öffnest.

## $warband: whose aftermath is open.

app_aftermath-still_open = Das Nachspiel von { $warband } ist offen: Ändere es dort, im Schritt Quartiermeister.

## What undo would take back.

app_aftermath-closing = das Schließen
app_aftermath-answer_for = die Antwort für { $name }

## Beside a choice that cannot be made.

app_aftermath-empty_strongbox = Die Kriegskasse ist leer.
app_aftermath-spent = Das ist schon verbraucht.
app_aftermath-dearer = Das gibt die Kriegskasse nicht her.

## Trauma: what is asked; what ends in _text stands below it in small letters. $die: one of those in the next group; $room: points; $worth, $times, $each: ducats; $least, $left, $right: faces of a die.

app_aftermath-survival = Überlebenswurf für { $name }
app_aftermath-survival_text = Ein Würfel: Ab { $least } überlebt das Modell.
app_aftermath-trauma = Trauma für { $name }
app_aftermath-trauma_text = D66: erst der Zehner, dann der Einer.
app_aftermath-keep_or_reroll = { $name }: { $row }. Behalten?
app_aftermath-reroll_text = { $skill } erlaubt einen neuen Wurf; das zweite Ergebnis gilt.
app_aftermath-survival_again = { $name } überlebt nicht. Noch einmal würfeln?
app_aftermath-keep = Behalten
app_aftermath-reroll = Neu würfeln
app_aftermath-stays_dead = Es ist tot
app_aftermath-recover = { $item } verbrauchen
app_aftermath-recover_text = { $item } macht daraus eine Full Recovery.
app_aftermath-hand = Welche Hand von { $name }?
app_aftermath-hand_split = Ein Würfel: 1 bis { $left } die linke, { $right } bis 6 die rechte.
app_aftermath-lessons = Was hat { $name } gelernt?
app_aftermath-lessons_text = { $die } Erfahrungspunkte; höchstens { $room } sind noch zu holen.
app_aftermath-opponent = { $row } von { $name }: Wer war es?
app_aftermath-ransom = { $captor } hält { $name } gefangen. Welches Lösegeld?
app_aftermath-ransom_of_several = { $captors } halten { $name } gefangen. Welches Lösegeld?
app_aftermath-ransom_text = Bezahlt: Full Recovery, keine Narbe, die Dukaten wechseln jetzt den Besitzer. Verweigert: hingerichtet, und { $worth ->
        [one] { $worth } Dukat
       *[other] { $worth } Dukaten
    } an Modell und Ausrüstung sind verloren.
app_aftermath-pay = Lösegeld zahlen
app_aftermath-pay_to = An { $captor } zahlen
app_aftermath-refuse = Verweigern
app_aftermath-hospital = { $item }: Wen behandelst du?
app_aftermath-hospital_text = Zwei Würfel: Ab 7 verschwindet eine Kampfnarbe, bei 2 kommt eine dazu.
app_aftermath-treat = Behandeln
app_aftermath-treatment_of = { $item }: { $name }
app_aftermath-spoils = { $source } von { $who }
app_aftermath-spoils_text = { $die }; jeder Punkt bringt { $times ->
        [one] { $times } Dukat
       *[other] { $times } Dukaten
    }.
app_aftermath-blood = { $source } von { $name }: Wie viele BLOOD MARKERS hat das Modell bekommen?
app_aftermath-blood_text = Jeder bringt { $each ->
        [one] { $each } Dukat
       *[other] { $each } Dukaten
    }.
app_aftermath-trade_these = Diese eintauschen

## Dice that these sentences name as $die.

app_aftermath-die_d3 = D3
app_aftermath-die_d6 = D6
app_aftermath-die_best = Der bessere von zwei D6

## Trauma: what became of a model. $row: such as Hand Injury.

app_aftermath-survives = Überlebt
app_aftermath-dead = Tot
app_aftermath-executed = { $row }, hingerichtet
app_aftermath-ransomed = { $row }, freigekauft
app_aftermath-unfit = { $row }, dienstuntauglich
app_aftermath-removed = { $row } zum zweiten Mal, verlässt die Warband
app_aftermath-spared = { $row }, erholt sich ganz

## And what is gained and lost with it. $what: such as a hand or a Warband; $stamp: the dice; $captor: a Warband.

app_aftermath-rolled_again = { $stamp } neu gewürfelt
app_aftermath-noted_of = { $text } ({ $what })
app_aftermath-scar = { $number ->
        [1] erste Kampfnarbe
        [2] zweite Kampfnarbe
        [3] dritte Kampfnarbe
       *[other] Kampfnarbe { $number }
    }
app_aftermath-leaves = verlässt die Warband; die Ausrüstung geht ins Arsenal
app_aftermath-is_back = ist zurück
app_aftermath-items_lost = { $items } verloren
app_aftermath-paid = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } an { $captor }
app_aftermath-items_used_up = { $name } hat verbraucht: { $items }

## Who left, and what a model is worth. $rule: of the game; $parts: itself and its kit, each with its price.

app_aftermath-left = { $name } hat die Warband für immer verlassen.
app_aftermath-left_by = { $name } hat die Warband für immer verlassen: { $rule }.
app_aftermath-worth_of = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }: { $parts }
app_aftermath-itself = Modell

## Promotions: what is asked. $failed: dice in a row; $most: models.

app_aftermath-allot = { $pool ->
        [one] Wer bekommt den Beförderungswürfel?
       *[other] Wer bekommt die { $pool } Beförderungswürfel?
    }
app_aftermath-allot_text = Einen dritten Würfel gibt es erst, wenn alle zwei haben. Eine 6 befördert.
app_aftermath-give_out = Würfel verteilen
app_aftermath-promotion = Beförderungswürfel für { $name }
app_aftermath-promotion_text = { $failed ->
        [0] Eine 6 befördert.
        [one] Eine 6 befördert; ein Wurf ging zuletzt daneben.
       *[other] Eine 6 befördert; { $failed } Würfe in Folge gingen daneben.
    }
app_aftermath-tables = Aufstieg von { $name }: Welche zwei Tabellen?
app_aftermath-tables_text = Zwei verschiedene Tabellen, je zwei Würfel; das Modell lernt eines der beiden Ergebnisse.
app_aftermath-these_two = Diese beiden
app_aftermath-advancement = Aufstieg von { $name }
app_aftermath-two_tables = Je zwei Würfel: { $first }, dann { $second }.
app_aftermath-on_tables = Je zwei Würfel: { $tables }.
app_aftermath-learn = Was lernt { $name }?
app_aftermath-models = { $most ->
        [one] Welches Modell?
       *[other] Welche Modelle, bis zu { $most }?
    }

## Promotions: what came of it. $now: experience points; $why: what some of the points are for.

app_aftermath-promoted = Befördert
app_aftermath-not_promoted = nicht befördert
app_aftermath-by_right = der sechste Würfel ohne Beförderung gilt als 6
app_aftermath-healed = lernt wieder
app_aftermath-experience_now = { $points } Erfahrung, jetzt { $now }
app_aftermath-because = davon { $points }: { $why }
app_aftermath-for_its_leader = { $deed }, eine Tat der ganzen Warband: ihr LEADER
app_aftermath-for_the_leader_chosen = { $deed }, eine Tat der ganzen Warband: der gewählte LEADER

## Reinforcements.

app_aftermath-reinforcements = Verstärkung rufen?
app_aftermath-reinforcements_text = { $threshold } − { $worth } = { $budget ->
        [one] { $budget } Dukat
       *[other] { $budget } Dukaten
    } für Rekruten. Das kostet Arsenal, Kriegskasse, Erkundung und Quartiermeister.
app_aftermath-pass = Nein, erkunden
app_aftermath-call = Rufen: { $budget ->
        [one] { $budget } Dukat
       *[other] { $budget } Dukaten
    }

## Exploration: what is asked. $total: of the dice; $number: of a die; $face: what it shows.

app_aftermath-which_table = Welche Tabelle erkundest du?
app_aftermath-which_table_text = Wähle, bevor die Würfel fallen.
app_aftermath-explore = { $dice ->
        [one] { $dice } Erkundungswürfel
       *[other] { $dice } Erkundungswürfel
    }
app_aftermath-extra_dice_spent = { $extra ->
        [one] Du darfst einen Extra Die mitwerfen und verbrauchst ihn damit.
       *[other] Du darfst bis zu { $extra } Extra Dice mitwerfen und verbrauchst sie damit.
    }
app_aftermath-adjust = Die Würfel zeigen { $total }
app_aftermath-adjust_text = Jeden Würfel darfst du einmal neu werfen.
app_aftermath-stand = Mit { $total } erkunden
app_aftermath-again_die = Würfel { $number } noch einmal (zeigte { $face })
app_aftermath-spare_die = Ein Ersatzwürfel für Würfel { $number }, der { $face } zeigt
app_aftermath-one_die_text = Die anderen bleiben, wie sie sind.
app_aftermath-spare = Der Ersatzwürfel zeigt { $spare }, der erste { $first }: Welchen behältst du?
app_aftermath-swap = Den Ersatzwürfel
app_aftermath-keep_die = Den ersten
app_aftermath-location = { $name }: Was machst du dort?
app_aftermath-find_roll = { $dice ->
        [one] Ein Würfel für den Fund
       *[other] { $dice } Würfel für den Fund
    }
app_aftermath-take_heading = Was nimmst du?
app_aftermath-take = Diese nehmen
app_aftermath-later = In einem späteren Spiel
app_aftermath-exchange = Ruhm gegen Kampagnenpunkte
app_aftermath-exchange_text = Eins zu eins.

## What worth of kit is counted in, and Glory.

app_aftermath-in_ducats = Dukaten
app_aftermath-in_glory = Ruhm

## Why so many dice. $game, $from: games, by their numbers.

app_aftermath-why_dice = Erkundungswürfel
app_aftermath-why_rerolls = { $left ->
        [one] { $left } neuer Wurf
       *[other] { $left } neue Würfe
    }
app_aftermath-its_game = Spiel { $game }
app_aftermath-from_game = so viele ab Spiel { $from }
app_aftermath-everybody = Alle, die erkunden
app_aftermath-victory = Die Schlacht ist gewonnen
app_aftermath-found_earlier = früher gefunden
app_aftermath-own_skill = Der Erkundungsskill der Warband
app_aftermath-used = Schon verbraucht
app_aftermath-once_each = Jeden Würfel darfst du einmal neu werfen

## What may be done with a die, and what that does.

app_aftermath-again_action = Neu werfen
app_aftermath-again_action_text = Wirft den Würfel noch einmal: Gib die neue Augenzahl ein, oder wirf ihn hier.
app_aftermath-extra_dice = Extra Dice
app_aftermath-extra_dice_text = Wirft einen weiteren Würfel.
app_aftermath-duplicate = Duplicate
app_aftermath-duplicate_text = Legt einen Würfel dazu, der dasselbe zeigt.
app_aftermath-re_roll = Re-roll
app_aftermath-re_roll_text = Lässt dich einen weiteren Würfel neu werfen.
app_aftermath-set_dice = Set Dice
app_aftermath-set_dice_text = Dreht einen Würfel auf eine beliebige Augenzahl.
app_aftermath-seek = Seek
app_aftermath-seek_text = +1 auf die Summe.
app_aftermath-circle_back = Circle Back
app_aftermath-circle_back_text = −1 auf die Summe.
app_aftermath-lucky = Lucky
app_aftermath-lucky_text = Wirft einen Ersatzwürfel für diesen; du behältst einen von beiden.

## What the dice came to. $total × $each: ducats of loot; $more: ducats that earlier finds add; $sum: of two dice on a table.

app_aftermath-treatment = Behandlung
app_aftermath-scarred = eine Kampfnarbe mehr
app_aftermath-in_vain = nichts ändert sich
app_aftermath-one_scar_fewer = eine Kampfnarbe weniger
app_aftermath-an_advancement = Aufstieg
app_aftermath-lead_to = { $table } { $sum }: { $skills }
app_aftermath-lead_nowhere = { $table } { $sum }: nichts mehr zu lernen
app_aftermath-nothing_found = nichts gefunden
app_aftermath-it_is_there = ist da
app_aftermath-only_ducats = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
app_aftermath-only_glory = { $glory } Ruhm
app_aftermath-points = { $points ->
        [one] { $points } Kampagnenpunkt
       *[other] { $points } Kampagnenpunkte
    }
app_aftermath-plain_loot = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } Beute
app_aftermath-loot_made_of = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } Beute: { $total } × { $each }
app_aftermath-loot_with_more = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } Beute: { $total } × { $each }, und { $more } durch frühere Funde

## What a step brought, and what it cost. $source: where it came from.

app_aftermath-ducats = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }, { $source }
app_aftermath-glory = { $glory } Ruhm, { $source }
app_aftermath-stays_behind = { $item } bleibt dort: Die Liste erlaubt es nicht
app_aftermath-retires = { $name } geht in den Ruhestand; die Ausrüstung geht ins Arsenal
app_aftermath-came_back = { $ducats ->
        [0] { $name } ist zurück
        [one] { $name } ist für { $ducats } Dukat zurück
       *[other] { $name } ist für { $ducats } Dukaten zurück
    }
app_aftermath-model_sold = { $name } für { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } verkauft
app_aftermath-limit_raised = Limit erhöht: { $item }

## Quartermaster.

app_aftermath-quartermaster = Quartiermeister
app_aftermath-recruit = Verstärkung anwerben
app_aftermath-trade_text = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } und { $glory } Ruhm zum Anwerben, Kaufen, Verkaufen und Verteilen.
app_aftermath-recruit_text = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } für Rekruten mit Ausrüstung; was übrig bleibt, verfällt.
app_aftermath-trade_done = Fertig
app_aftermath-use_up = { $item } für { $name }
app_aftermath-use_up_for = { $item } für { $name }: { $row } verschwindet auch
app_aftermath-comes_back = { $ducats ->
        [0] { $name } kommt zurück
        [one] { $name } kommt für { $ducats } Dukat zurück
       *[other] { $name } kommt für { $ducats } Dukaten zurück
    }
app_aftermath-sell_model = { $name } für { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    } verkaufen
app_aftermath-sale_alone = { $ducats } für das Modell
app_aftermath-sale_with_kit = { $ducats } für das Modell; die Hälfte seiner Ausrüstung, aufgerundet: { $kit }
app_aftermath-sale_piece = { $name } { $brings } von { $price }
app_aftermath-raise = Limit erhöhen: { $item }

## The end of a page.

app_aftermath-sign = Stimmt alles?
app_aftermath-sign_text = Kriegskasse { $before } auf { $after ->
        [one] { $after } Dukat
       *[other] { $after } Dukaten
    }, { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    }. Die Seite schließt, wenn alle zustimmen.
app_aftermath-agree = Stimmt
app_aftermath-step_tracker = Tracker
app_aftermath-step_outposts = Outposts
app_aftermath-which_boxes = { $count ->
    [one] Welche Leiste bekommt ein Feld?
   *[other] Welche { $count } Leisten bekommen ein Feld?
}
app_aftermath-which_boxes_text = Was unter einem Feld steht, kommt sofort.
app_aftermath-fill = Diese Felder füllen
app_aftermath-box_plain = { $track }, Feld { $number }
app_aftermath-box_scored = { $track }, Feld { $number }: { $points } Campaign Victory { $points ->
    [one] Point
   *[other] Points
}
app_aftermath-outpost = Outpost bei { $zone }
app_aftermath-omen = ein Omen of Leviathan
app_aftermath-no_outpost = kein neuer Outpost
app_aftermath-folly = Rudolf’s Folly rufen?
app_aftermath-folly_text = Drei Würfel zeigen denselben Wert. Im nächsten Spiel: Aerial Bombardment oder Strafing Run, sonst verfällt es.
app_aftermath-folly_call = { $glory } Glory zahlen
app_aftermath-folly_pass = Nicht zahlen
app_aftermath-folly_name = Rudolf’s Folly
app_aftermath-map_dice = Jede Warband auf der Landkarte
app_aftermath-tracker_dice = Tracker

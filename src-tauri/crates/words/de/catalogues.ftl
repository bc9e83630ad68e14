### What is said of catalogues of New Recruit that become a candidate for a pack.
### Most of these are reasons, after the name of a part of such a catalogue.

catalogues-leads_nowhere = Dieser Verweis führt in diesen Dateien zu nichts.
catalogues-circle = Dieser Verweis führt im Kreis.
catalogues-too_far = Der Weg dorthin hat zu viele Verweise.
catalogues-new_row = Das Paket hat das noch nicht.
catalogues-files_missing = Einige seiner Verweise führen zu nichts, also fehlt eine Datei: Keine Zeile gilt als entfernt.
catalogues-gone_row = Keine der Dateien enthält es noch.
catalogues-note = Lies die Regel auf deiner Karte; ihre Wirkung gibst du ihr selbst.
catalogues-hidden_there = Im Katalog ist es ohne Variante nicht zu haben.
# $fault: what is wrong with the pack, in a sentence.
catalogues-does_not_go = Das passt nicht zum Rest des Pakets. { $fault }
# $names: of what it waits for, in a row.
catalogues-waits_for = Das gilt nur mit: { $names }.
catalogues-waits = Das gilt nicht für eine Warband ohne Variante.
catalogues-of_campaign = Dieser Teil der Kampagne bleibt wie im Paket.
catalogues-of_variant = Diese Variante bleibt wie im Paket.
catalogues-of_choice = Diese Wahl bleibt wie im Paket.
catalogues-of_record = Das steht im Roster, nicht im Paket.
catalogues-two_say = Ein anderer Eintrag des Katalogs betrifft dieselbe Zeile; jener zählt.
catalogues-several_profiles = Es hat mehrere Profile; das Paket hat eine Zeile für jedes.
catalogues-prose = Regeltexte werden nicht übernommen.
catalogues-display = Das betrifft nur die Anzeige im Katalog.
# $id: of a row of the pack.
catalogues-no_place = Das Paket darunter hat hier kein { $id }.
catalogues-buyers_differ = Dort haben es nicht dieselben Einträge: links die nur hier, rechts die nur dort.
catalogues-no_limit = Der Katalog nennt keine Grenze, also bleibt sie.
catalogues-limit_grows = Die Grenze dort richtet sich nach der Zahl von etwas anderem, also bleibt sie.
catalogues-no_price = Der Katalog nennt keinen Preis dafür.
# $text: as the catalogue has it.
catalogues-not_read = Nicht verstanden: „{ $text }“.
# $kind: such as max; $scope: such as roster.
catalogues-unknown_constraint = Diese Grenze wird nicht gelesen ({ $kind }, { $scope }).
# $kind: such as set; $field: what it changes.
catalogues-unknown_modifier = Diese Änderung wird nicht gelesen ({ $kind } { $field }).
catalogues-unknown_condition = Eine ihrer Bedingungen wird nicht verstanden.
catalogues-cost_unread = Einzeln kauft es niemand, also wird sein Preis nicht gelesen.
catalogues-unknown_part = Teile dieser Art werden nicht gelesen.
# $parts: how many parts stand in it.
catalogues-not_reached = { $parts ->
        [0] Das wird nicht gelesen.
        [one] Das wird nicht gelesen, samt dem einen Teil darin.
       *[other] Das wird nicht gelesen, samt den { $parts } Teilen darin.
    }
catalogues-alignment_unsaid = Diese Fraktion ist neu. Der Katalog nennt ihre Seite im Krieg nicht: sie gilt als Faithful, bis du es änderst.
catalogues-no_profile = Es hat kein Profil, das sich lesen lässt.
catalogues-keyword_unsaid = Der Katalog gibt ihm diese Keywords nicht; sie können im Text einer Regel stehen, also bleiben sie.
catalogues-keyword_in_passing = Eine seiner Regeln erwähnt dieses Keyword.
catalogues-kit_differs = Dort gehört andere Ausrüstung dazu: links nur hier, rechts nur dort. Hier bleibt sie, wie sie ist.
# A difference that is not followed. $field: what differs, from below; $why: a reason from above.
catalogues-of_field = { $field }: { $why }

## What differs in a row, before the figure there and the figure here.

catalogues-field_ducats = Preis in Dukaten
catalogues-field_glory = Preis in Ruhm
catalogues-field_min = Mindestens
catalogues-field_max = Höchstens
catalogues-field_larger = Mehr in einer großen Warband (wie viele / ab wie vielen Dukaten)
catalogues-field_movement = Bewegung
catalogues-field_ranged = Fernkampf
catalogues-field_melee = Nahkampf
catalogues-field_armour = Rüstung
catalogues-field_base = Base
catalogues-field_keywords = Keywords
catalogues-field_cost = Preis
catalogues-field_cost_for = Preis für einzelne Einträge
catalogues-field_limit = Limit
catalogues-field_allowed = Wer es haben darf
catalogues-field_kit = Ausrüstung, die dazugehört
catalogues-field_hands = Hände
catalogues-field_range = Reichweite
catalogues-field_dice = DICE
catalogues-field_injury_dice = INJURY DICE
catalogues-field_injury_modifier = INJURY MODIFIER
catalogues-field_protection = INJURY MODIFIER gegen den Träger

### The special rules of a scenario: what can be done with the things on the table, who belongs to nobody, what comes up by itself.
### $kind, $name, $neutral: what the pack calls something; $does: what follows, as below; $side: attacker or defender; lengths come with their unit.

## When it stirs. $nth: for which time; $face: of a D6.

app_scenario_things-when_it_stirs = Wenn es sich regt
app_scenario_things-trembles = Regung { $nth }: Jedes Modell, das nicht am Boden ist, wirft einen D6 und geht bei { $face } zu Boden.
app_scenario_things-trembles_later = Regung { $nth } und später: Jedes Modell, das nicht am Boden ist, wirft einen D6 und geht bei { $face } zu Boden.
app_scenario_things-awakens = Regung { $nth }: Es erwacht, alle sind außer Gefecht: unentschieden.
app_scenario_things-awakens_later = Regung { $nth } und später: Es erwacht, alle sind außer Gefecht: unentschieden.
app_scenario_things-awakens_on = Regung { $nth }: Bei einem D6 ab { $face } erwacht es, alle sind außer Gefecht: unentschieden.
app_scenario_things-awakens_on_later = Regung { $nth } und später: Bei einem D6 ab { $face } erwacht es, alle sind außer Gefecht: unentschieden.

## Things.

app_scenario_things-lays_each = Alle legt { $side ->
        [attacker] der Angreifer
       *[defender] der Verteidiger
    }: { $kind }.
app_scenario_things-lays_so_many = Jede Seite legt { $many } davon ({ $kind }), eine nach der anderen in der Reihenfolge einer Kartenziehung.
app_scenario_things-lay_in_turn = Die Seiten legen abwechselnd, zuerst { $side ->
        [attacker] der Angreifer
       *[defender] der Verteidiger
    }: { $kind }; die Karte zeigt passende Stellen.
app_scenario_things-comes_up = Taucht im Spiel auf.
app_scenario_things-duds = { $duds } davon sind insgeheim wertlos; der Besitzer hat es notiert.
app_scenario_things-stock = Vorrat am Anfang: { $stock }.
app_scenario_things-burden = Wer es trägt, kann sich nur bewegen oder zurückziehen.
app_scenario_things-hit_by = Getroffen durch { $by }: { $does }.
app_scenario_things-melee_attack = einen Nahkampfangriff
app_scenario_things-ranged_attack = einen Fernkampfangriff
app_scenario_things-ranged_attack_with = einen Fernkampfangriff mit { $keywords }
app_scenario_things-moves_near = Wer sich innerhalb von { $within } bewegt: { $does }.
app_scenario_things-activated_near = Wer innerhalb von { $within } aktiviert wird: { $markers ->
        [one] { $markers } BLOOD MARKER
       *[other] { $markers } BLOOD MARKERS
    }.
# $weapon: in a line.
app_scenario_things-may_shoot = Ein Modell innerhalb von { $within } darf damit einmal je Zug schießen: { $weapon }.
app_scenario_things-may_shoot_uncontested = Ein Modell innerhalb von { $within } darf damit einmal je Zug schießen, außer ein Feind steht innerhalb von 1″ daran: { $weapon }.

## A weapon in a line. $figure: a number with its sign.

app_scenario_things-melee = Nahkampf
app_scenario_things-dice = { $figure } DICE
app_scenario_things-injury_dice = { $figure } INJURY DICE
app_scenario_things-injury_modifier = { $figure } INJURY MODIFIER

## What a model can do with a thing. $terms: those below, in a row.

app_scenario_things-action = { $name } ({ $terms }): { $does }.
app_scenario_things-part_of_action = Teil jeder ACTION
app_scenario_things-an_action = ACTION
app_scenario_things-success_roll = Erfolgswurf
app_scenario_things-risky_roll = RISKY Erfolgswurf
app_scenario_things-within_reach = innerhalb von { $within }
app_scenario_things-in_contact = in Kontakt
app_scenario_things-side_only = nur { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
app_scenario_things-keywords_only = nur { $keywords }
app_scenario_things-friend_near = mit einem eigenen Modell innerhalb von { $within }
app_scenario_things-friend_in_contact = mit einem eigenen Modell in Kontakt
app_scenario_things-down_enemy_near = mit einem Feind am Boden innerhalb von { $within }
app_scenario_things-down_enemy_in_contact = mit einem Feind am Boden in Kontakt
app_scenario_things-if_unclaimed = wenn es diesen Zug niemand beansprucht hat
app_scenario_things-if_opened_less = wenn weniger als { $times }-mal geöffnet
app_scenario_things-if_mine = wenn es der eigenen Seite gehört oder niemandem
app_scenario_things-if_theirs = wenn es dem Feind gehört oder niemandem
app_scenario_things-if_free = wenn es niemand trägt
app_scenario_things-if_carried = durch den Träger
app_scenario_things-if_stocked = wenn etwas darin ist
app_scenario_things-if_charged = wenn seine eigene Ladung darauf liegt
app_scenario_things-if_uncharged = wenn es seine Ladung noch trägt
app_scenario_things-at_edge = an einem Rand des Schlachtfelds
app_scenario_things-at_zone_edge = an einem der längsten Ränder, in einer Aufstellungszone
app_scenario_things-at_home = ganz in der eigenen Zone
app_scenario_things-if_room = wenn das Modell weniger als { $most } hat
app_scenario_things-if_full = wenn das Modell welche hat
app_scenario_things-if_other_full = wenn der andere welche hat

## What follows. One after the other: $so_far, then $next.

app_scenario_things-then = { $so_far }, dann { $next }
app_scenario_things-tally = notieren ({ $name })
app_scenario_things-claim = bis zum Ende des Zugs beansprucht
app_scenario_things-opened = ein weiteres Mal geöffnet; beim ersten Mal tauchen daneben auf: D3 { $kind }
app_scenario_things-take_up = das Modell trägt es
app_scenario_things-put_down = es liegt, wo das Modell steht
app_scenario_things-hand_over = der andere trägt es
app_scenario_things-remove = es kommt vom Tisch
app_scenario_things-blessing = { $markers ->
        [one] { $markers } BLESSING MARKER
       *[other] { $markers } BLESSING MARKERS
    }
app_scenario_things-fill = das Modell nimmt, so viele es ansagt
app_scenario_things-give = so viele es ansagt, gehen an den anderen
app_scenario_things-steal = so viele es ansagt, nimmt es dem anderen ab
app_scenario_things-extract = so viele es ansagt, sind in Sicherheit ({ $name })
app_scenario_things-leave = das Modell verlässt das Schlachtfeld und gilt nicht als Verlust
app_scenario_things-charge = seine Ladung liegt darauf
app_scenario_things-become_kind = es wird zu: { $kind }
app_scenario_things-bleed = { $markers ->
        [one] { $markers } BLOOD MARKER
       *[other] { $markers } BLOOD MARKERS
    } für alle innerhalb von { $within }
app_scenario_things-stir = es regt sich
app_scenario_things-come_up = innerhalb von { $within } tauchen D3 auf: { $neutral }; wer beim Auswürfeln gewinnt, stellt sie

## Explosions. $who: one of the first three; $with: keywords and figures, in a row.

app_scenario_things-roll_for_that = ein Verletzungswurf für dieses Modell
app_scenario_things-roll_for_touched = ein Verletzungswurf für alle in Kontakt
app_scenario_things-roll_for_near = ein Verletzungswurf für alle innerhalb von { $within }
app_scenario_things-blast_with = { $who } ({ $with })
app_scenario_things-blast_pushes = { $who }, danach D3″ geradewegs weggestoßen
app_scenario_things-blast_with_pushes = { $who } ({ $with }), danach D3″ geradewegs weggestoßen

## A model that belongs to nobody. $profile: the figures below and its keywords, in a row.

app_scenario_things-profile = { $profile }.
app_scenario_things-movement = Bewegung { $figure }
app_scenario_things-ranged = Fernkampf { $figure }
app_scenario_things-melee_figure = Nahkampf { $figure }
app_scenario_things-armour = Rüstung { $figure }
app_scenario_things-base = Base { $millimetres } mm
app_scenario_things-weapon = { $name }: { $weapon }.
app_scenario_things-avenges = Jagt, wer es zuletzt angriff, sonst den nächsten Fliehenden: einmal Bewegung, einmal Schießen oder Kampf.
app_scenario_things-flees = Will zum nächsten Rand, nur mit Bewegung oder Rückzug, und verlässt dort das Feld.
app_scenario_things-smells = Jagt das blutigste Modell innerhalb von { $far }, sonst das nächste: Bewegung, Kampf oder Sprint.
app_scenario_things-undying = Seine ersten { $times } Ergebnisse „außer Gefecht“ werden zu „am Boden“.
app_scenario_things-defiant = Danach wird „außer Gefecht“ zu „am Boden“, bis es { $markers ->
        [one] { $markers } BLOOD MARKER
       *[other] { $markers } BLOOD MARKERS
    } trägt.
app_scenario_things-draw_if_gone = Verlässt es das Schlachtfeld, ist das Spiel sofort unentschieden.
app_scenario_things-poisons = Wem seine Angriffe BLOOD MARKERS geben, der bekommt bei jeder Aktivierung einen mehr, bis ein BLESSING MARKER ausgegeben ist.
app_scenario_things-ridden = Modelle dürfen daraufklettern: von dort +1 DICE und +1 INJURY DICE gegen es; alle ihre Würfe sind RISKY, und es kann sie nicht angreifen.
# $explosion: as above.
app_scenario_things-tail = Nach seinem Nahkampfangriff: { $explosion }, nicht für Reiter.
app_scenario_things-tramples = Über wen es sich bewegt: { $explosion }.

## Who acts after each Activation. $faces: of a D6; $who: several of them, of whom one.

app_scenario_things-after_activation = Nach jeder Aktivierung
app_scenario_things-acts_on_die = D6. { $acts }.
app_scenario_things-acts = { $faces }: { $who } handelt
app_scenario_things-next_acts = { $so_far }; { $next }

## The unforeseen. $row: which one of its table; $turns: how many.

app_scenario_things-unforeseen = Das Unvorhergesehene
app_scenario_things-unforeseen_from = Einmal, am Anfang eines Zugs ab Zug { $turn }: Ein D6 ab { $face } bringt eine Zeile dieser Tabelle.
app_scenario_things-unforeseen_row = D3 { $row }, { $name }: { $what }.
app_scenario_things-halves_ranges = alle Reichweiten sind für { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } halbiert
app_scenario_things-melee_dice = { $figure } DICE auf Nahkampfangriffe für { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
app_scenario_things-come_up_in_turn = davon tauchen { $count } auf, abwechselnd gelegt: { $kind }

## How somebody was taken Out of Action, behind “per enemy taken Out of Action”.

app_scenario_things-by_ranged = durch einen Fernkampfangriff
app_scenario_things-in_melee = im Nahkampf
app_scenario_things-at_long_range = auf lange Reichweite
app_scenario_things-in_cover = in Deckung
app_scenario_things-from_cover = aus der Deckung
app_scenario_things-elite = ELITE
app_scenario_things-by_dive = durch einen Sprungangriff
app_scenario_things-by_bloodbath = durch einen Blutbad-Wurf
app_scenario_things-in_revenge = nachdem der Feind ein eigenes Modell außer Gefecht gesetzt hatte
app_scenario_things-after_retreat = nach einem Rückzug vor ihm
app_scenario_things-after_charge = nach einem Sturmangriff
app_scenario_things-on_rough_ground = auf gefährlichem oder schwierigem Gelände
app_scenario_things-on_objective = auf einem Missionsziel
app_scenario_things-on_kind = darauf: { $kind }
app_scenario_things-on_higher_objective = auf einem höheren Missionsziel
app_scenario_things-near_kind = innerhalb von { $within } um: { $kind }
app_scenario_things-by_model_near = durch ein Modell innerhalb von { $within } um: { $kind }
app_scenario_things-in_own_zone = in der eigenen Zone
app_scenario_things-with_weapon = mit: { $weapon }
app_scenario_things-both_poisoned = beide vergiftet
app_scenario_things-by_blast = durch eine Explosion: { $kind }
app_scenario_things-by_fall = durch einen Sturz
app_scenario_things-by_rider = durch ein Modell auf seinem Rücken
app_scenario_things-of_an_ally = dessen Warband mit der eigenen verbündet war
app_scenario_things-by_far_blast = durch eine Explosion ({ $kind }), mehr als { $distance } entfernt

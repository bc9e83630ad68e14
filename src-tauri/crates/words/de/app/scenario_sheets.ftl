### The sheet of a scenario: what its page in the library shows.
### $kind, $tally, $note, $neutral: what the pack calls something, such as cache; $side: attacker or defender; lengths come with their unit.

app_scenario_sheets-number = Szenario { $number }
app_scenario_sheets-pages = S. { $pages }
app_scenario_sheets-stages = Kampagnenabschnitt: { $stages }
app_scenario_sheets-battlefield = Schlachtfeld: { $archetypes }
app_scenario_sheets-attacker = Angreifer
app_scenario_sheets-defender = Verteidiger
app_scenario_sheets-side = Seite { $letter }
app_scenario_sheets-only = nur { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }
app_scenario_sheets-size = { $width } mal { $depth }

## Its facts: headings, and what stands beside them.

app_scenario_sheets-length = Länge
app_scenario_sheets-then_die = dann ein Würfel: Bei { $face } oder weniger endet das Spiel, sonst noch ein Zug
app_scenario_sheets-then_die_of = dann ein Würfel { $side ->
        [attacker] des Angreifers
       *[defender] des Verteidigers
    }: Bei { $face } oder weniger endet das Spiel, sonst noch ein Zug
app_scenario_sheets-table = Tisch
app_scenario_sheets-terrain = Gelände
app_scenario_sheets-roles = Rollen
app_scenario_sheets-larger_attacks = die größere Warband greift an; bei Gleichstand entscheidet, wer beim Auswürfeln gewinnt
app_scenario_sheets-roll_off = wer beim Auswürfeln gewinnt, entscheidet, wer angreift
app_scenario_sheets-larger_in_campaign = in der Kampagne greift die größere Warband an; sonst entscheidet, wer beim Auswürfeln gewinnt
app_scenario_sheets-forces = Streitmächte
app_scenario_sheets-all_elites = so viele ELITE-Modelle wie möglich
app_scenario_sheets-defender_halves = der Verteidiger darf die Hälfte der Dukaten einsetzen
app_scenario_sheets-campaign_strength = in der Kampagne Truppenstärke { $strength } für beide
app_scenario_sheets-control = Kontrolle
app_scenario_sheets-more_near = mehr Modelle darauf oder innerhalb von { $within }
app_scenario_sheets-more_in = mehr Modelle darin
app_scenario_sheets-more_near_outrank = mehr Modelle darauf oder innerhalb von { $within }; Modelle in Kontakt gehen nahen vor
app_scenario_sheets-more_in_outrank = mehr Modelle darin; Modelle in Kontakt gehen nahen vor
app_scenario_sheets-infiltrators = Infiltratoren
app_scenario_sheets-infiltrators_no = nein: in der Zone, mit den anderen
app_scenario_sheets-infiltrators_yes = ja, nach allen anderen
app_scenario_sheets-infiltrators_far = ja, nicht innerhalb von { $distance } um ein Missionsziel
# $limit: where they keep, as below.
app_scenario_sheets-infiltrators_limit = ja; { $limit }
app_scenario_sheets-infiltrators_limit_of = ja; { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    }: { $limit }
app_scenario_sheets-not_near_objective = nicht innerhalb von { $distance } um ein Missionsziel
app_scenario_sheets-not_near_objective_of = nicht innerhalb von { $distance } um ein Missionsziel ({ $kind })
app_scenario_sheets-not_near_things = nicht innerhalb von { $distance } um etwas, das auf dem Tisch liegt
app_scenario_sheets-not_near_neutral = nicht innerhalb von { $distance } um: { $neutral }
app_scenario_sheets-near_own_zone = innerhalb von { $distance } um die eigene Zone
app_scenario_sheets-morale = Moral
app_scenario_sheets-morale_checked = jeden Zug geprüft
app_scenario_sheets-morale_unchecked = nicht geprüft
app_scenario_sheets-no_models = eine Seite ohne Modelle hat erst verloren, wenn die Ankömmlinge des Zugs stehen
app_scenario_sheets-no_reserve = eine Seite ist erst draußen, wenn sie keine Modelle mehr auf dem Tisch oder in Reserve hat und keines etwas fortgebracht hat
app_scenario_sheets-teams = Teams
app_scenario_sheets-teams_are = zwei zu { $size } Warbands; sie schonen einander, stellen in derselben Hälfte auf und gewinnen durch das, was sie zusammen erzielen
app_scenario_sheets-betrayal = Verratskarten
app_scenario_sheets-betrayal_cards = { $leads } für den, der allein führt, { $last } für den, der allein Letzter ist, { $others } für alle anderen
app_scenario_sheets-betrayal_card = { $rank }: Coup { $coup }: { $coup_text } List { $ruse }: { $ruse_text }
app_scenario_sheets-death_zones = Feindliche Zonen
app_scenario_sheets-death_zones_are = unpassierbar, samt { $around } ringsum

## What is done before the first Turn, in order.

app_scenario_sheets-lay_out = Baut den Tisch und sein Gelände auf; zeichnet ihn auf die nächste Seite.
app_scenario_sheets-who_attacks = Stellt fest, wer angreift.
app_scenario_sheets-place_objectives = Legt die Missionsziele wie auf der Karte.
app_scenario_sheets-place_others = Legt, was sonst auf der Karte steht.
app_scenario_sheets-pick_zone = Würfelt aus: Wer gewinnt, nimmt eine Aufstellungszone, die andere Seite bekommt die andere.
app_scenario_sheets-draw_for_zones = Zieht je eine Karte: Von der höchsten Karte abwärts wählt jede Seite eine freie Aufstellungszone und stellt dort alle auf, die auf dem Tisch beginnen.
app_scenario_sheets-zone_of_role = Jede Seite hat die Aufstellungszone ihrer Rolle.
# $note: what the scenario calls the secret note; $what: one of the three below.
app_scenario_sheets-writes_down = Nach der Aufstellung notiert jede Seite geheim: { $note } ({ $what }).
app_scenario_sheets-noted_elites = bis zu { $most } feindliche ELITE-Modelle
app_scenario_sheets-noted_own = ein eigenes ELITE-Modell
app_scenario_sheets-noted_objective = ein Missionsziel
app_scenario_sheets-begins_with = Jede Seite beginnt auf dem Tisch mit: { $models }.
app_scenario_sheets-begins_with_of = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } beginnt auf dem Tisch mit: { $models }.
app_scenario_sheets-some_models = { $models ->
        [one] { $models } Modell
       *[other] { $models } Modelle
    }
app_scenario_sheets-models_and_die = { $models } + D3 Modelle
app_scenario_sheets-half_force = halbe Streitmacht, aufgerundet
app_scenario_sheets-vanguard = den Modellen, die ihr Spieler vorher nennt, nicht mehr als in Reserve bleiben,
app_scenario_sheets-wide_bases = Bases ab { $millimetres } mm zählen dabei als { $models }.
app_scenario_sheets-stays_away = Die anderen nehmen nicht teil.
app_scenario_sheets-arrives = Die anderen kommen ab Zug 1: auswürfeln; wer gewinnt, wirft einen D3, so viele bringt jede Seite höchstens, abwechselnd, am Rand anliegend, ganz in der eigenen Zone, mehr als { $far } von Feinden entfernt.
app_scenario_sheets-set_up_more_first = Stellt abwechselnd je ein Modell auf, ganz in der eigenen Zone, zuerst die Seite mit mehr Modellen (Gleichstand: auswürfeln); hat eine keine mehr, stellt die andere den Rest.
app_scenario_sheets-set_up_attacker_first = Stellt abwechselnd je ein Modell auf, ganz in der eigenen Zone, zuerst der Angreifer; hat eine Seite keine mehr, stellt die andere den Rest.
app_scenario_sheets-set_up_defender_first = Stellt abwechselnd je ein Modell auf, ganz in der eigenen Zone, zuerst der Verteidiger; hat eine Seite keine mehr, stellt die andere den Rest.

## What earns victory points: when, for what, and what limits it, in a row.

app_scenario_sheets-at_once = sofort
app_scenario_sheets-turn_end = am Ende jedes Zugs
app_scenario_sheets-game_end = am Ende
app_scenario_sheets-in_turn = Zug { $turn }
app_scenario_sheets-in_turns = Züge { $from } bis { $to }
app_scenario_sheets-if_alone = { $points }, wenn kein Feind dort ist
app_scenario_sheets-at_most = höchstens { $most }
app_scenario_sheets-per_controlled = je kontrolliertem Ziel: { $kind }
app_scenario_sheets-per_reached = je erreichtem Ziel: { $kind }
app_scenario_sheets-per_objective_controlled = je kontrolliertem Missionsziel
app_scenario_sheets-per_objective_reached = je erreichtem Missionsziel
app_scenario_sheets-per_enemy_out = je Feind außer Gefecht
app_scenario_sheets-per_enemy_ducats = je { $ducats } Dukaten jedes Feindes außer Gefecht, aufgerundet
app_scenario_sheets-per_enemy_glory = je { $glory } Ruhm jedes Feindes außer Gefecht, aufgerundet
app_scenario_sheets-per_tally = je { $tally }
app_scenario_sheets-per_claimed = je { $kind }, beansprucht
app_scenario_sheets-per_left = je { $kind }, noch da
app_scenario_sheets-per_destroyed = je { $kind }, zerstört
app_scenario_sheets-per_down = je { $neutral }, zu Boden gebracht
app_scenario_sheets-per_noted_out = je Feind der geheimen Notiz ({ $note }) außer Gefecht
app_scenario_sheets-per_noted_left = je Modell der geheimen Notiz ({ $note }) nicht außer Gefecht
app_scenario_sheets-for_own = für die Kontrolle über das Eigene: { $note }
app_scenario_sheets-for_enemys = für die Kontrolle über das Feindliche: { $note }
app_scenario_sheets-per_deed = je Ruhmestat
app_scenario_sheets-per_kill = je Feind, außer Gefecht gesetzt
app_scenario_sheets-per_kill_of = je { $neutral }, außer Gefecht gesetzt

## What a Glorious Deed is worth, and its conditions.

app_scenario_sheets-worth = { $points } SP, { $glory } Ruhm, { $dice ->
        [one] { $dice } Beförderungswürfel
       *[other] { $dice } Beförderungswürfel
    }
# $only: for whom it is, or what it is worth.
app_scenario_sheets-deed_with = { $condition } ({ $only })
app_scenario_sheets-deed_with_both = { $condition } ({ $only }; { $worth })

## Formulas of scenarios of one’s own, in a row. $sum: what is counted, as below; $divisor: a number.

app_scenario_sheets-per_point = je Punkt von: { $sum }
app_scenario_sheets-divided_up = geteilt durch { $divisor }, aufgerundet
app_scenario_sheets-divided_down = geteilt durch { $divisor }, abgerundet
app_scenario_sheets-divided_half = geteilt durch { $divisor }, gerundet, Halbe aufwärts
app_scenario_sheets-each_by_itself = jedes Modell für sich
# $times: a number, with a minus where it is less than 0.
app_scenario_sheets-times_of = { $times } × { $of }
# $whose: enemy_out, own_out, own_escaped or own_on_table.
app_scenario_sheets-ducats_of = { $whose ->
        [enemy_out] Dukaten der Feinde außer Gefecht
        [own_out] Dukaten der eigenen Modelle außer Gefecht
        [own_escaped] Dukaten der entkommenen eigenen Modelle
       *[own_on_table] Dukaten der eigenen Modelle auf dem Schlachtfeld
    }
app_scenario_sheets-glory_of = { $whose ->
        [enemy_out] Ruhm der Feinde außer Gefecht
        [own_out] Ruhm der eigenen Modelle außer Gefecht
        [own_escaped] Ruhm der entkommenen eigenen Modelle
       *[own_on_table] Ruhm der eigenen Modelle auf dem Schlachtfeld
    }
app_scenario_sheets-models_of = { $whose ->
        [enemy_out] Feinde außer Gefecht
        [own_out] eigene Modelle außer Gefecht
        [own_escaped] entkommene eigene Modelle
       *[own_on_table] eigene Modelle auf dem Schlachtfeld
    }
app_scenario_sheets-objectives_controlled = kontrollierte Missionsziele
app_scenario_sheets-each_controlled = { $kind }, kontrolliert
app_scenario_sheets-each_tally = { $tally }
app_scenario_sheets-each_left = { $kind }, noch da
app_scenario_sheets-the_deeds = Ruhmestaten

## How objectives are placed. $what: how many of them, as below; $kept: how far they are from others, in a row.

app_scenario_sheets-place_in_turn = Die Seiten legen abwechselnd: { $what }.
app_scenario_sheets-place_in_turn_kept = Die Seiten legen abwechselnd: { $what }, mindestens { $kept }.
app_scenario_sheets-place_of = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } legt: { $what }.
app_scenario_sheets-place_of_kept = { $side ->
        [attacker] Der Angreifer
       *[defender] Der Verteidiger
    } legt: { $what }, mindestens { $kept }.
app_scenario_sheets-many_together = zusammen { $many } × { $label }
app_scenario_sheets-many_each = je { $many } × { $label }
app_scenario_sheets-die_each = je D3 × { $label }
app_scenario_sheets-die_more_each = je D3 + { $more } × { $label }
app_scenario_sheets-apart = { $distance } von jedem anderen Missionsziel
app_scenario_sheets-from_edges = { $distance } von jedem Rand
app_scenario_sheets-from_zones = { $distance } von jeder Aufstellungszone

## How the others come on. $when, $place: as below.

app_scenario_sheets-come_on = Die anderen kommen { $when }, abwechselnd, vor der ersten Aktivierung: { $place }, mehr als { $gap } von Feinden entfernt.
app_scenario_sheets-come_on_all = Die anderen kommen { $when }, abwechselnd, vor der ersten Aktivierung: { $place }, mehr als { $gap } von Feinden entfernt; niemand darf zurückgehalten werden.
app_scenario_sheets-come_from = ab Zug { $turn }
app_scenario_sheets-come_in = in den Zügen { $from } bis { $to }
app_scenario_sheets-at_own_edge = an einem Rand anliegend, ganz in der eigenen Zone
app_scenario_sheets-in_own_zone = ganz in der eigenen Zone
app_scenario_sheets-at_any_edge = an irgendeinem Rand anliegend
app_scenario_sheets-near_thing = innerhalb von { $within } um: { $kind }

## The map: measures for somebody with a ruler.

app_scenario_sheets-whole_edge = { $edge ->
        [north] der ganze Nordrand, { $depth } tief
        [south] der ganze Südrand, { $depth } tief
        [east] der ganze Ostrand, { $depth } tief
       *[west] der ganze Westrand, { $depth } tief
    }
app_scenario_sheets-around = { $radius } um die Mitte
app_scenario_sheets-corners = Ecken, von West / Nord: { $corners }
app_scenario_sheets-high = { $measures }, { $height } hoch

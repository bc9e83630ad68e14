### Was ein Aufbau noch verlangt, bevor das erste Modell steht. Längen haben ihre Einheit bei sich.

## Das Schlachtfeld und sein Gelände. $names: wie das Regelbuch die Arten von Schlachtfeld nennt, „dieses oder jenes“.

app_to_do-battlefield = Das Schlachtfeld ist { $name }.
app_to_do-choose_by_roll_off = Würfelt aus: Wer gewinnt, baut das Gelände auf und wählt { $names }.
app_to_do-choose_by_draw = Zieht: Wer gewinnt, baut das Gelände auf und wählt { $names }.
app_to_do-place_terrain = Wer beim Auswürfeln gewinnt, stellt das ganze Gelände auf; ein Stück von mehr als 8 Zoll zählt doppelt.
# $one, $other: wie ein Stück oder ein Missionsziel heißt, etwa Hügel Nr. 2.
app_to_do-near = { $one } und { $other } sind weniger als { $apart } voneinander entfernt.
app_to_do-near_edge = { $one } ist weniger als { $apart } von einem Rand entfernt.
app_to_do-alone = { $one } ist mehr als { $within } von jeder anderen Ruine entfernt.
app_to_do-outside_zones = { $one } liegt nicht ganz in einer Aufstellungszone.
# $name: ein Stück, das seinen Namen mit anderen teilt.
app_to_do-numbered = { $name } Nr. { $number }
app_to_do-trenches = Gräben
app_to_do-trenches_across = Gräben von Rand zu Rand
app_to_do-ruined_buildings = Ruinen
app_to_do-hills = Hügel
app_to_do-ruined_corners = Mauerecken
app_to_do-dangerous_ground = Gefährliches Gelände
app_to_do-difficult_ground = Schwieriges Gelände
app_to_do-landmarks = Wahrzeichen

## Missionsziele und was sonst auf dem Tisch liegt. $side: Angreifer oder Verteidiger; $what, $names: wie das Pack es nennt.

app_to_do-objectives_in_turn = Die Spieler legen sie abwechselnd, je eines.
app_to_do-objectives_in_turn_rolled = Die Spieler legen sie abwechselnd, je eines; zuerst wirft jede Seite einen D3, wie viele es sind.
app_to_do-objectives_by = Der { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } legt sie.
app_to_do-objectives_by_rolled = Der { $side ->
        [attacker] Angreifer
       *[defender] Verteidiger
    } legt sie und wirft vorher einen D3, wie viele es sind.
app_to_do-lay_each = Zieht je eine Karte: Von der höchsten Karte abwärts legt jede Seite { $each }: { $what }.
app_to_do-lay = Sobald die Zonen feststehen, legen die Seiten { $names }.

## Wetter, Rollen und Zonen.

app_to_do-no_weather = Wenn ihr mit Wetter spielt: Jede Seite wirft zwei Würfel; in der Kampagne wählt, wer die wenigsten Campaign Victory Points hat, welche Zeile kommt, sonst würfelt ihr es aus.
app_to_do-larger_attacks = Die Warband mit mehr Modellen greift an; bei Gleichstand entscheidet, wer beim Auswürfeln gewinnt.
app_to_do-larger_attacks_in_campaign = In der Kampagne greift die Warband mit mehr Modellen an; sonst, oder bei Gleichstand, entscheidet, wer beim Auswürfeln gewinnt.
app_to_do-roll_off_attacks = Würfelt aus: Wer gewinnt, entscheidet, wer angreift.
app_to_do-zones_by_roll_off = Würfelt aus: Wer gewinnt, wählt eine Aufstellungszone.
app_to_do-zones_by_draw = Zieht je eine Karte: Von der höchsten Karte abwärts wählt jede Seite eine freie Aufstellungszone.
app_to_do-zones_by_role = Jede Seite hat die Aufstellungszone ihrer Rolle.

## Die Modelle aufstellen.

app_to_do-same_moment_roll_off = Tun vor dem Spiel beide Seiten im selben Moment etwas, würfelt ihr aus, wer anfängt.
app_to_do-same_moment_draw = Tun vor dem Spiel mehrere Seiten im selben Moment etwas, zieht ihr Karten, wer anfängt.
app_to_do-deploy_in_turn = Abwechselnd je ein Modell, ganz in der eigenen Zone, { $first ->
        [attacker] zuerst der Angreifer
        [defender] zuerst der Verteidiger
       *[larger] zuerst die Seite mit mehr Modellen (Gleichstand: auswürfeln)
    }. Hat eine Seite keines mehr, stellt die andere den Rest.
app_to_do-deploy_by_draw = Eine Seite nach der anderen, in der Reihenfolge der Karten: Jede stellt alle ihre Modelle auf einmal, ganz in der eigenen Zone.
app_to_do-infiltrators_with_others = INFILTRATOR-Modelle stellt ihr mit den anderen auf, in der eigenen Zone.
app_to_do-infiltrators_after = INFILTRATOR-Modelle kommen nach allen anderen, außer Sicht und 8 Zoll von Feinden entfernt.
app_to_do-infiltrators_limited = INFILTRATOR-Modelle kommen nach allen anderen, in den Grenzen des Szenarios.
app_to_do-stays_away = Modelle, die nicht auf dem Tisch beginnen, nehmen nicht teil.
app_to_do-arrives = Die anderen kommen zu Beginn eines Zuges: auswürfeln, dann ein D3 für jede Seite, am eigenen Rand, mehr als { $distance } von Feinden entfernt.
app_to_do-enters_at_own_edge = Die anderen kommen ab Zug { $turn }, am Rand in der eigenen Zone.
app_to_do-enters_in_own_zone = Die anderen kommen ab Zug { $turn }, in der eigenen Zone.
app_to_do-enters_at_any_edge = Die anderen kommen ab Zug { $turn }, an einem beliebigen Rand.
app_to_do-enters_near_marker = Die anderen kommen ab Zug { $turn }, höchstens { $within } von ihrem Marker entfernt.
app_to_do-write_notes = Nach der Aufstellung schreibt jeder Spieler verdeckt auf: { $names }.

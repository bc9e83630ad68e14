### The quick reference: what is looked up at the table.

## The Turn: its steps.

app_reference-turn_title = Der Zug
app_reference-turn_initiative = Initiative
app_reference-turn_initiative_text = Hat die Seite mit weniger stehenden Modellen auf dem Tisch; bei Gleichstand auswürfeln. Sie sagt, wer anfängt, und ordnet, was gleichzeitig geschieht.
app_reference-turn_start = Beginn des Zugs
app_reference-turn_start_text = Was das Szenario oder eine Fähigkeit dann tut.
app_reference-turn_activation = Aktivierung
app_reference-turn_activation_text = Abwechselnd je ein Modell; wer keins mehr hat, wartet. Bei seiner Aktivierung steht ein Modell am Boden auf, REGENERATE und INFECTION zählen, und gefährliches Gelände unter ihm wird geprüft.
app_reference-turn_morale = Moral
app_reference-turn_morale_text = Ist die Hälfte ihrer Streitmacht (aufgerundet) am Boden oder außer Gefecht, macht eine Seite einen Moraltest.
app_reference-turn_end = Ende des Zugs
app_reference-turn_end_text = Jetzt kommen Siegpunkte und was sonst ansteht. Nach dem letzten Zug: Spielende.

## ACTIONS. $near: how near models fight, such as 1″.

app_reference-actions_title = ACTIONS
app_reference-actions_note = Jede einmal je Aktivierung, in beliebiger Reihenfolge; nur eines von Bewegung, Sturmangriff und Rückzug.
app_reference-actions_move_text = Bis zu seiner Bewegung, nie innerhalb von { $near } an einen Feind heran. Begonnen innerhalb von { $near }, bleibt es innerhalb von { $near } derselben Feinde.
app_reference-actions_charge_text = Auf einen sichtbaren Feind innerhalb von 12″, nicht wenn ein Feind innerhalb von { $near } steht. Bewegung + D6, höchstens 12″, auf dem kürzesten Weg. Geschafft innerhalb von { $near }; Kampf ist eine eigene ACTION.
app_reference-actions_retreat_text = Weg von Feinden innerhalb von { $near }: Erst darf jeder von ihnen mit einer Waffe kämpfen, dann bis zur Bewegung; endet mehr als { $near } von allen.
app_reference-actions_shoot_text = Eine Fernkampfwaffe oder Granate, auf einen sichtbaren Feind in Reichweite; nicht innerhalb von { $near } eines Feindes. Nicht mit Sturmangriff oder Kampf, außer ASSAULT. HEAVY: keine Bewegung davor oder danach, außer STRONG.
app_reference-actions_fight_text = Gegen einen sichtbaren Feind innerhalb von { $near }. Eine zweite einhändige Waffe schlägt auch zu, Off-Hand.
app_reference-actions_move = Bewegung
app_reference-actions_charge = Sturmangriff
app_reference-actions_retreat = Rückzug
app_reference-actions_dash = Sprint
app_reference-actions_dash_text = RISKY Erfolgswurf, dann eine Bewegung, was immer es sonst tut.
app_reference-actions_shoot = Schießen
app_reference-actions_fight = Kampf
app_reference-actions_others = Weitere
app_reference-actions_others_text = Wie Fähigkeiten, Ausrüstung und Szenario sie geben.

## DICE of an attack: what each is for.

app_reference-dice_title = DICE eines Angriffs
app_reference-dice_note = Dazu Profilwert, Waffe und Fähigkeiten.
app_reference-dice_elevated = erhöht: Der Schütze steht mindestens 3″ höher
app_reference-dice_diving_charge = nächster Nahkampfangriff nach einem Sprungangriff
app_reference-dice_long_range = lange Reichweite: über die Hälfte der Reichweite
app_reference-dice_cover = Beschuss auf ein Ziel in Deckung
app_reference-dice_defended_obstacle = Nahkampf über ein verteidigtes Hindernis
app_reference-dice_off_hand = Off-Hand: jeder Angriff der zweiten Waffe
app_reference-dice_fear = Nahkampf gegen FEAR, ohne FEAR oder NEGATE FEAR
app_reference-dice_block = Nahkampf nach einem Sturmangriff gegen BLOCK
app_reference-dice_down = der Angreifer ist am Boden
app_reference-dice_into_melee = Schuss in den Nahkampf: Bei 1–3 ist ein eigenes Modell das Ziel, bei 4–6 ein Feind

## INJURY DICE: what each is for.

app_reference-injury_dice_title = INJURY DICE
app_reference-injury_dice_critical = ein kritischer Treffer; +2 mit CRITICAL
app_reference-injury_dice_down = Nahkampf gegen ein Modell am Boden
app_reference-injury_dice_fall = je volle 3″ eines Sturzes
app_reference-injury_dice_blood = je BLOOD MARKER, den der Feind ausgibt
app_reference-injury_dice_blessing = je BLESSING MARKER, den der Besitzer ausgibt
app_reference-injury_dice_shotgun = SHOTGUN auf lange Reichweite, statt −1 DICE

## Markers. $most: how many of a sort a model has at most.

app_reference-markers_title = Marker
app_reference-markers_note = Höchstens { $most } jeder Art je Modell. Vor dem Würfeln ausgegeben, für einen Wurf, so viele du willst; die Initiative bestimmt, wer zuerst.
app_reference-markers_blood = BLOOD
app_reference-markers_blood_text = Gibt nur der Feind aus: −1 DICE auf den Erfolgswurf des Modells oder +1 INJURY DICE auf einen Verletzungswurf gegen das Modell.
app_reference-markers_blessing = BLESSING
app_reference-markers_blessing_text = Gibt nur der Besitzer aus: +1 DICE oder −1 INJURY DICE.
app_reference-markers_infection = INFECTION
app_reference-markers_infection_text = Wird wie BLOOD ausgegeben; bei jeder Aktivierung einer mehr.
app_reference-markers_bloodbath = Blutbad
app_reference-markers_bloodbath_text = Der Feind zahlt 6 BLOOD MARKERS, 3 wenn das Modell am Boden ist: Der Verletzungswurf zählt 3 Würfel zusammen.
app_reference-markers_fire_gas_shrapnel = FIRE, GAS, SHRAPNEL
app_reference-markers_fire_gas_shrapnel_text = Ein BLOOD MARKER mehr nach dem Verletzungswurf, auch ohne Wirkung, außer bei NEGATE.

## Down.

app_reference-down_title = Am Boden
app_reference-down_at_once = Sofort
app_reference-down_at_once_text = Die Aktivierung endet. Das Modell bewegt sich nicht, hat −1 DICE, zählt nicht für die Initiative und gilt für die Moral als verloren.
app_reference-down_at_a_ledge = An einer Kante
app_reference-down_at_a_ledge_text = Innerhalb von 1″: erst ein Erfolgswurf, sonst stürzt es und geht dann zu Boden.
app_reference-down_next_activation = Nächste Aktivierung
app_reference-down_next_activation_text = Es steht auf, ohne Wurf; Bewegung und Sturmbonus sind halbiert.

## Ground.

app_reference-ground_title = Gelände
app_reference-ground_difficult = Schwierig
app_reference-ground_difficult_text = Jeder Zoll kostet 2.
app_reference-ground_dangerous = Gefährlich
app_reference-ground_dangerous_text = Beim Betreten oder bei einer Aktivierung darin: RISKY Erfolgswurf; misslungen: ein Verletzungswurf mit seinem Keyword.
app_reference-ground_impassable = Unpassierbar
app_reference-ground_impassable_text = Niemand betritt es; FLYING darf hinüber, aber nicht darauf enden.
app_reference-ground_cover = Deckung
app_reference-ground_cover_text = In Kontakt mit etwas, das mindestens ½″ hoch und so breit wie die Base ist und einen Teil des Modells vor dem Angreifer verbirgt.
app_reference-ground_climb = Klettern
app_reference-ground_climb_text = RISKY Erfolgswurf an der Wand, mit genug Bewegung für die ganze Höhe; misslungen: Es bleibt, wo es war.
app_reference-ground_jump = Springen
app_reference-ground_jump_text = Über eine Lücke bis zur halben Bewegung: RISKY Erfolgswurf; misslungen: Es stürzt, auf der Seite, die der Feind wählt.
app_reference-ground_jump_down = Hinabspringen
app_reference-ground_jump_down_text = Kostet nichts; ab 3″ zählt es als Sturz.
app_reference-ground_fall = Sturz
app_reference-ground_fall_text = Ab 3″ ein Verletzungswurf. Nicht für FLYING.
app_reference-ground_diving_charge = Sprungangriff
app_reference-ground_diving_charge_text = Ein Sprung hinab von mindestens 3″, der innerhalb von 1″ des Ziels endet: RISKY Erfolgswurf statt des Verletzungswurfs für den Sturz; misslungen: am Boden, dann dieser Verletzungswurf.

## Morale Check.

app_reference-morale_title = Moraltest
app_reference-morale_note = Ein Erfolgswurf für die Warband, ohne Marker; +1 DICE, wenn ein LEADER steht.
app_reference-morale_passed = Bestanden
app_reference-morale_passed_text = Es geht weiter; wer erschüttert war, erholt sich.
app_reference-morale_failed = Misslungen
app_reference-morale_failed_text = Die Seite wählt: fliehen und verlieren, oder erschüttert.
app_reference-morale_shaken = Erschüttert
app_reference-morale_shaken_text = Alle ihre Erfolgswürfe sind RISKY; in der nächsten Moralphase prüft sie wieder, egal wie hoch die Verluste. Wieder misslungen: Sie flieht.

## Success Roll: what a sum means.

app_reference-success_failure = Fehlschlag. RISKY: Die Aktivierung endet.
app_reference-success_success = Erfolg.
app_reference-success_critical = Kritisch: Der Verletzungswurf eines Angriffs hat +1 INJURY DICE.
app_reference-success_title = Erfolgswurf
app_reference-success_note = 2 Würfel. Jeder +DICE ist ein Würfel mehr, die 2 höchsten zählen; jeder −DICE auch, die 2 niedrigsten zählen. Plus und Minus heben sich auf.

## Injury Roll: what a sum means.

app_reference-injury_no_effect = Ohne Wirkung.
app_reference-injury_minor_hit = Kratzer: 1 BLOOD MARKER.
app_reference-injury_down = Am Boden, 1 BLOOD MARKER; 2, wenn schon am Boden.
app_reference-injury_out = Außer Gefecht: vom Tisch.
app_reference-or_less = { $figure } oder weniger
app_reference-or_more = { $figure } oder mehr
app_reference-injury_title = Verletzungswurf
app_reference-injury_note = Durch die andere Seite: 2 Würfel, INJURY DICE wie DICE, dann der INJURY MODIFIER. DEADLY und Blutbad zählen 3 Würfel zusammen, beide zugleich 4.

## INJURY MODIFIER: suits and shields by what they take off; $least: the lowest sum.

app_reference-armour_title = INJURY MODIFIER
app_reference-armour_note = Rüstung, Schild und Rüstungswert zählen zusammen, bis { $least }. ARMOUR PIERCING nimmt davon 1 weg, IGNORE ARMOUR alles; IMPERVIOUS bleibt.
app_reference-suits_and_shields = { $suits }; { $shields }

## Tables of chances and of the campaign.

app_reference-campaign = Kampagne (Sieg { $win }, Unentschieden { $draw }, Niederlage { $loss } Punkte)
app_reference-game = Spiel
app_reference-threshold_value = Schwellenwert
app_reference-field_strength = Truppenstärke
app_reference-success_chances = Erfolgswurf, Chancen von 100
app_reference-hits = Treffer
app_reference-critical = kritisch
app_reference-dice = DICE
app_reference-modifier = Modifikator { $figure }
app_reference-injury_chances = Verletzungswurf, Chancen von 100: mindestens am Boden · außer Gefecht
app_reference-injury_dice = INJURY DICE

## What only the app tells, not the sheet. $elite: models at most; $at: points; $dead: a roll; $scars: scars; $loot: ducats.

app_reference-measuring = Messen und Sicht
app_reference-measuring_text = Gemessen wird von Base zu Base, zwischen den nächsten Stellen; messen darfst du jederzeit. Ein Modell sieht ein anderes, wenn es irgendeinen Teil des Körpers sieht: Base, Hände, Füße und Getragenes zählen nicht.
app_reference-set_up = Vor der Schlacht
app_reference-set_up_text = Szenario, Tisch, Gelände und Missionsziele, Aufstellungszonen, die Streitmacht jeder Seite, was vor dem Spiel geschieht. Dann abwechselnd je ein Modell, die größere Seite zuerst, INFILTRATOR-Modelle zuletzt.
app_reference-end_of_game = Spielende
app_reference-end_of_game_text = Nach dem letzten Zug entscheiden die Siegpunkte. Wer flieht oder kein Modell mehr hat, verliert sofort. Was aus denen wird, die außer Gefecht sind, wird im Nachspiel gewürfelt.
app_reference-out_of_action = Außer Gefecht
app_reference-out_of_action_text = Das Modell kommt vom Tisch und gilt als verloren. Was aus ihm wird, wird nach der Schlacht gewürfelt.
app_reference-ground_open = Offen
app_reference-ground_open_text = Kostet nichts extra. Hindernisse bis 1″, Gräben bis 3″ und Leitern gelten als offen.
app_reference-ground_moved = Von anderem bewegt
app_reference-ground_moved_text = Ein Sturz oder Stoß folgt nicht den Bewegungsregeln, bringt aber nie ein Modell vom Tisch.
app_reference-promotion = Beförderung
app_reference-promotion_text = Beförderungswürfel gehen an einfache Modelle, die aufsteigen können; niemand bekommt einen dritten, bevor alle zwei haben. Eine 6 macht auf Dauer ELITE; nach fünf Würfeln in Folge ohne 6 ist der sechste eine 6. Eine Warband mit { $elite } ELITE befördert niemanden.
app_reference-experience = Erfahrung
app_reference-experience_text = ELITE, das gekämpft hat und lebt, bekommt 1 Punkt, und 1 mehr für eine Ruhmestat. Mit { $at } Punkten steigt es auf: zwei Tabellen mit Skills, 2D6 auf jeder, einen der beiden lernt es.
app_reference-trauma = Traumatabelle
app_reference-trauma_text = Für jedes ELITE-Modell, das außer Gefecht ging. Andere machen einen Überlebenswurf und sterben bei { $dead } oder weniger. Mit { $scars } Kampfnarben verlässt ein Modell die Warband.
app_reference-exploration = Erkundung
app_reference-exploration_text = Die Summe der Würfel findet einen Fundort, jeden nur einmal je Warband, und bringt { $loot } Dukaten je Punkt, egal was gefunden wird.
app_reference-exploration_dice = Würfel
app_reference-exploration_tables = Tabellen
app_reference-exploration_table = Erkundung: { $table }
app_reference-skill_table = Skills: { $table }
app_reference-skill = Skill
app_reference-patron = Patron
app_reference-patron_text = Irgendein Skill des Patrons.
app_reference-result = Ergebnis
app_reference-means = Bedeutung
app_reference-total = Summe
app_reference-location = Fundort
app_reference-option = { $name }: { $text }
app_reference-from_game = Ab Spiel

### Ściąga: co sprawdza się przy stole.

app_reference-turn_title = Tura
app_reference-turn_initiative = Inicjatywa
app_reference-turn_initiative_text = Ma ją strona z mniejszą liczbą stojących modeli; przy równej rzut rozstrzygający. Mówi, kto zaczyna, i ustala kolejność tego, co dzieje się naraz.
app_reference-turn_start = Początek tury
app_reference-turn_start_text = To, co robi wtedy scenariusz albo zdolność.
app_reference-turn_activation = Aktywacja
app_reference-turn_activation_text = Na zmianę, po jednym modelu; kto nie ma już żadnego, czeka. Przy aktywacji powalony model wstaje, liczą się REGENERATE i INFECTION, a niebezpieczny teren pod nim wymaga testu.
app_reference-turn_morale = Morale
app_reference-turn_morale_text = Strona, której połowa oddziału (w górę) jest powalona albo wyłączona z akcji, robi test morale.
app_reference-turn_end = Koniec tury
app_reference-turn_end_text = Teraz punkty zwycięstwa i cała reszta. Po ostatniej turze koniec gry.

app_reference-actions_title = ACTIONS
app_reference-actions_note = Każda raz w aktywacji, w dowolnej kolejności; z ruchu, szarży i odwrotu tylko jedno.
app_reference-actions_move_text = Najwyżej o swój Ruch, bez wchodzenia w promień { $near } od wroga. Kto zaczyna w promieniu { $near }, zostaje w promieniu { $near } od tych samych wrogów.
app_reference-actions_charge_text = Na widocznego wroga do 12″, nie gdy jakiś jest w promieniu { $near }. Ruch + D6, najwyżej 12″, najkrótszą drogą. Udana, gdy cel jest w promieniu { $near }; walka to osobna ACTION.
app_reference-actions_retreat_text = Od wroga w promieniu { $near }: najpierw każdy z nich może zaatakować jedną bronią, potem do pełnego Ruchu, z końcem dalej niż { $near } od wszystkich.
app_reference-actions_shoot_text = Jedna broń dystansowa albo granat, do widocznego wroga w zasięgu; nie w promieniu { $near } od wroga. Nie razem z szarżą ani walką, chyba że ASSAULT. HEAVY: bez ruchu przed i po, chyba że STRONG.
app_reference-actions_fight_text = Z widocznym wrogiem w promieniu { $near }. Druga jednoręczna broń też uderza, z drugiej ręki.
app_reference-actions_move = Ruch
app_reference-actions_charge = Szarża
app_reference-actions_retreat = Odwrót
app_reference-actions_dash = Sprint
app_reference-actions_dash_text = Rzut na sukces RISKY, potem ruch, niezależnie od reszty.
app_reference-actions_shoot = Strzał
app_reference-actions_fight = Walka
app_reference-actions_others = Inne
app_reference-actions_others_text = To, co dają zdolności, ekwipunek i scenariusz.

app_reference-dice_title = DICE ataku
app_reference-dice_note = Do tego cecha, broń i zdolności.
app_reference-dice_elevated = Przewaga wysokości: strzelec stoi co najmniej 3″ wyżej
app_reference-dice_diving_charge = następny atak wręcz po szarży z góry
app_reference-dice_long_range = Daleki zasięg: ponad połowa zasięgu
app_reference-dice_cover = strzał do celu za osłoną
app_reference-dice_defended_obstacle = walka wręcz przez bronioną przeszkodę
app_reference-dice_off_hand = Druga ręka: każdy atak drugą bronią
app_reference-dice_fear = walka wręcz z FEAR, bez FEAR i NEGATE FEAR
app_reference-dice_block = walka wręcz po szarży na BLOCK
app_reference-dice_down = atakujący jest powalony
app_reference-dice_into_melee = strzał w walkę wręcz: 1–3 celem jest ktoś swój, 4–6 wróg

app_reference-injury_dice_title = INJURY DICE
app_reference-injury_dice_critical = trafienie krytyczne; +2 z CRITICAL
app_reference-injury_dice_down = walka wręcz z powalonym modelem
app_reference-injury_dice_fall = za każde pełne 3″ upadku
app_reference-injury_dice_blood = za każdy BLOOD MARKER wydany przez wroga
app_reference-injury_dice_blessing = za każdy BLESSING MARKER wydany przez właściciela
app_reference-injury_dice_shotgun = SHOTGUN na dalekim zasięgu, zamiast −1 DICE

app_reference-markers_title = Znaczniki
app_reference-markers_note = Najwyżej { $most } każdego rodzaju na modelu. Wydaje się je przed rzutem, na jeden rzut, ile się chce; kto pierwszy, mówi inicjatywa.
app_reference-markers_blood = BLOOD
app_reference-markers_blood_text = Wydaje tylko wróg: −1 DICE do rzutu na sukces modelu albo +1 INJURY DICE do rzutu na jego obrażenia.
app_reference-markers_blessing = BLESSING
app_reference-markers_blessing_text = Wydaje tylko właściciel: +1 DICE albo −1 INJURY DICE.
app_reference-markers_infection = INFECTION
app_reference-markers_infection_text = Wydaje się jak BLOOD; jeden więcej przy każdej aktywacji.
app_reference-markers_bloodbath = Bloodbath
app_reference-markers_bloodbath_text = Wróg płaci 6 BLOOD MARKERS, a 3, gdy model jest powalony: w rzucie na obrażenia sumuje się 3 kości.
app_reference-markers_fire_gas_shrapnel = FIRE, GAS, SHRAPNEL
app_reference-markers_fire_gas_shrapnel_text = Jeden BLOOD MARKER więcej po rzucie na obrażenia, także bez efektu, o ile nie ma NEGATE.

app_reference-down_title = Powalony
app_reference-down_at_once = Od razu
app_reference-down_at_once_text = Jego aktywacja się kończy. Nie rusza się, ma −1 DICE, nie liczy się do inicjatywy, dla morale jest stracony.
app_reference-down_at_a_ledge = Przy krawędzi
app_reference-down_at_a_ledge_text = W promieniu 1″: najpierw rzut na sukces; nieudany to upadek, potem powalenie.
app_reference-down_next_activation = Następna aktywacja
app_reference-down_next_activation_text = Wstaje bez rzutu; Ruch i premia do szarży są o połowę mniejsze.

app_reference-ground_title = Teren
app_reference-ground_difficult = Trudny
app_reference-ground_difficult_text = Każdy cal kosztuje 2.
app_reference-ground_dangerous = Niebezpieczny
app_reference-ground_dangerous_text = Wejście albo aktywacja na nim: rzut na sukces RISKY; nieudany: rzut na obrażenia z jego słowem kluczowym.
app_reference-ground_impassable = Nieprzekraczalny
app_reference-ground_impassable_text = Nikt nie wchodzi; FLYING może przelecieć, nie może tam skończyć.
app_reference-ground_cover = Osłona
app_reference-ground_cover_text = Styk z elementem wysokim co najmniej na ½″ i szerokim jak podstawka, który zasłania jej część przed atakującym.
app_reference-ground_climb = Wspinaczka
app_reference-ground_climb_text = Rzut na sukces RISKY pod ścianą, gdy ruchu starcza na całą wysokość; nieudany: model zostaje, gdzie był.
app_reference-ground_jump = Skok
app_reference-ground_jump_text = Nad przerwą do połowy Ruchu: rzut na sukces RISKY; nieudany: upadek, po stronie, którą wybiera wróg.
app_reference-ground_jump_down = Zeskok
app_reference-ground_jump_down_text = Nic nie kosztuje; od 3″ liczy się jako upadek.
app_reference-ground_fall = Upadek
app_reference-ground_fall_text = Od 3″ rzut na obrażenia. Nie dla FLYING.
app_reference-ground_diving_charge = Szarża z góry
app_reference-ground_diving_charge_text = Zeskok z co najmniej 3″, który kończy się w promieniu 1″ od celu: rzut na sukces RISKY zamiast rzutu na obrażenia za upadek; nieudany: powalony, potem ten rzut na obrażenia.

app_reference-morale_title = Test morale
app_reference-morale_note = Rzut na sukces bandy, bez znaczników; +1 DICE, gdy stoi LEADER.
app_reference-morale_passed = Zdany
app_reference-morale_passed_text = Gra toczy się dalej; wstrząśnięta banda dochodzi do siebie.
app_reference-morale_failed = Niezdany
app_reference-morale_failed_text = Gracz wybiera: ucieczka i przegrana albo banda wstrząśnięta.
app_reference-morale_shaken = Wstrząśnięta
app_reference-morale_shaken_text = Wszystkie jej rzuty na sukces są RISKY; w następnej fazie morale testuje znowu, bez względu na straty. Drugi niezdany: ucieka.

app_reference-success_failure = Porażka. RISKY: aktywacja się kończy.
app_reference-success_success = Sukces.
app_reference-success_critical = Krytyk: rzut na obrażenia ataku ma +1 INJURY DICE.
app_reference-success_title = Rzut na sukces
app_reference-success_note = 2 kości. Każde +DICE to jedna kość więcej, zostają 2 najwyższe; każde −DICE jedna więcej, zostają 2 najniższe. Plus i minus się znoszą.

app_reference-injury_no_effect = Bez efektu.
app_reference-injury_minor_hit = Draśnięcie: 1 BLOOD MARKER.
app_reference-injury_down = Powalony, 1 BLOOD MARKER; 2, jeśli już jest powalony.
app_reference-injury_out = Wyłączony z akcji: znika ze stołu.
app_reference-or_less = { $figure } lub mniej
app_reference-or_more = { $figure } lub więcej
app_reference-injury_title = Rzut na obrażenia
app_reference-injury_note = Rzuca druga strona: 2 kości, INJURY DICE jak DICE, potem INJURY MODIFIER. DEADLY i Bloodbath sumują 3 kości, razem 4.

app_reference-armour_title = INJURY MODIFIER
app_reference-armour_note = Zbroja, tarcza i cecha Pancerz sumują się, najniżej do { $least }. ARMOUR PIERCING odejmuje im 1, IGNORE ARMOUR wszystko; IMPERVIOUS zostaje.
app_reference-suits_and_shields = { $suits }; { $shields }

app_reference-campaign = Kampania (punkty: wygrana { $win }, remis { $draw }, porażka { $loss })
app_reference-game = Gra
app_reference-threshold_value = Próg
app_reference-field_strength = Liczebność
app_reference-success_chances = Rzut na sukces, szanse na 100
app_reference-hits = trafienie
app_reference-critical = krytyk
app_reference-dice = DICE
app_reference-modifier = modyfikator { $figure }
app_reference-injury_chances = Rzut na obrażenia, szanse na 100: powalony lub gorzej · wyłączony z akcji
app_reference-injury_dice = INJURY DICE

## What only the app tells, not the sheet. $elite: models at most; $at: points; $dead: a roll; $scars: scars; $loot: ducats.

app_reference-measuring = Mierzenie i widoczność
app_reference-measuring_text = Odległość mierzy się od podstawki do podstawki, między najbliższymi punktami; mierzyć można zawsze. Model widzi inny, gdy widzi dowolną część jego ciała: podstawka, dłonie, stopy i to, co niesie, się nie liczą.
app_reference-set_up = Przed bitwą
app_reference-set_up_text = Scenariusz, stół, teren i cele, strefy rozstawienia, oddział każdej strony, to, co dzieje się przed grą. Potem na zmianę po jednym modelu, większa strona pierwsza, modele z INFILTRATOR na końcu.
app_reference-end_of_game = Koniec gry
app_reference-end_of_game_text = Po ostatniej turze decydują punkty zwycięstwa. Strona, która ucieka albo nie ma już modeli, przegrywa od razu. Los wyłączonych z akcji rozstrzyga się w rozliczeniu.
app_reference-out_of_action = Wyłączony z akcji
app_reference-out_of_action_text = Model znika ze stołu i liczy się jako stracony. Co się z nim stanie, rozstrzyga rzut po bitwie.
app_reference-ground_open = Otwarty
app_reference-ground_open_text = Nic dodatkowo nie kosztuje. Przeszkody do 1″, okopy do 3″ i drabiny liczą się jako otwarty teren.
app_reference-ground_moved = Ruch nie z wyboru
app_reference-ground_moved_text = Upadek albo pchnięcie nie podlega zasadom ruchu, ale nigdy nie zdejmuje modelu ze stołu.
app_reference-promotion = Awans
app_reference-promotion_text = Kości awansu dostają szeregowi, którzy mogą awansować; nikt nie dostaje trzeciej, zanim wszyscy mają po dwie. 6 daje ELITE na stałe; po pięciu kościach z rzędu bez awansu szósta to 6. Banda, w której ELITE są już { $elite }, nikogo nie awansuje.
app_reference-experience = Doświadczenie
app_reference-experience_text = ELITE, który walczył i żyje, dostaje 1 punkt i 1 więcej za chwalebny czyn. Przy { $at } punktach rozwija się: dwie tabele umiejętności, 2D6 na każdej, jednej z dwóch się uczy.
app_reference-trauma = Tabela traumy
app_reference-trauma_text = Dla każdego ELITE wyłączonego z akcji. Szeregowy robi zamiast tego rzut na przeżycie i ginie przy { $dead } lub mniej. Liczba blizn bojowych, z którą model opuszcza bandę: { $scars }.
app_reference-exploration = Eksploracja
app_reference-exploration_text = Suma kości wskazuje lokację, każdą tylko raz dla bandy. Za każdy punkt sumy banda dostaje też dukaty ({ $loot }), cokolwiek znajdzie.
app_reference-exploration_dice = Kości
app_reference-exploration_tables = Tabele
app_reference-exploration_table = Eksploracja: { $table }
app_reference-skill_table = Umiejętności: { $table }
app_reference-skill = Umiejętność
app_reference-patron = Patron
app_reference-patron_text = Dowolna umiejętność patrona.
app_reference-result = Wynik
app_reference-means = Co znaczy
app_reference-total = Suma
app_reference-location = Lokacja
app_reference-option = { $name }: { $text }
app_reference-from_game = Od gry

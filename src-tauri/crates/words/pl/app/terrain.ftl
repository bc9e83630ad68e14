### Jak teren nazywa się na drukowanej mapie: element bez własnej nazwy według rodzaju, a także rysunki w legendzie.

app_terrain-ruined_building = Ruina
app_terrain-ruined_corner = Narożnik
app_terrain-trench = Okop
app_terrain-hill = Wzgórze
app_terrain-wall = Mur
app_terrain-landmark = Pomnik
app_terrain-intact_building = Budynek
app_terrain-difficult = Trudny
app_terrain-dangerous = Groźny
app_terrain-river = Rzeka
app_terrain-stream = Strumień
app_terrain-obstacle = Przeszkoda
app_terrain-wire = Drut
app_terrain-hedge = Żywopłot
app_terrain-wood = Las
app_terrain-crater = Lej
app_terrain-mire = Błoto
app_terrain-also_difficult = Też trudny
app_terrain-also_dangerous = Też groźny
app_terrain-impassable = Nie do przejścia
app_terrain-mined = Zaminowany

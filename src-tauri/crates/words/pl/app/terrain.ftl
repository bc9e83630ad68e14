### Jak na drukowanej mapie nazywa się element terenu bez własnej nazwy.

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

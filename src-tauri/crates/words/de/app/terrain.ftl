### Wie ein Geländestück ohne eigenen Namen auf einer gedruckten Karte heißt.

app_terrain-ruined_building = Ruine
app_terrain-ruined_corner = Mauerecke
app_terrain-trench = Graben
app_terrain-hill = Hügel
app_terrain-wall = Mauer
app_terrain-landmark = Wahrzeichen
app_terrain-intact_building = Gebäude
app_terrain-difficult = Schwierig
app_terrain-dangerous = Gefährlich
app_terrain-river = Fluss
app_terrain-stream = Bach
app_terrain-obstacle = Hindernis

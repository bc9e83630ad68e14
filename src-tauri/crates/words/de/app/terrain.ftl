### Wie Gelände auf einer gedruckten Karte heißt: ein Stück ohne eigenen Namen nach seiner Art, und die Zeichnungen der Legende.

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
app_terrain-wire = Draht
app_terrain-hedge = Hecke
app_terrain-wood = Wald
app_terrain-crater = Krater
app_terrain-mire = Schlamm
app_terrain-also_difficult = Auch schwierig
app_terrain-also_dangerous = Auch gefährlich
app_terrain-impassable = Unpassierbar
app_terrain-mined = Vermint

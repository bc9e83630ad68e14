### What a piece of terrain without a label is called on a printed map.

app_terrain-ruined_building = Ruin
app_terrain-ruined_corner = Corner
app_terrain-trench = Trench
app_terrain-hill = Hill
app_terrain-wall = Wall
app_terrain-landmark = Landmark
app_terrain-intact_building = Building
app_terrain-difficult = Difficult
app_terrain-dangerous = Dangerous
app_terrain-river = River
app_terrain-stream = Stream
app_terrain-obstacle = Obstacle

### What terrain is called on a printed map: a piece without a label by its kind, and the drawings in the legend.

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
app_terrain-wire = Wire
app_terrain-hedge = Hedge
app_terrain-wood = Wood
app_terrain-crater = Crater
app_terrain-mire = Mud
app_terrain-also_difficult = Also difficult
app_terrain-also_dangerous = Also dangerous
app_terrain-impassable = Impassable
app_terrain-mined = Mined

### Two states of a Warband side by side.

app_compared-roster = Roster
app_compared-joined = kommt dazu
app_compared-left = geht
app_compared-pack = Paket
app_compared-known = bekannt
app_compared-name = Name
app_compared-picture = Bild
app_compared-another = ein anderes oder keins
app_compared-ducats = Dukaten
app_compared-glory = Ruhm
app_compared-movement = Bewegung
app_compared-ranged = Fernkampf
app_compared-melee = Nahkampf
app_compared-armour = Rüstung
app_compared-base = Base, mm
app_compared-keyword = Keyword
app_compared-ability = Fähigkeit
app_compared-as_before = wie bisher
app_compared-otherwise = wirkt anders

### Two states of a Warband side by side.

app_compared-roster = Roster
app_compared-joined = joins
app_compared-left = leaves
app_compared-pack = Pack
app_compared-known = known
app_compared-name = Name
app_compared-picture = Picture
app_compared-another = another one, or none
app_compared-ducats = Ducats
app_compared-glory = Glory
app_compared-movement = Move
app_compared-ranged = Ranged
app_compared-melee = Melee
app_compared-armour = Armour
app_compared-base = Base, mm
app_compared-keyword = Keyword
app_compared-ability = Ability
app_compared-as_before = as before
app_compared-otherwise = works otherwise

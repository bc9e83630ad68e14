### Dwa stany bandy obok siebie.

app_compared-roster = Rozpiska
app_compared-joined = dołącza
app_compared-left = odchodzi
app_compared-pack = Pakiet
app_compared-known = znane
app_compared-name = Nazwa
app_compared-picture = Zdjęcie
app_compared-another = inne albo żadne
app_compared-ducats = Dukaty
app_compared-glory = Chwała
app_compared-movement = Ruch
app_compared-ranged = Strzał
app_compared-melee = Wręcz
app_compared-armour = Pancerz
app_compared-base = Podstawka, mm
app_compared-keyword = Słowo kluczowe
app_compared-ability = Zdolność
app_compared-as_before = jak przedtem
app_compared-otherwise = działa inaczej

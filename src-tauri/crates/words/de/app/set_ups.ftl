### What stands in the way of a battle that is set up. $letter: of a side.

app_set_ups-sides_not_played = Die App schreibt nur Schlachten mit zwei Seiten mit, und dieses Szenario hat { $sides }: Trag das Ergebnis von Hand ein.
app_set_ups-no_force = Seite { $letter } hat noch keine Streitmacht.
app_set_ups-side_fails = Seite { $letter }: { $why }
app_set_ups-same_warband = Zwei Seiten haben dieselbe Warband.
app_set_ups-no_campaign = Die Kampagne, für die aufgebaut wurde, ist nicht in diesem Buch.
app_set_ups-not_a_member = Seite { $letter } gehört nicht zu { $campaign }: Nimm sie dort auf, oder spielt außerhalb der Kampagne.
app_set_ups-bad_weather = Die Wettertabelle ist nicht lesbar: { $why }.
app_set_ups-put_away_elsewhere = Ein Aufbau wird mit dem Spiel weggelegt oder zurückgeholt, das seine Kampagne geplant hat.

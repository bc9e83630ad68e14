### Results that travel as files, and what differs between two sheets of a battle.

## The window that asks for a file: what it is headed, and what such files are called in it.

app_results-send = Ergebnis senden
app_results-results = Ergebnisse von Schlachten

## What differs, at the head of a line.

app_results-winner = Sieger
app_results-turns = Züge
app_results-day = Tag
app_results-attacker = Angreifer

## The same of one side. $name: the side; $what: one of those below.

app_results-of = { $name }: { $what }
app_results-victory_points = Siegpunkte
app_results-gave_up = gab auf
app_results-fell = außer Gefecht
app_results-deeds = Ruhmestaten
app_results-used_up = verbrauchte Ausrüstung
app_results-left = verließ die Warband für immer
app_results-took_part = Modelle, die mitkämpften

## How it stands. $name: who fell; $foe: the side that did it.

app_results-drawn = unentschieden
app_results-not_written = nicht notiert
app_results-by_foe = { $name } durch { $foe }

## Who sent a file, behind their name and its day. $entry: the first letters of the entry that proves it.

app_results-for_campaign = für die Kampagne { $campaign }
app_results-proved_by = belegt durch Eintrag { $entry }

## Beside a file.

app_results-by_guess = Gilt als das Spiel derselben Warbands im selben Szenario am selben Tag: Mehr sagt die Datei nicht.

## Why a result is corrected. $by: who sent the file.

app_results-as_sent_by = wie von { $by } gesendet
app_results-as_in_file = wie in einer Datei

## Refusals. $file: its name; $name: a campaign, a Warband or a model.

app_results-same_battle = Die Kampagne hat diese Schlacht schon: Sie kann kein anderes Spiel sein.
app_results-logged_here = Diese Schlacht wird hier mitgeschrieben: Ihr Log sagt, wie sie endet.
app_results-other_campaign = Sie wurde für { $name } geschlagen, und diese Kampagne ist in diesem Buch: Lies das Ergebnis auf ihrer Seite ein.
app_results-forged = { $file }: Das Ergebnis ist nicht das, was sein eigener Eintrag sagt.
app_results-newer = { $file }: Nur ein neueres No Man’s Ledger kann den Eintrag lesen.
app_results-too_many = { $files } Dateien sind zu viele: höchstens { $most } auf einmal.
app_results-unsettled = { $name } muss erst eine frühere Schlacht abwickeln: So lange wartet dieses Ergebnis.
app_results-no_warband = { $name } ist weder eine Warband dieser Kampagne noch jemand, der darin spielt.
app_results-no_model = { $name } gibt es hier in { $warband } nicht.

### House packs: what their rows say, and what sets two packs apart.

# What a field of a row is called. $field: which.
app_house_packs-field_named = { $field ->
        [name] Name
        [ducats] Dukaten
        [glory] Ruhm
        [price] Preis
        [least] Mindestens
        [limit] Limit
        [movement] Bewegung
        [ranged] Fernkampf
        [melee] Nahkampf
        [armour] Rüstung
        [base] Base, mm
        [keyword] Keyword
        [kit] Ausrüstung
        [kind] Kategorie
        [hands] Hände
        [range] Reichweite
        [dice] DICE
        [injury_dice] INJURY DICE
        [injury_modifier] INJURY MODIFIER
        [protection] Schutz
        [effects] Effekte
        [allowed] Wer es nehmen darf
        [not] Wer nicht
        [meaning] Bedeutung
       *[other] Weitere Angaben
    }
# What a sort of row is called, after the name of its list.
app_house_packs-part_named = { $part ->
        [faction] Fraktion
        [variant] Variante
        [model] Modell
        [mercenary] Söldner
        [line] Rüstkammer
        [power] Goetische Macht
        [item] Battlekit
        [keyword] Keyword
        [scenario] Szenario
        [skill] Skill
        [skill_table] Skill-Tabelle
        [patron] Patron
        [trauma] Trauma
        [exploration] Erkundung
        [find] Fund
        [campaign] Kampagne
       *[map] Karte
    }
app_house_packs-kind_named = { $kind ->
        [ranged] Fernkampfwaffe
        [grenade] Granate
        [melee] Nahkampfwaffe
        [armour] Rüstung
        [shield] Schild
        [headgear] Kopfbedeckung
       *[equipment] Ausrüstung
    }

## Effects as a form holds them.

app_house_packs-when_named = { $when ->
        [always] jederzeit
        [own_success_roll] bei seinen Erfolgswürfen
        [targeted_by_attack] bei Angriffen auf es
        [own_injury_roll] bei Verletzungswürfen, die es verursacht
        [injury_roll_against] bei Verletzungswürfen gegen es
        [after_own_injury_roll] nach einem Verletzungswurf, den es verursacht
       *[morale_check] bei Moraltests
    }
app_house_packs-condition_named = { $condition ->
        [ranged] Fernkampfangriffe
        [melee] Nahkampfangriffe
        [critical] ein kritischer Treffer
        [target_down] das Ziel liegt am Boden
        [short_range] auf kurze Reichweite
        [dash] beim Sprint
        [climb] beim Klettern
        [jump] beim Springen
        [elevated] aus erhöhter Position
        [first_action_charge] nach einem Sturmangriff als erster ACTION
        [charged] es ist in diesem Zug gestürmt
       *[out_of_action] das Ziel ist außer Gefecht
    }
# In a list to choose from, without a number.
app_house_packs-what_named = { $what ->
        [dice] DICE
        [injury_dice] INJURY DICE
        [injury_modifier] INJURY MODIFIER
        [keyword] hat ein Keyword
        [loses_keyword] verliert ein Keyword
        [ranged_characteristic] Fernkampfwert
        [melee_characteristic] Nahkampfwert
        [movement] Bewegung
        [target_blood] BLOOD MARKERS auf das Ziel
        [own_blessing] BLESSING MARKERS auf sich selbst
        [no_blood_markers] nimmt nie BLOOD MARKERS
        [automatic_success] gelingt ohne Wurf
        [cannot_dash] kann nicht sprinten
        [cannot_retreat] kann sich nicht zurückziehen
        [no_fall_injury] wird durch Stürze nicht verletzt
        [stands_fast] steht auf, ohne Bewegung zu verlieren
       *[reminder] eine Erinnerung für den Tisch
    }
# $value: a number with its sign, a length, a keyword or a sentence.
app_house_packs-happens = { $what ->
        [dice] { $value } DICE
        [injury_dice] { $value } INJURY DICE
        [injury_modifier] { $value } INJURY MODIFIER
        [keyword] { $value }
        [loses_keyword] verliert { $value }
        [ranged_characteristic] Fernkampf { $value }
        [melee_characteristic] Nahkampf { $value }
        [movement] Bewegung { $value }
        [target_blood] { $value } BLOOD MARKERS auf das Ziel
        [own_blessing] { $value } BLESSING MARKERS auf sich selbst
        [no_blood_markers] nimmt nie BLOOD MARKERS
        [automatic_success] gelingt ohne Wurf
        [cannot_dash] kann nicht sprinten
        [cannot_retreat] kann sich nicht zurückziehen
        [no_fall_injury] wird durch Stürze nicht verletzt
        [stands_fast] steht auf, ohne Bewegung zu verlieren
       *[reminder] { $value }
    }
# $happens, $when, $conditions: as above.
app_house_packs-at_when = { $happens } ({ $when })
app_house_packs-at_when_if = { $happens } ({ $when }: { $conditions })
app_house_packs-always_if = { $happens } ({ $conditions })
app_house_packs-an_action = die ACTION { $name }
app_house_packs-nothing_done = nichts

## Values.

app_house_packs-unlimited = kein Limit
app_house_packs-cannot = kann es nicht
app_house_packs-everybody = alle
app_house_packs-elite = ELITE-Modelle
app_house_packs-troop = Troops
# A model and an option that it must have.
app_house_packs-with_option = { $name } mit { $option }
app_house_packs-without_option = alle ohne { $option }
app_house_packs-in_ducats = { $count ->
        [one] { $count } Dukaten
       *[other] { $count } Dukaten
    }
app_house_packs-in_glory = { $count } Ruhm
app_house_packs-of_faction = { $faction } · { $variant }
app_house_packs-mercenaries = Söldner

## What stands in the way of keeping it.

# $part, $place: a part of the pack and a place in it, as files name them.
app_house_packs-elsewhere = An anderer Stelle im Paket ({ $part }{ $place })
app_house_packs-name_taken = Ein Paket { $name }, Version { $version }, gibt es schon: Gib diesem eine andere Version.
app_house_packs-nothing_changed = Noch ist nichts geändert: Das ist das Paket, mit dem du begonnen hast.

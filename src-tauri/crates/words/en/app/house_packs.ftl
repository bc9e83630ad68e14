### House packs: what their rows say, and what sets two packs apart.

# What a field of a row is called. $field: which.
app_house_packs-field_named = { $field ->
        [name] Name
        [ducats] Ducats
        [glory] Glory
        [price] Price
        [least] At least
        [limit] Limit
        [movement] Move
        [ranged] Ranged
        [melee] Melee
        [armour] Armour
        [base] Base, mm
        [keyword] Keyword
        [kit] Kit
        [kind] Category
        [hands] Hands
        [range] Range
        [dice] DICE
        [injury_dice] INJURY DICE
        [injury_modifier] INJURY MODIFIER
        [protection] Protection
        [effects] Effects
        [allowed] Who may take it
        [not] Who may not
        [meaning] Meaning
       *[other] Other details
    }
# What a sort of row is called, after the name of its list.
app_house_packs-part_named = { $part ->
        [faction] faction
        [variant] variant
        [model] model
        [mercenary] Mercenary
        [line] armoury
        [power] Goetic Power
        [item] Battlekit
        [keyword] keyword
        [scenario] scenario
        [skill] Skill
        [skill_table] table of Skills
        [patron] Patron
        [trauma] Trauma
        [exploration] Exploration
        [find] find
        [campaign] campaign
       *[map] map
    }
app_house_packs-kind_named = { $kind ->
        [ranged] Ranged Weapon
        [grenade] Grenade
        [melee] Melee Weapon
        [armour] Armour
        [shield] Shield
        [headgear] Headgear
       *[equipment] Equipment
    }

## Effects as a form holds them.

app_house_packs-when_named = { $when ->
        [always] at all times
        [own_success_roll] on its Success Rolls
        [targeted_by_attack] on attacks against it
        [own_injury_roll] on Injury Rolls it causes
        [injury_roll_against] on Injury Rolls against it
        [after_own_injury_roll] after an Injury Roll it causes
       *[morale_check] on Morale Checks
    }
app_house_packs-condition_named = { $condition ->
        [ranged] ranged attacks
        [melee] melee attacks
        [critical] a critical hit
        [target_down] the target is Down
        [short_range] at Short Range
        [dash] Dash
        [climb] climbing
        [jump] jumping
        [elevated] from an Elevated Position
        [first_action_charge] after a Charge as its first ACTION
        [charged] it charged this Turn
       *[out_of_action] the target is Out of Action
    }
# In a list to choose from, without a number.
app_house_packs-what_named = { $what ->
        [dice] DICE
        [injury_dice] INJURY DICE
        [injury_modifier] INJURY MODIFIER
        [keyword] has a keyword
        [loses_keyword] loses a keyword
        [ranged_characteristic] Ranged Characteristic
        [melee_characteristic] Melee Characteristic
        [movement] Move
        [target_blood] BLOOD MARKERS on the target
        [own_blessing] BLESSING MARKERS on itself
        [no_blood_markers] never takes BLOOD MARKERS
        [automatic_success] succeeds without a roll
        [cannot_dash] cannot Dash
        [cannot_retreat] cannot Retreat
        [no_fall_injury] is not injured by falling
        [stands_fast] stands up without losing Move
       *[reminder] a reminder for the table
    }
# $value: a number with its sign, a length, a keyword or a sentence.
app_house_packs-happens = { $what ->
        [dice] { $value } DICE
        [injury_dice] { $value } INJURY DICE
        [injury_modifier] { $value } INJURY MODIFIER
        [keyword] { $value }
        [loses_keyword] loses { $value }
        [ranged_characteristic] Ranged { $value }
        [melee_characteristic] Melee { $value }
        [movement] Move { $value }
        [target_blood] { $value } BLOOD MARKERS on the target
        [own_blessing] { $value } BLESSING MARKERS on itself
        [no_blood_markers] never takes BLOOD MARKERS
        [automatic_success] succeeds without a roll
        [cannot_dash] cannot Dash
        [cannot_retreat] cannot Retreat
        [no_fall_injury] is not injured by falling
        [stands_fast] stands up without losing Move
       *[reminder] { $value }
    }
# $happens, $when, $conditions: as above.
app_house_packs-at_when = { $happens } ({ $when })
app_house_packs-at_when_if = { $happens } ({ $when }: { $conditions })
app_house_packs-always_if = { $happens } ({ $conditions })
app_house_packs-an_action = the ACTION { $name }
app_house_packs-nothing_done = nothing

## Values.

app_house_packs-unlimited = no limit
app_house_packs-cannot = cannot
app_house_packs-everybody = everybody
app_house_packs-elite = ELITE models
app_house_packs-troop = Troops
# A model and an option that it must have.
app_house_packs-with_option = { $name } with { $option }
app_house_packs-without_option = those without { $option }
app_house_packs-in_ducats = { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }
app_house_packs-in_glory = { $count } Glory
app_house_packs-of_faction = { $faction } · { $variant }
app_house_packs-mercenaries = Mercenaries

## What stands in the way of keeping it.

# $part, $place: a part of the pack and a place in it, as files name them.
app_house_packs-elsewhere = Elsewhere in the pack ({ $part }{ $place })
app_house_packs-name_taken = There is a pack { $name }, version { $version }, already: give this one another version.
app_house_packs-nothing_changed = Nothing is changed yet: this is the pack that you began from.

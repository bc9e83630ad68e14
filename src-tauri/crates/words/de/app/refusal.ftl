### Why something may not be had, in two or three words; the whole sentence stands beside it.

## What it costs, and what is in hand for it.

app_refusal-unpaid_ducats = { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }, { $strongbox } da
app_refusal-unpaid_glory = { $glory } Ruhm, { $unspent } da

## A model that comes with another, where the Warband has none of those.

app_refusal-lacks = noch kein { $other }

## Kit that no find or Skill has brought within reach.

app_refusal-locked = noch nicht zu kaufen

## What is wrong with the list that it would make.

app_refusal-not_in_pack = nicht in diesem Paket
app_refusal-not_in_variant = nicht in dieser Variante
app_refusal-campaign_only = nur in Kampagnen
app_refusal-others_missing = andere fehlen
app_refusal-no_more = mehr nicht erlaubt
app_refusal-group_full = die Gruppe ist voll
app_refusal-nobody_leads = niemand führt
app_refusal-choose_first = erst wählen
app_refusal-option_missing = eine Option fehlt
app_refusal-limit_reached = Limit erreicht
app_refusal-excludes = schließt anderes aus
app_refusal-needs_option = braucht eine Option
app_refusal-one_of_group = eins aus der Gruppe
app_refusal-not_for_model = nicht für dieses Modell
app_refusal-another_sin = andere Sünde
app_refusal-has_power = hat seine Power
app_refusal-not_in_armoury = nicht in der Rüstkammer
app_refusal-elite_only = nur ELITE
app_refusal-other_models = nur andere Modelle
app_refusal-buys_none = kauft keine Ausrüstung
app_refusal-buys_other_kinds = kauft andere Arten
app_refusal-never_this_kind = nie diese Art
app_refusal-never_this_item = nie dies
app_refusal-buys_others = kauft nur andere
app_refusal-no_two_handed = nichts Zweihändiges
app_refusal-lacks_keyword = ein Keyword fehlt
app_refusal-too_dear = zu teuer für das Modell
app_refusal-worth_too_little = zu wenig wert
app_refusal-must_be_armed = muss bewaffnet sein
app_refusal-kit_missing = Ausrüstung fehlt
app_refusal-needs_item = braucht noch etwas
app_refusal-no_bayonet_lug = kein Bajonetthalter
app_refusal-wears_suit = trägt schon Rüstung
app_refusal-has_shield = hat schon einen Schild
app_refusal-has_headgear = hat schon Kopfschutz
app_refusal-has_grenades = hat andere Granaten
app_refusal-one_heavy = ein HEAVY-Gegenstand
app_refusal-has_one = hat schon eins
app_refusal-no_more_ranged = kein Fernkampf mehr
app_refusal-no_more_melee = kein Nahkampf mehr
app_refusal-no_more_weapons = keine Waffen mehr
app_refusal-no_hand = keine Hand frei
app_refusal-not_with_suit = nicht zu seiner Rüstung
app_refusal-no_more_heavy = nichts HEAVY mehr
app_refusal-too_many_wretched = zu viele Wretched
app_refusal-too_few_troopers = zu wenige Troopers
app_refusal-too_many_fireteams = zu viele Fireteams
app_refusal-six_elite = schon sechs ELITE
app_refusal-serves_others = dient anderen
app_refusal-no_ducats = zu wenig Dukaten
app_refusal-no_glory = zu wenig Ruhm

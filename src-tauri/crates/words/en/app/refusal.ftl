### Why something may not be had, in two or three words; the whole sentence stands beside it.

## What it costs, and what is in hand for it.

app_refusal-unpaid_ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $strongbox } in hand
app_refusal-unpaid_glory = { $glory } Glory, { $unspent } in hand

## A model that comes with another, where the Warband has none of those.

app_refusal-lacks = no { $other } yet

## Kit that no find or Skill has brought within reach.

app_refusal-locked = not for sale yet

## What is wrong with the list that it would make.

app_refusal-not_in_pack = not in this pack
app_refusal-not_in_variant = not in this variant
app_refusal-campaign_only = campaign only
app_refusal-others_missing = others are missing
app_refusal-no_more = no more allowed
app_refusal-group_full = the group is full
app_refusal-nobody_leads = nobody leads
app_refusal-choose_first = choose first
app_refusal-option_missing = an option is missing
app_refusal-limit_reached = limit reached
app_refusal-excludes = excludes another
app_refusal-needs_option = needs an option
app_refusal-one_of_group = one of the group
app_refusal-not_for_model = not for this model
app_refusal-another_sin = another sin
app_refusal-has_power = has its Power
app_refusal-not_in_armoury = not in the armoury
app_refusal-elite_only = ELITE only
app_refusal-other_models = other models only
app_refusal-buys_none = buys no kit
app_refusal-buys_other_kinds = buys other kinds
app_refusal-never_this_kind = never this kind
app_refusal-never_this_item = never this item
app_refusal-buys_others = buys others only
app_refusal-no_two_handed = no two-handed
app_refusal-lacks_keyword = lacks a keyword
app_refusal-too_dear = too dear for it
app_refusal-worth_too_little = worth too little
app_refusal-must_be_armed = must be armed
app_refusal-kit_missing = kit is missing
app_refusal-needs_item = needs another item
app_refusal-no_bayonet_lug = no bayonet lug
app_refusal-wears_suit = wears a suit
app_refusal-has_shield = has a shield
app_refusal-has_headgear = has headgear
app_refusal-has_grenades = has other Grenades
app_refusal-one_heavy = one HEAVY item
app_refusal-has_one = has one
app_refusal-no_more_ranged = no more Ranged kit
app_refusal-no_more_melee = no more Melee kit
app_refusal-no_more_weapons = no more weapons
app_refusal-no_hand = no hand free
app_refusal-not_with_suit = not with its suit
app_refusal-no_more_heavy = no more HEAVY kit
app_refusal-too_many_wretched = too many Wretched
app_refusal-too_few_troopers = too few Troopers
app_refusal-too_many_fireteams = too many Fireteams
app_refusal-six_elite = six ELITE already
app_refusal-serves_others = serves others
app_refusal-no_ducats = not enough ducats
app_refusal-no_glory = not enough Glory

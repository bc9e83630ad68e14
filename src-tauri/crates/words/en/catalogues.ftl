### What is said of catalogues of New Recruit that become a candidate for a pack.
### Most of these are reasons, after the name of a part of such a catalogue.

catalogues-leads_nowhere = This link leads to nothing in these files.
catalogues-circle = This link leads back to where it came from.
catalogues-too_far = There are too many links on the way to it.
catalogues-new_row = The pack does not have it yet.
catalogues-files_missing = Some of its links lead to nothing, so a file is missing: no row counts as gone.
catalogues-gone_row = No file has it any more.
catalogues-note = Read the rule on your card; its effect is yours to give.
catalogues-hidden_there = The catalogue hides it from a Warband without a variant.
# $fault: what is wrong with the pack, in a sentence.
catalogues-does_not_go = It does not go with the rest of the pack. { $fault }
# $names: of what it waits for, in a row.
catalogues-waits_for = It counts only with: { $names }.
catalogues-waits = It does not count in a Warband without a variant.
catalogues-of_campaign = This part of the campaign stays as the pack has it.
catalogues-of_variant = This variant stays as the pack has it.
catalogues-of_choice = This choice stays as the pack has it.
catalogues-of_record = The roster keeps this, not the pack.
catalogues-two_say = Another entry of the catalogue speaks of the same row; that one counts.
catalogues-several_profiles = It has several profiles; the pack keeps a row for each.
catalogues-prose = Words of the rules are not taken over.
catalogues-display = This only says what the catalogue shows.
# $id: of a row of the pack.
catalogues-no_place = The pack below has no { $id } here.
catalogues-buyers_differ = Not the same entries have it there: only here on the left, only there on the right.
catalogues-no_limit = The catalogue names no limit, so it stays.
catalogues-limit_grows = The limit there goes by how many of something there are, so it stays.
catalogues-no_price = The catalogue names no price for it.
# $text: as the catalogue has it.
catalogues-not_read = Not understood: “{ $text }”.
# $kind: such as max; $scope: such as roster.
catalogues-unknown_constraint = Nothing here reads this limit ({ $kind }, { $scope }).
# $kind: such as set; $field: what it changes.
catalogues-unknown_modifier = Nothing here reads this change ({ $kind } { $field }).
catalogues-unknown_condition = One of its conditions is not understood.
catalogues-cost_unread = Nobody buys it alone, so its price is not read.
catalogues-unknown_part = Nothing here reads a part of this kind.
# $parts: how many parts stand in it.
catalogues-not_reached = { $parts ->
        [0] Nothing here reads it.
        [one] Nothing here reads it, with the one part in it.
       *[other] Nothing here reads it, with the { $parts } parts in it.
    }
catalogues-alignment_unsaid = This faction is new. The catalogue does not say its side of the war: Faithful, until you change it.
catalogues-no_profile = It has no profile that can be read.
catalogues-keyword_unsaid = The catalogue does not give it these keywords; they may be in the words of a rule, so they stay.
catalogues-keyword_in_passing = A rule of it speaks of this keyword.
catalogues-kit_differs = Other kit comes with it there: only here on the left, only there on the right. It stays as it is.
# A difference that is not followed. $field: what differs, from below; $why: a reason from above.
catalogues-of_field = { $field }: { $why }

## What differs in a row, before the figure there and the figure here.

catalogues-field_ducats = Price in ducats
catalogues-field_glory = Price in Glory
catalogues-field_min = At least
catalogues-field_max = At most
catalogues-field_larger = More in a large Warband (how many / from how many ducats)
catalogues-field_movement = Movement
catalogues-field_ranged = Ranged
catalogues-field_melee = Melee
catalogues-field_armour = Armour
catalogues-field_base = Base
catalogues-field_keywords = Keywords
catalogues-field_cost = Price
catalogues-field_cost_for = Price for some entries
catalogues-field_limit = Limit
catalogues-field_allowed = Who may have it
catalogues-field_kit = Kit that comes with it
catalogues-field_hands = Hands
catalogues-field_range = Range
catalogues-field_dice = DICE
catalogues-field_injury_dice = INJURY DICE
catalogues-field_injury_modifier = INJURY MODIFIER
catalogues-field_protection = INJURY MODIFIER against its bearer

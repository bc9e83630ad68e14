### What a side lived through in a game, told as a chronicle tells it: a few sentences of plain facts.

app_prose-no_loss = They came through without a loss.

## Who fell, those of one fate in a sentence. $fallen: one or several of the clauses below, such as “Botte fell in Turn 1 to Kell and Midge in Turn 4 to the same”; $models: how many they are.

app_prose-died = { $models ->
        [1] { $fallen } and did not rise again.
        [2] { $fallen }; neither rose again.
       *[other] { $fallen }; none of them rose again.
    }
# $mark: what is left of it, such as a Leg Wound.
app_prose-marked = { $fallen } and rose again marked by it: { $mark }.
app_prose-recovered = { $models ->
        [1] { $fallen } and recovered in full.
        [2] { $fallen }; both recovered in full.
       *[other] { $fallen }; all { $models } recovered in full.
    }
app_prose-survived = { $models ->
        [1] { $fallen } and rose again.
        [2] { $fallen }; both rose again.
       *[other] { $fallen }; all { $models } rose again.
    }
# It is not settled what became of them.
app_prose-fell_at_all = { $fallen }.

## The first who fell, and those after it: the verb is said once. $foe: whom or what they fell to, as below.

app_prose-first = { $name } fell
app_prose-first_turn = { $name } fell in Turn { $turn }
app_prose-first_to = { $name } fell to { $foe }
app_prose-first_turn_to = { $name } fell in Turn { $turn } to { $foe }
app_prose-next = { $name }
app_prose-next_turn = { $name } in Turn { $turn }
app_prose-next_to = { $name } to { $foe }
app_prose-next_turn_to = { $name } in Turn { $turn } to { $foe }
app_prose-next_to_same = { $name } to the same
app_prose-next_turn_to_same = { $name } in Turn { $turn } to the same

## Whom or what they fell to. $foe: a model, a side, or a model with its side.

app_prose-by_weapon = the { $weapon }
app_prose-own_model = their own { $model }
app_prose-own_side = their own side
app_prose-foe_of = { $foe } of { $side }
app_prose-with_weapon = { $foe }’s { $weapon }
app_prose-weapon_of = the { $weapon } of { $foe }

## Glorious Deeds. $count: how many.

app_prose-deeds = { $count ->
        [1] Their Glorious Deed was { $deeds }.
       *[other] Their Glorious Deeds were { $deeds }.
    }
app_prose-deed = “{ $deed }”
app_prose-deed_by = “{ $deed }” by { $name }

## What they gained.

app_prose-promoted = { $count ->
        [1] { $names } was promoted.
       *[other] { $names } were promoted.
    }
# $skills: one or several of the two clauses below; the verb is said once.
app_prose-learned = { $skills }.
app_prose-first_learned = { $name } learned { $skill }
app_prose-next_learned = { $name } { $skill }
app_prose-loot = They found { $ducats } ducats of loot.
# A find is called after a place or a person: as a title it needs no article.
app_prose-find = “{ $find }”
app_prose-finds = Their Exploration brought { $finds }.

### What a side lived through in a game, told as a chronicle tells it: a few sentences of plain facts.

app_prose-no_loss = Sie kamen ohne Verluste davon.

## Who fell, those of one fate in a sentence. $fallen: one or several of the clauses below, such as “Botte fell in Turn 1 to Kell and Midge in Turn 4 to the same”; $models: how many they are.

app_prose-died = { $models ->
        [1] { $fallen } und stand nicht mehr auf.
        [2] { $fallen }; beide standen nicht mehr auf.
       *[other] { $fallen }; von ihnen stand niemand mehr auf.
    }
# $mark: what is left of it, such as a Leg Wound.
app_prose-marked = { $fallen } und stand gezeichnet wieder auf: { $mark }.
app_prose-recovered = { $models ->
        [1] { $fallen } und erholte sich ganz.
        [2] { $fallen }; beide erholten sich ganz.
       *[other] { $fallen }; alle { $models } erholten sich ganz.
    }
app_prose-survived = { $models ->
        [1] { $fallen } und stand wieder auf.
        [2] { $fallen }; beide standen wieder auf.
       *[other] { $fallen }; alle { $models } standen wieder auf.
    }
# It is not settled what became of them.
app_prose-fell_at_all = { $fallen }.

## The first who fell, and those after it: the verb is said once. $foe: whom or what they fell to, as below.

app_prose-first = { $name } fiel
app_prose-first_turn = { $name } fiel in Zug { $turn }
app_prose-first_to = { $name } fiel durch { $foe }
app_prose-first_turn_to = { $name } fiel in Zug { $turn } durch { $foe }
app_prose-next = { $name }
app_prose-next_turn = { $name } in Zug { $turn }
app_prose-next_to = { $name } durch { $foe }
app_prose-next_turn_to = { $name } in Zug { $turn } durch { $foe }
app_prose-next_to_same = { $name } durch dieselbe Hand
app_prose-next_turn_to_same = { $name } in Zug { $turn } durch dieselbe Hand

## Whom or what they fell to. $foe: a model, a side, or a model with its side.

app_prose-by_weapon = { $weapon }
app_prose-own_model = { $model } aus den eigenen Reihen
app_prose-own_side = die eigene Seite
app_prose-foe_of = { $foe } von { $side }
app_prose-with_weapon = { $foe } mit { $weapon }
app_prose-weapon_of = { $weapon } von { $foe }

## Glorious Deeds. $count: how many.

app_prose-deeds = { $count ->
        [1] Ihre Ruhmestat war { $deeds }.
       *[other] Ihre Ruhmestaten waren { $deeds }.
    }
app_prose-deed = „{ $deed }“
app_prose-deed_by = „{ $deed }“ von { $name }

## What they gained.

app_prose-promoted = { $count ->
        [1] { $names } wurde befördert.
       *[other] { $names } wurden befördert.
    }
# $skills: one or several of the two clauses below; the verb is said once.
app_prose-learned = { $skills }.
app_prose-first_learned = { $name } lernte { $skill }
app_prose-next_learned = { $name } { $skill }
app_prose-loot = Sie fanden { $ducats } Dukaten Beute.
# A find is called after a place or a person: as a title it needs no article.
app_prose-find = „{ $find }“
app_prose-finds = Ihre Erkundung brachte { $finds }.

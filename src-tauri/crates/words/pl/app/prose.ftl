### Co strona przeżyła w grze, opowiedziane jak w kronice: kilka zdań samych faktów.

app_prose-no_loss = Wychodzą z tego bez strat.

# Kto padł, jeden los w zdaniu. $fallen: jedno lub kilka z poniższych zdań składowych; $models: ile ich jest.
app_prose-died = { $models ->
        [1] { $fallen } i już się nie podnosi.
        [2] { $fallen }; oboje już się nie podnoszą.
       *[other] { $fallen }; nikt z nich już się nie podnosi.
    }
app_prose-marked = { $fallen } i podnosi się ze śladem: { $mark }.
app_prose-recovered = { $models ->
        [1] { $fallen } i w pełni dochodzi do siebie.
        [2] { $fallen }; oboje w pełni dochodzą do siebie.
       *[other] { $fallen }; wszyscy w pełni dochodzą do siebie.
    }
app_prose-survived = { $models ->
        [1] { $fallen } i się podnosi.
        [2] { $fallen }; oboje się podnoszą.
       *[other] { $fallen }; wszyscy się podnoszą.
    }
app_prose-fell_at_all = { $fallen }.

app_prose-first = Pada { $name }
app_prose-first_turn = { $name } pada w turze { $turn }
app_prose-first_to = Pada { $name } ({ $foe })
app_prose-first_turn_to = { $name } pada w turze { $turn } ({ $foe })
app_prose-next = { $name }
app_prose-next_turn = { $name } w turze { $turn }
app_prose-next_to = { $name } ({ $foe })
app_prose-next_turn_to = { $name } w turze { $turn } ({ $foe })
app_prose-next_to_same = { $name } (tak samo)
app_prose-next_turn_to_same = { $name } w turze { $turn } (tak samo)

app_prose-by_weapon = broń: { $weapon }
app_prose-own_model = trafia swój: { $model }
app_prose-own_side = trafia własna strona
app_prose-foe_of = trafia { $foe }, { $side }
app_prose-with_weapon = { $foe }, { $weapon }
app_prose-weapon_of = { $weapon }, { $foe }

app_prose-deeds = { $count ->
        [1] Chwalebny czyn: { $deeds }.
       *[other] Chwalebne czyny: { $deeds }.
    }
app_prose-deed = „{ $deed }”
app_prose-deed_by = „{ $deed }” ({ $name })

app_prose-promoted = { $count ->
        [1] Awans: { $names }.
       *[other] Awanse: { $names }.
    }
app_prose-learned = { $skills }.
app_prose-first_learned = Nowe umiejętności: { $name } ({ $skill })
app_prose-next_learned = { $name } ({ $skill })
app_prose-loot = Łup: { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }.
app_prose-find = „{ $find }”
app_prose-finds = Z eksploracji: { $finds }.

### What would mend a list that breaks a rule. $what: a piece of kit or an option; $from, $of, $to, $who: a model.

app_mends-remove = Remove { $what } from { $from }
app_mends-put_away = Put { $what } of { $of } into the Arsenal
app_mends-issue = Give { $what } to { $to } from the Arsenal
app_mends-buy = Buy { $what } for { $to }
app_mends-choose = { $choice }: { $value }
app_mends-dismiss = Dismiss { $who }
app_mends-unpair = Split { $one } and { $other }
app_mends-join = Add { $entry }

## One of several models that have the same name.

app_mends-numbered = { $name } (no. { $number })

## The same with its price and how much it mends. $what: one of the above; $price: ducats with their sign, such as −40.

app_mends-priced = { $what }, { $price }
app_mends-mends_both = { $what }: mends both
app_mends-mends_both_priced = { $what }, { $price }: mends both
app_mends-mends_several = { $what }: mends { $mends }
app_mends-mends_several_priced = { $what }, { $price }: mends { $mends }

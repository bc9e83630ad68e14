### What would mend a list that breaks a rule. $what: a piece of kit or an option; $from, $of, $to, $who: a model.

app_mends-remove = { $what } entfernen: { $from }
app_mends-put_away = { $what } ins Arsenal: { $of }
app_mends-issue = { $what } aus dem Arsenal an { $to }
app_mends-buy = { $what } kaufen für { $to }
app_mends-choose = { $choice }: { $value }
app_mends-dismiss = { $who } entlassen
app_mends-unpair = { $one } und { $other } trennen
app_mends-join = { $entry } dazunehmen

## One of several models that have the same name.

app_mends-numbered = { $name } (Nr. { $number })

## The same with its price and how much it mends. $what: one of the above; $price: ducats with their sign, such as −40.

app_mends-priced = { $what }, { $price }
app_mends-mends_both = { $what }: behebt beides
app_mends-mends_both_priced = { $what }, { $price }: behebt beides
app_mends-mends_several = { $what }: behebt { $mends }
app_mends-mends_several_priced = { $what }, { $price }: behebt { $mends }

### Co naprawi rozpiskę, która łamie zasady. $what: ekwipunek albo opcja; $from, $of, $to, $who: model.

app_mends-remove = { $from }: usuń { $what }
app_mends-put_away = { $of }: { $what } do arsenału
app_mends-issue = { $to }: { $what } z arsenału
app_mends-buy = { $to }: kup { $what }
app_mends-choose = { $choice }: { $value }
app_mends-dismiss = Zwolnij: { $who }
app_mends-unpair = Rozdziel: { $one } i { $other }
app_mends-join = Dodaj: { $entry }

app_mends-numbered = { $name } (nr { $number })

app_mends-priced = { $what }, { $price }
app_mends-mends_both = { $what }: naprawia oba
app_mends-mends_both_priced = { $what }, { $price }: naprawia oba
app_mends-mends_several = { $what }: naprawia { $mends }
app_mends-mends_several_priced = { $what }, { $price }: naprawia { $mends }

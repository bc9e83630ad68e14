### What was said in a campaign or to a Warband, as its history tells it.

## An entry that says nothing new of its own.

app_history-taken_back = zurückgenommen
app_history-put_back = wiederhergestellt
app_history-which_entries = gewählt, welche Einträge zählen
app_history-something_else = berichtigt: etwas anderes tritt an die Stelle
app_history-decided = Entschieden, wo zwei Bücher uneins waren

## Undone and redone. $said: what the entry said that it is about.

app_history-takes_back = rückgängig: { $said }
app_history-takes_back_earlier = rückgängig: ein früherer Eintrag
app_history-puts_back = wiederholt: { $said }
app_history-puts_back_earlier = wiederholt: ein früherer Eintrag

## Corrected. $now: what stands in its place; $was: what was struck out.

app_history-corrected_to = berichtigt: { $now }
app_history-corrected_away = berichtigt: gestrichen
app_history-struck_out_of = gestrichen: { $was }

## Holds several such things together.

app_history-and_also = { $so_far }; { $next }

## Of what two books disagreed about: what stands since, and what was set aside.

app_history-stands = gilt: { $said }
app_history-set_aside = verworfen: { $said }

## A Warband rests. $name: the Warband.

app_history-takes_rest = { $name } macht Pause
app_history-back_from_rest = { $name } ist aus der Pause zurück

## How a game ended. $sides: such as The Seventh Redoubt 16 – The Ashen Choir 13; $winners: one Warband or several.

app_history-ended_won = { $sides }, gewonnen von { $winners }
app_history-ended_drawn = { $sides }, unentschieden

## Undo that cannot be. $warband: was changed after what is to be undone.

app_history-gone_on = { $warband } hat sich seither geändert: Nimm das zuerst auf ihrer Seite zurück.

## Which campaign was meant, on the command line. $wanted: what was given; $known, $ids: what could have been.

app_history-no_campaign = Das Buch hat keine Kampagne.
app_history-no_campaign_called = Das Buch hat keine Kampagne, also auch keine namens { $wanted }.
app_history-unknown_campaign = Das Buch hat keine Kampagne { $wanted }. Gib die id oder den genauen Namen an: { $known }.
app_history-which_campaign = Das Buch hat mehrere Kampagnen. Sag mit der id oder dem genauen Namen, welche: { $known }.
app_history-ambiguous_campaign = Mehrere Kampagnen heißen { $wanted }. Gib eine der ids an: { $ids }.

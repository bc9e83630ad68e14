### Co zapisano w kampanii albo o bandzie, tak jak opowiada o tym historia.

app_history-taken_back = cofnięte
app_history-put_back = przywrócone
app_history-which_entries = wybór, które wpisy się liczą
app_history-something_else = poprawka: w to miejsce wchodzi coś innego
app_history-decided = Decyzja tam, gdzie dwie księgi się różniły

app_history-takes_back = cofnięte: { $said }
app_history-takes_back_earlier = cofnięte: wcześniejszy wpis
app_history-puts_back = ponowione: { $said }
app_history-puts_back_earlier = ponowione: wcześniejszy wpis

app_history-corrected_to = poprawka: { $now }
app_history-corrected_away = poprawka: skreślone
app_history-struck_out_of = skreślone: { $was }

app_history-and_also = { $so_far }; { $next }

app_history-stands = zostaje: { $said }
app_history-set_aside = odpada: { $said }

app_history-takes_rest = { $name } ma przerwę
app_history-back_from_rest = { $name } wraca po przerwie

app_history-ended_won = { $sides }, wygrywa { $winners }
app_history-ended_drawn = { $sides }, remis

app_history-gone_on = { $warband }: od tamtej pory banda się zmieniła. Najpierw cofnij to na jej stronie.

app_history-no_campaign = Księga nie ma kampanii.
app_history-no_campaign_called = Księga nie ma kampanii, więc i żadnej o nazwie { $wanted }.
app_history-unknown_campaign = Księga nie ma kampanii { $wanted }. Podaj identyfikator albo dokładną nazwę: { $known }.
app_history-which_campaign = Księga ma kilka kampanii. Podaj identyfikator albo dokładną nazwę: { $known }.
app_history-ambiguous_campaign = Kilka kampanii nosi nazwę { $wanted }. Podaj jeden z identyfikatorów { $ids }.

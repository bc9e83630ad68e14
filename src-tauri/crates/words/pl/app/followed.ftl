### Za którym pakietem zasad idzie banda albo kampania. $hash: początek skrótu pakietu.

app_followed-another = inny pakiet

app_followed-with_its_campaign = Banda należy do kampanii i zmienia pakiet razem z nią.
app_followed-missing = Pakietu { $hash }… nie ma ani w tym programie, ani w księdze.
app_followed-differs = { $warband } ma pakiet { $its }, a kampania { $campaign } inny: najpierw przestaw bandę na tamten.

app_followed-left = z pakietem { $hash }…, którego tu nie ma; odczytane według { $usual }

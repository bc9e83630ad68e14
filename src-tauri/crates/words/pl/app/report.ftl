### A report of a problem.

app_report-save = Zapisz zgłoszenie
app_report-reports = Zgłoszenia
app_report-file_name = problem { $day }
app_report-no_report = To nie jest zgłoszenie, które pokazała ta strona.
app_report-too_long = Opis tego, co się stało, jest za długi; najwyżej { $most } znaków.
app_report-not_written = Nie można zapisać zgłoszenia: { $why }
app_report-stands_there = { $path } już istnieje; podaj plik, którego jeszcze nie ma.

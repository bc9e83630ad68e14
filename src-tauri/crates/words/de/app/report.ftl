### A report of a problem.

app_report-save = Bericht speichern
app_report-reports = Berichte
app_report-file_name = Problem { $day }
app_report-no_report = Das ist kein Bericht, wie diese Seite ihn gezeigt hat.
app_report-too_long = Was passiert ist, ist zu lang; höchstens { $most } Zeichen.
app_report-not_written = Der Bericht lässt sich nicht schreiben: { $why }
app_report-stands_there = { $path } gibt es schon; nenne eine Datei, die es noch nicht gibt.

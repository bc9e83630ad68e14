### A report of a problem.

app_report-save = Save the report
app_report-reports = Reports
app_report-file_name = problem { $day }
app_report-no_report = That is not a report as this page showed it.
app_report-too_long = What happened is too long; it may have { $most } characters.
app_report-not_written = The report can’t be written: { $why }
app_report-stands_there = { $path } is there already; name a file that isn’t.

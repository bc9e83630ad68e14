### What is asked when catalogues of New Recruit are read.

# The title of the dialog for a folder or a file.
app_catalogues-bring = Utwórz kandydata z katalogów New Recruit
# What such files are called.
app_catalogues-files = Katalogi New Recruit

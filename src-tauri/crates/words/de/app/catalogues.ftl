### What is asked when catalogues of New Recruit are read.

# The title of the dialog for a folder or a file.
app_catalogues-bring = Kandidat aus Katalogen von New Recruit
# What such files are called.
app_catalogues-files = Kataloge von New Recruit

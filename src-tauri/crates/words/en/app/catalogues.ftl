### What is asked when catalogues of New Recruit are read.

# The title of the dialog for a folder or a file.
app_catalogues-bring = Make a candidate from New Recruit’s catalogues
# What such files are called.
app_catalogues-files = Catalogues of New Recruit

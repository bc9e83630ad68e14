### A battle that is taken into a campaign after its end.

app_taken_in-already = The battle counts for a campaign already.
app_taken_in-not_ended = The battle is not over.

# A Warband that would have to join first.
app_taken_in-no_member = { $warband } does not belong to it: admit it first.

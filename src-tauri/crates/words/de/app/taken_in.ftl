### A battle that is taken into a campaign after its end.

app_taken_in-already = Die Schlacht zählt schon für eine Kampagne.
app_taken_in-not_ended = Die Schlacht ist nicht vorbei.

# A Warband that would have to join first.
app_taken_in-no_member = { $warband } gehört nicht dazu: Nimm sie zuerst auf.

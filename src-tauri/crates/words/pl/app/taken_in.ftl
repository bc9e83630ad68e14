### Bitwa przyjęta do kampanii po jej końcu.

app_taken_in-already = Bitwa liczy się już do kampanii.
app_taken_in-not_ended = Bitwa wciąż trwa.
app_taken_in-no_member = { $warband } nie należy do tej kampanii: najpierw ją przyjmij.

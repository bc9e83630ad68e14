### What goes wrong with a call. $name: of the call; $why: what a program says of it.

app_calls-unknown_call = No call is named “{ $name }”.
app_calls-bad_input = The input of “{ $name }” cannot be read: { $why }.
app_calls-stopped = A fault of the program stopped “{ $name }”.
app_calls-not_json = The answer of “{ $name }” is not JSON: { $why }.
app_calls-too_many = One call says { $most } things at most.

### Which pack of rules a Warband or a campaign follows. $hash: the first letters of a pack’s hash.

## What was done, as undo and the history name it.

app_followed-another = another pack

## Refusals. $its, $usual: packs.

app_followed-with_its_campaign = The Warband belongs to a campaign and switches to another pack with it.
app_followed-missing = The pack { $hash }… is neither shipped with this program nor kept in the book.
app_followed-differs = { $warband } follows { $its }, the campaign { $campaign }: let the Warband go over to that pack first.

## Beside a Warband that comes in.

app_followed-left = it followed the pack { $hash }…, which is not at hand here; it is read by { $usual }

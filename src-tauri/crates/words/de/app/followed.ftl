### Which pack of rules a Warband or a campaign follows. $hash: the first letters of a pack’s hash.

## What was done, as undo and the history name it.

app_followed-another = ein anderes Paket

## Refusals. $its, $usual: packs.

app_followed-with_its_campaign = Die Warband gehört zu einer Kampagne und wechselt das Paket mit ihr.
app_followed-missing = Das Paket { $hash }… liegt weder diesem Programm bei noch im Buch.
app_followed-differs = { $warband } folgt { $its }, die Kampagne { $campaign }: Lass die Warband zuerst zu diesem Paket wechseln.

## Beside a Warband that comes in.

app_followed-left = folgte dem Paket { $hash }…, das hier nicht da ist; gelesen wird sie nach { $usual }

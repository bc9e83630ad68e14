### What a Warband may have more of: each thing with its facts, and what speaks against it.

## Beside what is offered. $have, $owned: how many it has; $most, $limit: how many it may have.

app_offers-have_of = { $have } von { $most }
app_offers-have_so_far = bisher { $have }
app_offers-at_most = höchstens { $limit }
app_offers-limit = Limit { $owned } von { $limit }
app_offers-sold_by = verkauft von { $faction }
app_offers-goetic_power = Goetic Power
app_offers-mercenary = Söldner

## $modifier: with its sign, such as −2.

app_offers-armour = Rüstung { $modifier }

## Why something costs less than printed. $source: a Skill or the like.

app_offers-cheaper = { $source }: { $less ->
        [one] { $less } Dukat
       *[other] { $less } Dukaten
    } weniger

## A price that cannot be paid, under the heading of the Strongbox.

app_offers-strongbox = Kriegskasse
app_offers-costs_ducats = Das kostet { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }; in der Kriegskasse sind { $strongbox }.
app_offers-costs_glory = Das kostet { $glory } Ruhm; frei sind { $unspent }.

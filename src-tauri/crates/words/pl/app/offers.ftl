### Czego banda może mieć więcej: każda rzecz z faktami i z tym, co stoi na przeszkodzie.

app_offers-have_of = jest { $have } z { $most }
app_offers-have_so_far = na razie { $have }
app_offers-at_most = najwyżej { $limit }
app_offers-limit = limit { $owned } z { $limit }
app_offers-sold_by = sprzedaje { $faction }
app_offers-goetic_power = Goetic Power
app_offers-mercenary = Najemnik

app_offers-armour = pancerz { $modifier }

app_offers-cheaper = { $source }: taniej o { $less ->
        [one] { $less } dukata
        [few] { $less } dukaty
        [many] { $less } dukatów
       *[other] { $less } dukatów
    }

app_offers-strongbox = Skarbiec
app_offers-costs_ducats = To kosztuje { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }; w skarbcu jest { $strongbox }.
app_offers-costs_glory = To kosztuje { $glory } pkt chwały; niewydane: { $unspent }.

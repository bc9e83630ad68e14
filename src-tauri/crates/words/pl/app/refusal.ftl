### Dlaczego czegoś nie można mieć, w dwóch, trzech słowach; całe zdanie stoi obok.

app_refusal-unpaid_ducats = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }, jest { $strongbox }
app_refusal-unpaid_glory = { $glory } pkt chwały, jest { $unspent }

app_refusal-lacks = jeszcze nie ma: { $other }

app_refusal-locked = jeszcze nie na sprzedaż

app_refusal-not_in_pack = nie w tym pakiecie
app_refusal-not_in_variant = nie w tym wariancie
app_refusal-campaign_only = tylko w kampanii
app_refusal-others_missing = brakuje innych
app_refusal-no_more = więcej nie wolno
app_refusal-group_full = grupa jest pełna
app_refusal-nobody_leads = nikt nie dowodzi
app_refusal-choose_first = najpierw wybierz
app_refusal-option_missing = brakuje opcji
app_refusal-limit_reached = limit wykorzystany
app_refusal-excludes = wyklucza inną
app_refusal-needs_option = wymaga opcji
app_refusal-one_of_group = jedno z grupy
app_refusal-not_for_model = nie dla tego modelu
app_refusal-another_sin = inny grzech
app_refusal-has_power = ma już swoją Power
app_refusal-not_in_armoury = nie w zbrojowni
app_refusal-elite_only = tylko ELITE
app_refusal-other_models = tylko inne modele
app_refusal-buys_none = nie kupuje ekwipunku
app_refusal-buys_other_kinds = kupuje inne rodzaje
app_refusal-never_this_kind = nigdy ten rodzaj
app_refusal-never_this_item = nigdy ten przedmiot
app_refusal-buys_others = kupuje tylko inne
app_refusal-no_two_handed = bez dwuręcznych
app_refusal-lacks_keyword = brak słowa kluczowego
app_refusal-too_dear = za drogie
app_refusal-worth_too_little = za mała wartość
app_refusal-must_be_armed = musi mieć broń
app_refusal-kit_missing = brakuje ekwipunku
app_refusal-needs_item = wymaga innego
app_refusal-no_bayonet_lug = bez mocowania bagnetu
app_refusal-wears_suit = ma już zbroję
app_refusal-has_shield = ma już tarczę
app_refusal-has_headgear = ma nakrycie głowy
app_refusal-has_grenades = ma inne granaty
app_refusal-one_heavy = jeden przedmiot HEAVY
app_refusal-has_one = już jest
app_refusal-no_more_ranged = dość dystansowych
app_refusal-no_more_melee = dość do walki wręcz
app_refusal-no_more_weapons = dość broni
app_refusal-no_hand = brak wolnej ręki
app_refusal-not_with_suit = nie do tej zbroi
app_refusal-no_more_heavy = dość HEAVY
app_refusal-too_many_wretched = za dużo Wretched
app_refusal-too_few_troopers = za mało Troopers
app_refusal-too_many_fireteams = za dużo Fireteamów
app_refusal-six_elite = jest już sześć ELITE
app_refusal-serves_others = służy innym
app_refusal-no_ducats = za mało dukatów
app_refusal-no_glory = za mało chwały

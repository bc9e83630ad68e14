### Co jest nie tak z rozpiską. $name: model; $entry: jak nazywa go rozpiska. Nazwy stoją w mianowniku, zwykle przed dwukropkiem.

violation-two_suits = { $name }: { $count ->
        [one] { $count } zbroja
        [few] { $count } zbroje
        [many] { $count } zbroi
       *[other] { $count } zbroi
    }; najwyżej jedna.
violation-two_shields = { $name }: { $count ->
        [one] { $count } tarcza
        [few] { $count } tarcze
        [many] { $count } tarcz
       *[other] { $count } tarcz
    }; najwyżej jedna.
violation-two_pieces_of_headgear = { $name }: { $count ->
        [one] { $count } nakrycie głowy
        [few] { $count } nakrycia głowy
        [many] { $count } nakryć głowy
       *[other] { $count } nakryć głowy
    }; najwyżej jedno.
violation-too_many_copies = { $name }: { $count } × { $item }; najwyżej { $most }.
violation-grenade_types = { $name }: { $types ->
        [one] { $types } rodzaj granatów
        [few] { $types } rodzaje granatów
        [many] { $types } rodzajów granatów
       *[other] { $types } rodzajów granatów
    }; najwyżej jeden.
violation-shield_with_suit = { $name }: { $shield } nie łączy się z { $suit }.
violation-too_many_heavy = { $name }: { $count ->
        [one] { $count } przedmiot
        [few] { $count } przedmioty
        [many] { $count } przedmiotów
       *[other] { $count } przedmiotów
    } HEAVY; bez STRONG najwyżej { $most }.
violation-needs_lug = { $name }: { $item } wymaga broni z mocowaniem bagnetu.
violation-too_many_ranged = { $name }: za dużo broni dystansowej; najwyżej jedna dwuręczna albo dwie jednoręczne.
violation-too_many_melee = { $name }: za dużo broni do walki wręcz; najwyżej jedna dwuręczna albo dwie jednoręczne.
violation-more_melee_than = { $name }: za dużo broni do walki wręcz; najwyżej { $most }.
violation-shield_takes_hand_ranged = { $name }: brak wolnej ręki na broń dystansową, jedną zajmuje tarcza.
violation-held_takes_hand_ranged = { $name }: brak wolnej ręki na broń dystansową, jedną zajmuje przedmiot HELD.
violation-held_take_hands_ranged = { $name }: brak wolnej ręki na broń dystansową, obie zajmują przedmioty HELD.
violation-shield_takes_hand_melee = { $name }: brak wolnej ręki na broń do walki wręcz, jedną zajmuje tarcza.
violation-held_takes_hand_melee = { $name }: brak wolnej ręki na broń do walki wręcz, jedną zajmuje przedmiot HELD.
violation-held_take_hands_melee = { $name }: brak wolnej ręki na broń do walki wręcz, obie zajmują przedmioty HELD.
violation-one_hand_for_melee = { $name }: tylko jedna ręka na broń do walki wręcz.
violation-held_conflict = { $name }: w rękach przedmiot, tarcza i broń; do przedmiotu HELD najwyżej jedno z dwojga.
violation-more_than_two_hands = { $name }: dwie ręce tego nie udźwigną.
violation-one_arm = { $name }: ma jedną rękę, więc najwyżej jeden przedmiot jednoręczny.
violation-too_many_hands = { $name }: potrzebne ręce: { $used }, dostępne: { $hands }.
violation-too_many_of_a_weapon = { $name }: { $count } × { $item }; najwyżej { $most }.
violation-too_many_by_option = { $name }: broń z opcji: { $count }; najwyżej { $most }.
violation-item_of_a_campaign = { $name }: { $item } trafia się tylko w kampanii.
violation-not_in_armoury = { $name }: w tej zbrojowni nie ma { $item }.
violation-not_in_armoury_of = { $name }: { $item } nie występuje w zbrojowni: { $faction }.
violation-may_not_buy_abroad = { $name }: zakupy w tej zbrojowni są niedozwolone ({ $faction }).
violation-variant_lacks = { $name }: w tym wariancie nie ma: { $what }.
violation-variant_lacks_keyword = { $name }: w tym wariancie nie ma nic z { $keyword }, na przykład { $item }.
violation-variant_gives_to_others = { $name }: w tym wariancie { $item } jest tylko dla innych modeli.
violation-variant_gives_not = { $name }: w tym wariancie { $entry } nie nosi { $item }.
violation-elite_only = { $name }: { $item } jest tylko dla modeli ELITE.
violation-some_models_only = { $name }: { $item } jest tylko dla niektórych modeli, nie dla tego.
violation-entry_carries_none = { $name }: { $entry } nie nosi { $item }.
violation-no_purchases = { $name }: { $item }: ten model nie kupuje ekwipunku.
violation-nothing_else_worn = { $name }: { $item }: nie łączy się z tym, co model ma na sobie.
violation-other_kinds_only = { $name }: { $item }: ten model kupuje tylko inne rodzaje.
violation-kind_forbidden = { $name }: { $item }: ten model nigdy nie nosi niczego tego rodzaju.
violation-item_forbidden = { $name }: { $item }: ten model nigdy tego nie nosi.
violation-other_ranged_only = { $name }: { $item }: ten model kupuje tylko inną broń dystansową.
violation-other_grenades_only = { $name }: { $item }: ten model kupuje tylko inne granaty.
violation-no_two_handed = { $name }: { $item }: ten model nie nosi broni dwuręcznej.
violation-weapon_lacks_keyword = { $name }: { $item }: brakuje słowa kluczowego, którego wymaga broń tego modelu.
violation-too_dear = { $name }: { $item }: za drogie dla tego modelu.
violation-nothing_for_glory = { $name }: { $item }: ten model nie kupuje niczego za chwałę.
violation-ranged_too_dear = { $name }: { $item }: za droga broń dystansowa dla tego modelu.
violation-injury_forbids_heavy = { $name }: { $item }: uraz nie pozwala na ekwipunek HEAVY.
violation-item_needs = { $name }: { $item } wymaga: { $needed }.
violation-must_carry_for = { $name }: { $item } wymaga ekwipunku: { $needed }.
violation-must_be_armed = { $name }: model musi mieć broń.
violation-must_fill_both_hands = { $name }: model musi mieć jedną dwuręczną albo dwie jednoręczne bronie do walki wręcz.
violation-must_carry = { $name }: model musi mieć: { $what }.
violation-lacks = { $name }: brak { $item }.
violation-worth_too_little = { $name }: wartość to { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }, a musi być co najmniej { $least }.
violation-limit = { $count } × { $item }; limit wynosi { $limit }.
violation-gift_not_carried = { $item }: dostaje to jeden model i nosi przy sobie.
violation-must_be_carried = { $item }: ktoś musi to nosić.
violation-too_many_from_armoury = { $faction }: { $count ->
        [one] { $count } przedmiot
        [few] { $count } przedmioty
        [many] { $count } przedmiotów
       *[other] { $count } przedmiotów
    } z tej zbrojowni; najwyżej { $most }.
violation-too_many_from_armouries = { $name }: { $count ->
        [one] { $count } przedmiot
        [few] { $count } przedmioty
        [many] { $count } przedmiotów
       *[other] { $count } przedmiotów
    } z innych zbrojowni; najwyżej { $most }.
violation-too_many_carry = { $item }: nosi { $count ->
        [one] { $count } model
        [few] { $count } modele
        [many] { $count } modeli
       *[other] { $count } modeli
    }; najwyżej { $most }.
violation-too_many_ranged_with = { $count ->
        [one] { $count } broń dystansowa
        [few] { $count } bronie dystansowe
        [many] { $count } broni dystansowych
       *[other] { $count } broni dystansowych
    } z { $keyword }; najwyżej { $most }.
violation-too_many_fittings = { $name }: broń: najwyżej { $weapons }, dodatki: najwyżej { $fittings }.
violation-too_many_fireteams = { $formed ->
        [one] { $formed } Fireteam
        [few] { $formed } Fireteamy
        [many] { $formed } Fireteamów
       *[other] { $formed } Fireteamów
    }; najwyżej { $most }.
violation-unknown_item = W tym pakiecie nie ma przedmiotu „{ $id }”.
violation-not_a_model_of_this_warband = { $entry } nie należy do tej bandy.
violation-unknown_model = W tym pakiecie nie ma modelu „{ $id }”.
violation-variant_has_no_model = W tym wariancie nie ma modelu { $entry }.
violation-model_of_a_campaign = { $name }: ten model można zdobyć tylko w kampanii.
violation-too_few_models = Potrzeba co najmniej { $least } × { $entry }, a jest { $count }.
violation-too_many = { $count } × { $what }; najwyżej { $most }.
violation-one_for_each = { $count } × { $entry }; najwyżej jeden na każdy model { $other }, a tych jest { $most }.
violation-one_from_a_location = { $count } × { $entry } ({ $location }); najwyżej 1.
violation-one_option_for = { $count } × { $option }; jedna na { $one_in } × { $entry }, więc najwyżej { $most }.
violation-too_few_with_option = { $count ->
        [one] { $count } model
        [few] { $count } modele
        [many] { $count } modeli
       *[other] { $count } modeli
    } z opcją { $option }; wariant wymaga { $needed }.
violation-no_such_choice = „{ $value }”: nie ma takiej możliwości ({ $choice }).
violation-not_chosen = { $choice }: nie wybrano.
violation-nobody_leads = Nikt nie dowodzi: potrzebny jest { $entries }.
violation-fewer_than = { $count } × { $entry }; musi ich być mniej niż modeli z { $keyword }, czyli { $masters }.
violation-too_many_together = { $entries }: razem { $count }; najwyżej { $most }.
violation-too_many_plain = { $count } × { $entry } bez opcji { $option }; najwyżej { $most }, reszta jej potrzebuje.
violation-variant_hires_nobody = Ten wariant nie najmuje najemników.
violation-unknown_mercenary = W tym pakiecie nie ma najemnika „{ $id }”.
violation-serves_others = { $name } nie służy tej bandzie.
violation-nobody_carries = { $name }: nikt nie nosi { $item } na własność.
violation-too_many_elite = { $count ->
        [one] { $count } model
        [few] { $count } modele
        [many] { $count } modeli
       *[other] { $count } modeli
    } ELITE; najwyżej { $most }.
violation-over_budget = Wydano { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }; najwyżej { $most }.
violation-over_glory = Wydano { $glory } pkt chwały; najwyżej { $most }.
violation-names_no_choice = { $name }: „{ $id }” nie jest wyborem opcji { $option }.
violation-needs_the_option = { $name }: { $option } wymaga opcji { $needed }.
violation-not_an_option_of = { $name }: { $entry } nie ma opcji { $option }.
violation-unknown_option = { $name }: w tym pakiecie nie ma opcji „{ $id }”.
violation-option_twice = { $name }: opcja { $option } jest tu dwa razy.
violation-option_needs = { $name }: { $option } wymaga { $needed }.
violation-exclude_each_other = { $name }: { $one } i { $other } wykluczają się.
violation-together_need = { $name }: { $one } i { $other } razem wymagają { $needed }.
violation-only_one_of = { $name }: { $one } albo { $other }, nie jedno i drugie.
violation-too_many_of_its_kind = { $name }: { $option } i jeszcze { $most } z tego rodzaju; najwyżej { $most }.
violation-power_not_allowed = { $name }: { $power } jest niedostępne.
violation-power_of_another_sin = { $name }: { $power } należy do grzechu { $sin }.
violation-too_many_powers = { $name }: Goetic Powers: { $count }; najwyżej { $most }.
violation-unknown_faction = W tym pakiecie nie ma frakcji „{ $id }”.
violation-unknown_variant = W tym pakiecie nie ma wariantu „{ $id }”, którego można by użyć.
violation-a_ranged_weapon = broń dystansowa
violation-grenades = granaty
violation-a_melee_weapon = broń do walki wręcz
violation-armour = pancerz
violation-a_shield = tarcza
violation-headgear = nakrycie głowy
violation-equipment = wyposażenie

//! Two states of a Warband side by side.

nml_words::sentences! {
    pub in "app_compared":
    roster(),
    joined(),
    left(),
    pack(),
    known(),
    name(),
    picture(),
    another(),
    ducats(),
    glory(),
    movement(),
    ranged(),
    melee(),
    armour(),
    base(),
    keyword(),
    ability(),
    as_before(),
    otherwise(),
}

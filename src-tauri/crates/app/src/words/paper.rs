//! A battle fought on paper.

nml_words::sentences! {
    pub in "app_paper":
    not_here(),
    no_name(),
    twice(),
    no_end(),
    outsiders_only(),
    no_enemy(),
    no_member(),
    same_sides(),
    no_such_side(),
    no_models(),
    no_such_deed(),
    deed_twice(),
    logged(),
    no_such_scenario(),
    no_such_model(id),
    wrong_sides(sides, least, most),
    wrong_turns(turns, most),
    wrong_points(points, most),
    fell_twice(name),
    left_and_fell(name),
    unsettled(game),
    filed(game),
}

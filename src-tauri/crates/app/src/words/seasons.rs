//! What is said in a campaign, in one line, and what it refuses.

nml_words::sentences! {
    pub in "app_seasons":
    a_warband(),
    planned(scenario, sides),
    planned_by(scenario, sides, day),
    plan_taken_back(),
    agrees(name),
    closed(),
    said_of(who, what),
    said(game, what),
    then(so_far, next),
    not_planned(),
    no_campaign(),
    goes_on(),
    aftermath_begun(),
    no_die(),
    no_end(),
    too_many_steps(steps, most),
}

//! The pages of an aftermath.

use nml_campaign::{Hand, Step, Treated};
use nml_catalogue::ExplorationSkill;
use nml_catalogue::effect::Die;
use nml_words::enumerated;

nml_words::sentences! {
    pub in "app_aftermath":
    step_trauma(),
    step_promotions(),
    step_tracker(),
    step_reinforcements(),
    step_exploration(),
    step_outposts(),
    step_quartermaster(),
    step_roster(),
    nobody_was_out(),
    not_recorded(),
    trauma_note(fell, open),
    elite(count, most),
    called(),
    not_called(),
    skipped(),
    nothing_new(),
    nothing_done(),
    signed(),
    waits_for(warbands),
    settled_at_the_table(),
    at_the_table_means(),
    no_sum(),
    not_asked(),
    nothing_to_undo(),
    changed_since(),
    no_reason(),
    still_open(warband),
    closing(),
    answer_for(name),
    empty_strongbox(),
    spent(),
    dearer(),
    survival(name),
    survival_text(least),
    trauma(name),
    trauma_text(),
    keep_or_reroll(name, row),
    reroll_text(skill),
    survival_again(name),
    keep(),
    reroll(),
    stays_dead(),
    recover(item),
    recover_text(item),
    hand(name),
    hand_split(left, right),
    lessons(name),
    lessons_text(die, room),
    opponent(name, row),
    ransom(captor, name),
    ransom_of_several(captors, name),
    ransom_text(worth),
    pay(),
    pay_to(captor),
    refuse(),
    hospital(item),
    hospital_text(),
    treat(),
    treatment_of(item, name),
    spoils(who, source),
    spoils_text(die, times),
    blood(name, source),
    blood_text(each),
    trade_these(),
    die_d3(),
    die_d6(),
    die_best(),
    survives(),
    dead(),
    executed(row),
    ransomed(row),
    unfit(row),
    removed(row),
    spared(row),
    rolled_again(stamp),
    noted_of(text, what),
    scar(number),
    leaves(),
    is_back(),
    items_lost(items),
    paid(ducats, captor),
    items_used_up(name, items),
    left(name),
    left_by(name, rule),
    worth_of(ducats, parts),
    itself(),
    allot(pool),
    allot_text(),
    give_out(),
    promotion(name),
    promotion_text(failed),
    tables(name),
    tables_text(),
    these_two(),
    advancement(name),
    two_tables(first, second),
    on_tables(tables),
    learn(name),
    models(most),
    promoted(),
    not_promoted(),
    by_right(),
    healed(),
    experience_now(points, now),
    because(points, why),
    for_its_leader(deed),
    for_the_leader_chosen(deed),
    reinforcements(),
    reinforcements_text(threshold, worth, budget),
    pass(),
    call(budget),
    which_table(),
    which_table_text(),
    explore(dice),
    extra_dice_spent(extra),
    adjust(total),
    adjust_text(),
    stand(total),
    again_die(number, face),
    spare_die(number, face),
    one_die_text(),
    spare(spare, first),
    swap(),
    keep_die(),
    location(name),
    find_roll(dice),
    take_heading(),
    take(),
    later(),
    which_boxes(count),
    which_boxes_text(),
    fill(),
    box_plain(track, number),
    box_scored(track, number, points),
    outpost(zone),
    omen(),
    no_outpost(),
    folly(),
    folly_text(),
    folly_call(glory),
    folly_pass(),
    folly_name(),
    map_dice(),
    tracker_dice(),
    exchange(),
    exchange_text(),
    in_ducats(),
    in_glory(),
    why_dice(),
    why_rerolls(left),
    its_game(game),
    from_game(from),
    everybody(),
    victory(),
    found_earlier(),
    own_skill(),
    used(),
    once_each(),
    again_action(),
    again_action_text(),
    extra_dice(),
    extra_dice_text(),
    duplicate(),
    duplicate_text(),
    re_roll(),
    re_roll_text(),
    set_dice(),
    set_dice_text(),
    seek(),
    seek_text(),
    circle_back(),
    circle_back_text(),
    lucky(),
    lucky_text(),
    treatment(),
    scarred(),
    in_vain(),
    one_scar_fewer(),
    an_advancement(),
    lead_to(table, sum, skills),
    lead_nowhere(table, sum),
    nothing_found(),
    it_is_there(),
    only_ducats(ducats),
    only_glory(glory),
    points(points),
    plain_loot(ducats),
    loot_made_of(ducats, total, each),
    loot_with_more(ducats, total, each, more),
    ducats(ducats, source),
    glory(glory, source),
    stays_behind(item),
    retires(name),
    came_back(name, ducats),
    model_sold(name, ducats),
    limit_raised(item),
    quartermaster(),
    recruit(),
    trade_text(ducats, glory),
    recruit_text(ducats),
    trade_done(),
    use_up(item, name),
    use_up_for(item, name, row),
    comes_back(name, ducats),
    sell_model(name, ducats),
    sale_alone(ducats),
    sale_with_kit(ducats, kit),
    sale_piece(name, brings, price),
    raise(item),
    sign(),
    sign_text(before, after, models),
    agree(),
}

/// Why a page is settled at the table, if nobody said more. Entries keep it: it is the same in every language.
pub const AT_THE_TABLE: &str = "settled at the table";

/// Why a page is settled at the table, as its steps show it.
pub fn at_the_table(reason: &str) -> String {
    if reason == AT_THE_TABLE { settled_at_the_table() } else { reason.to_owned() }
}

/// What a step is called.
pub fn step(step: Step) -> String {
    match step {
        Step::Trauma => step_trauma(),
        Step::Promotions => step_promotions(),
        Step::Tracker => step_tracker(),
        Step::Reinforcements => step_reinforcements(),
        Step::Exploration => step_exploration(),
        Step::Outposts => step_outposts(),
        Step::Quartermaster => step_quartermaster(),
        Step::Roster => step_roster(),
    }
}

/// A box of the Tracker, with what it scores.
pub fn box_filled(track: &str, number: u8, points: u16) -> String {
    if points == 0 { box_plain(track, number) } else { box_scored(track, number, points) }
}

/// For a page without a case: whether it is known that nobody fell.
pub fn nobody_fell(told: bool) -> String {
    if told { nobody_was_out() } else { not_recorded() }
}

/// `Mother Oriel used up: Martyrdom Pills`.
pub fn used_up(name: &str, items: &[String]) -> String {
    items_used_up(name, enumerated(items))
}

/// `Wretched Nib left the Warband for good: Law of Hell. 26 ducats: model 20, Trench Knife 6`.
pub fn left_for_good(name: &str, rule: Option<&str>, worth: &str) -> String {
    let left = rule.map_or_else(|| left(name), |rule| left_by(name, rule));
    [&left, worth].join(" ")
}

/// What is thrown for which hand.
pub fn hand_text() -> String {
    let left = Hand::LEFT_UP_TO;
    hand_split(left, left + 1)
}

/// A die as it is named in a sentence.
pub fn die(die: Die) -> String {
    match die {
        Die::D3 => die_d3(),
        Die::D6 => die_d6(),
        Die::BestOf2D6 => die_best(),
    }
}

/// Who holds a captive, one Warband or several.
pub fn held_by(captors: &[String], name: &str) -> String {
    match captors {
        [one] => ransom(one, name),
        several => ransom_of_several(several.to_vec(), name),
    }
}

/// `62 ducats: model 45, Great Sword / Great Axe 12, Combat Helmet 5`.
pub fn worth(ducats: u32, parts: &[(String, Option<u32>)]) -> String {
    let part = |(name, ducats): &(String, Option<u32>)| match ducats {
        Some(ducats) => format!("{name} {ducats}"),
        None => name.clone(),
    };
    worth_of(ducats, enumerated(&parts.iter().map(part).collect::<Vec<_>>()))
}

/// What a model is sold for: itself, and half of each piece of its kit, each with its price.
pub fn sale(bare: u32, kit: &[(String, u32, u32)]) -> String {
    if kit.is_empty() {
        return sale_alone(bare);
    }
    let piece = |(name, brings, price): &(String, u32, u32)| sale_piece(name, *brings, *price);
    sale_with_kit(bare, enumerated(&kit.iter().map(piece).collect::<Vec<_>>()))
}

/// A Deed of the whole Warband, whose point goes to a LEADER.
pub fn for_the_leader(deed: &str, several: bool) -> String {
    if several { for_the_leader_chosen(deed) } else { for_its_leader(deed) }
}

/// Kit that went with a row of the Trauma Table.
pub fn kit_lost(kit: &[String]) -> String {
    items_lost(enumerated(kit))
}

/// A row of the Trauma Table, and which hand or whom it means.
pub fn noted(text: &str, what: &str) -> String {
    noted_of(text.trim_end_matches('.'), what)
}

/// Two dice on each table, one table after the other.
pub fn advancement_text(tables: &[String]) -> String {
    match tables {
        [first, second] => two_tables(first, second),
        others => on_tables(enumerated(others)),
    }
}

/// Extra Dice that may be thrown, if there are any.
pub fn explore_text(extra: u8) -> Option<String> {
    (extra > 0).then(|| extra_dice_spent(extra))
}

/// Ducats of loot, with the total, the ducats for each point, and those that earlier finds add.
pub fn loot(ducats: u32, made_of: Option<(u8, u32, u32)>) -> String {
    match made_of {
        None => plain_loot(ducats),
        Some((total, each, 0)) => loot_made_of(ducats, total, each),
        Some((total, each, more)) => loot_with_more(ducats, total, each, more),
    }
}

/// What two dice of a treatment came to.
pub fn treated(how: Treated) -> String {
    match how {
        Treated::Scarred => scarred(),
        Treated::InVain => in_vain(),
        Treated::Healed => one_scar_fewer(),
    }
}

/// Where two dice on a table lead, such as `Ranged 7: Marksman`.
pub fn lead(table: &str, sum: u8, skills: &[String]) -> String {
    if skills.is_empty() { lead_nowhere(table, sum) } else { lead_to(table, sum, enumerated(skills)) }
}

/// An Exploration Skill, and what it does.
pub fn exploration_skill(skill: ExplorationSkill) -> (String, String) {
    match skill {
        ExplorationSkill::ExtraDice => (extra_dice(), extra_dice_text()),
        ExplorationSkill::Duplicate => (duplicate(), duplicate_text()),
        ExplorationSkill::ReRoll => (re_roll(), re_roll_text()),
        ExplorationSkill::SetDice => (set_dice(), set_dice_text()),
        ExplorationSkill::Seek => (seek(), seek_text()),
        ExplorationSkill::CircleBack => (circle_back(), circle_back_text()),
        ExplorationSkill::Lucky => (lucky(), lucky_text()),
    }
}

/// `4 + 2 + 5 = 11`.
pub fn sum(dice: &[String], plus: i8, total: u8) -> String {
    match plus {
        0 => format!("{} = {total}", dice.join(" + ")),
        plus if plus > 0 => format!("{} + {plus} = {total}", dice.join(" + ")),
        plus => format!("{} − {} = {total}", dice.join(" + "), plus.unsigned_abs()),
    }
}

//! The words that stand on the paper itself. A template finds each by its name in `say`; what is put into one stands there
//! in braces, for [the template](house.typ) to fill in.

use std::collections::BTreeMap;

use nml_words::nml_catalogue::message::{Argument, Message, Sentence};
use nml_words::said;

/// Names sentences of `sheets.ftl` without a function for each: templates say them, and Rust does not.
macro_rules! sheets {
    ($($name:ident($($arg:ident),*)),* $(,)?) => {
        /// Every sentence of the sheets.
        pub const SENTENCES: &[Sentence] = &[$(Sentence {
            key: concat!("sheets-", stringify!($name)),
            args: &[$(stringify!($arg)),*],
            code: None,
        }),*];
    };
}

sheets! {
    foot(rules),
    foot_of_a_card(rules),
    cvp(),
    games(),
    won_drawn_lost(),
    vp_difference(),
    deeds(),
    casualties(),
    caused_own(),
    notes(),
    elite(),
    warband(),
    player(),
    standings(),
    battle_sheet(),
    battle_sheet_use(),
    sides(),
    fights_together(),
    such_as_a_and_c(),
    scenario_day_turns(),
    scenario(),
    attacker(),
    day(),
    turns(),
    out_of(most),
    victory_points(),
    vp(),
    took_part(),
    fell(),
    by_whom(),
    who_took_part(),
    glorious_deeds(),
    deed(),
    who_did_it(),
    winner(),
    a_draw(),
    gave_up(),
    roster(),
    not_legal(),
    no_kit(),
    skills(),
    injuries(),
    not_checked(),
    xp(),
    scars(),
    sits_out(),
    no_roster(),
    nobody_left(),
    model(),
    kit_and_options(),
    experience_and_marks(),
    cost(),
    arsenal(),
    fallen(),
    let_pass(),
    down(),
    out_of_action(),
    activated(),
    picture_of(name),
    fireteam_with(name),
    by_hand(),
    misses_next(),
    continued(),
    also(),
    name(),
    move(),
    ranged(),
    melee(),
    armour(),
    base(),
    weapons_columns(),
    kit_columns(),
    house_rules(),
    honours(),
    dead(),
    attacks(),
    pairings(),
    table(),
    who_plays(),
    where_do_i_play(),
    won(),
    signed(),
    for_the_table(),
    keywords(),
    zones_by(),
    from_west(),
    from_north(),
    map_scale(width, depth, millimetres),
    broken_lines(),
    setting_up(),
    once_each(),
    table_sees_to_it(),
    where_on_the_map(),
    not_confirmed(),
    terrain(),
    date(),
    draw_terrain(millimetres),
    score(),
    side(),
    turn(number),
    at_the_end(),
    in_all(),
    pieces_of_terrain(),
    number(),
    legend(),
    kind(),
    height(),
    rules_agreed(),
}

/// All of them in the language that is spoken, by their names.
pub(super) fn all() -> BTreeMap<&'static str, String> {
    let named = |one: &Sentence| {
        let args = one.args.iter().map(|&arg| (arg, Argument::Text(format!("{{{arg}}}")))).collect();
        let name = one.key.split_once('-').map_or(one.key, |(_, name)| name);
        (name, said(&Message { key: one.key, args }))
    };
    SENTENCES.iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_stands_in_braces() {
        assert_eq!(all()["turn"], "Turn {number}");
        assert_eq!(nml_words::speaking(nml_words::Language::German, || all()["out_of"].clone()), "von {most}");
    }

    #[test]
    fn templates_say_what_is_listed_and_all_of_it() {
        let text: String = super::super::press::texts().collect();
        for one in SENTENCES {
            let name = one.key.trim_start_matches("sheets-");
            let whole = |(at, _): (usize, &str)| {
                !text[at + 4 + name.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
            };
            assert!(text.match_indices(&format!("say.{name}")).any(whole), "{name}");
        }
        let named =
            text.split("say.").skip(1).filter_map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next());
        for name in named {
            assert!(SENTENCES.iter().any(|one| one.key == format!("sheets-{name}")), "{name} is not listed");
        }
    }
}

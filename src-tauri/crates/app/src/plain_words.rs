//! Sentences of the rooms that `words` rests on: about streams, odds and dice, and the names of games.

nml_words::sentences! {
    pub(crate) in "app_plain_words":
    kind(kind),
    kind_first(kind),
    damaged(what, why),
    newer(what, why),
    at_entry(number, why),
    in_header(why),
    other_header(),
    in_field(path, fault),
    wrong_kind(id, is, wanted),
    other_sort(id, is),
    bad_header(why),
    not_sealed(why),
    nothing_to_undo(),
    nothing_to_redo(),
    stands_there(),
    no_what_if(),
    no_entry(),
    bad_id(),
    no_randomness(why),
    no_thread(why),
    success_roll(pool),
    injury_roll(pool),
    injury_roll_modified(pool, modifier),
    after_critical(pool),
    after_critical_modified(pool, modifier),
    all_dice(dice),
    highest_dice(dice, kept),
    lowest_dice(dice, kept),
    too_many_modifiers(given, most),
    dice_out_of_range(number, most),
    injury_dice_out_of_range(number, most),
    modifier_out_of_range(number, most),
    game(number, scenario),
    game_with(game, outsiders),
    of_side(model, side),
    against(scenario, others),
    then(so_far, next),
}

/// `Ada, Bors, Cato`.
pub fn in_a_row<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> String {
    let mut names = names.into_iter();
    let first = names.next().map(|name| name.as_ref().to_owned()).unwrap_or_default();
    names.fold(first, |so_far, next| then(so_far, next.as_ref()))
}

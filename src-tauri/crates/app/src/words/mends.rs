//! How to fix a list that breaks a rule.

use super::signed;

nml_words::sentences! {
    pub in "app_mends":
    remove(what, from),
    put_away(what, of),
    issue(what, to),
    buy(what, to),
    choose(choice, value),
    dismiss(who),
    unpair(one, other),
    join(entry),
    numbered(name, number),
    priced(what, price),
    mends_both(what),
    mends_both_priced(what, price),
    mends_several(what, mends),
    mends_several_priced(what, price, mends),
}

/// `Remove Reinforced Armour from Wat, −40: mends both`; `of` is how many things there are to mend.
pub fn mend(what: &str, ducats: i64, mends: usize, of: usize) -> String {
    let price = i32::try_from(ducats).ok().filter(|ducats| *ducats != 0).map(signed);
    match (mends, price) {
        (0 | 1, None) => what.to_owned(),
        (0 | 1, Some(price)) => priced(what, price),
        (2, None) if of == 2 => mends_both(what),
        (2, Some(price)) if of == 2 => mends_both_priced(what, price),
        (several, None) => mends_several(what, several),
        (several, Some(price)) => mends_several_priced(what, price, several),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mend_names_its_price_and_what_else_it_mends() {
        let what = remove("Reinforced Armour", "Wat");
        assert_eq!(mend(&what, 0, 1, 1), "Remove Reinforced Armour from Wat");
        assert_eq!(mend(&what, -40, 1, 2), "Remove Reinforced Armour from Wat, −40");
        assert_eq!(mend(&what, -40, 2, 2), "Remove Reinforced Armour from Wat, −40: mends both");
        assert_eq!(mend(&what, 0, 2, 3), "Remove Reinforced Armour from Wat: mends 2");
        assert_eq!(mend(&what, 5, 3, 4), "Remove Reinforced Armour from Wat, +5: mends 3");
    }
}

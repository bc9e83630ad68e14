//! What points add up to.

use nml_catalogue::scenario::{Formula, Rounding};

fn formula(divided_by: u32, rounded: Rounding, each_model: bool) -> Formula {
    Formula { sum: Vec::new(), divided_by, rounded, each_model }
}

#[test]
fn ducats_brought_off_count_by_the_hundred_rounded_up() {
    let escaped = formula(100, Rounding::Up, false);
    assert_eq!(escaped.worked(&[101], 0), 2);
    assert_eq!(escaped.worked(&[60, 41], 0), 2);
    assert_eq!(escaped.worked(&[100], 0), 1);
    assert_eq!(escaped.worked(&[0], 0), 0);
    assert_eq!(escaped.worked(&[], 0), 0);
    // A Mercenary of 2 Glory stands for 60 ducats.
    assert_eq!(escaped.worked(&[2 * 30], 0), 1);
}

#[test]
fn each_model_by_itself_is_rounded_before_it_is_added() {
    assert_eq!(formula(10, Rounding::Up, true).worked(&[81, 45, 9], 0), 9 + 5 + 1);
    assert_eq!(formula(10, Rounding::Up, false).worked(&[81, 45, 9], 0), 14);
    assert_eq!(formula(10, Rounding::Down, true).worked(&[81, 45, 9], 0), 8 + 4);
    assert_eq!(formula(10, Rounding::Half, true).worked(&[81, 45, 9], 0), 8 + 5 + 1);
}

#[test]
fn nothing_is_divided_by_nothing_and_nothing_falls_below_0() {
    assert_eq!(formula(0, Rounding::Up, false).worked(&[50], 3), 0);
    assert_eq!(formula(1, Rounding::Up, false).worked(&[50, -70], 3), 0);
    assert_eq!(formula(1, Rounding::Up, false).worked(&[i64::MAX, i64::MAX], 1), u32::MAX);
}

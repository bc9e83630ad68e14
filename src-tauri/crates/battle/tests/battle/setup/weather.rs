//! The table of the weather.

use nml_battle::setup::weather;
use nml_dice::Face;

#[test]
fn each_sum_has_its_row_and_none_is_left_over() {
    let row = |a: u8, b: u8| weather([Face::new(a).unwrap(), Face::new(b).unwrap()]).unwrap().map(|row| row.name);
    assert_eq!(row(1, 1).as_deref(), Some("Traumatised Earth"));
    assert_eq!(row(3, 4).as_deref(), Some("Grim and Indifferent"));
    assert_eq!(row(6, 5).as_deref(), Some("Raining Blood"));
    assert_eq!(row(6, 6).as_deref(), Some("(Un)Holy Choir"));
}

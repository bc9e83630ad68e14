//! Lengths as they are read and shown.

use nml_catalogue::length::Length;

#[test]
fn lengths_read_as_people_write_them() {
    let read = |text: &str| serde_json::from_str::<Length>(text).ok();
    assert_eq!(read("25400"), Some(Length::inches(1)));
    assert_eq!(read("\"6 in\""), Some(Length::inches(6)));
    assert_eq!(read("\"0.5 in\""), Some(Length::micrometres(12_700)));
    assert_eq!(read("\"32 mm\""), Some(Length::millimetres(32)));
    for bad in ["\"6\"", "\"6 ft\"", "\"6.12345 in\"", "1.5", "9999999999"] {
        assert_eq!(read(bad), None, "{bad}");
    }
}

#[test]
fn lengths_are_shown_in_inches() {
    assert_eq!(Length::inches(6).to_string(), "6″");
    assert_eq!(Length::micrometres(393_700).to_string(), "15.5″");
    assert_eq!(Length::inches(5).half().to_string(), "2.5″");
    assert_eq!((-Length::inches(1).half()).to_string(), "-0.5″");
    assert_eq!(format!("{:.3}", Length::micrometres(126_000)), "4.961″");
}

#[test]
fn two_lengths_that_differ_are_told_apart() {
    let told = |one: Length, other: Length| one.apart(other).map(|shown| shown.to_string());
    let five = Length::inches(5);
    assert_eq!(told(five, Length::inches(3)), ["5″", "3″"]);
    assert_eq!(told(five, five - Length::micrometres(600)), ["5″", "4.98″"]);
    assert_eq!(told(five, five - Length::micrometres(1)), ["5″", "4.99996″"]);
    let odd = Length::micrometres(126_000);
    assert_eq!(told(odd, odd), ["5″", "5″"], "equal lengths stay short");
}

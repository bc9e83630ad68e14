//! Pictures of models in the window: chosen in the dialog, shown on the line and the card, replaced, taken away,
//! undone, refused in one line, and there again when the book is reopened.

use std::path::PathBuf;

use image::{Rgb, RgbImage};
use nml_tests::window::{By, Home, Window};
use serde_json::Value;

/// A photograph of a figure on its base before a wall of this colour.
fn photo(home: &Home, name: &str, wall: [u8; 3]) -> PathBuf {
    let path = home.folder().join(name);
    let within = |x: i64, y: i64, at: (i64, i64), wide: i64, high: i64| {
        let (dx, dy) = (x - at.0, y - at.1);
        dx * dx * high * high + dy * dy * wide * wide <= wide * wide * high * high
    };
    let picture = RgbImage::from_fn(900, 700, |x, y| {
        let light = u8::try_from(x / 16).unwrap();
        let (x, y) = (i64::from(x), i64::from(y));
        let of = |colour: [u8; 3]| Rgb(colour.map(|c| c.saturating_add(light / 2)));
        if within(x, y, (450, 210), 62, 76) {
            of([176, 140, 112])
        } else if within(x, y, (450, 160), 92, 54) || within(x, y, (450, 430), 130, 170) {
            of([84, 88, 70])
        } else if (560..580).contains(&x) && (120..560).contains(&y) {
            of([60, 44, 32])
        } else if within(x, y, (450, 610), 230, 56) {
            of([40, 36, 32])
        } else {
            of(wall)
        }
    });
    picture.save(&path).unwrap();
    path
}

/// What an image on the page shows: its width, and how red and how blue its first corner is; null before it shows
/// anything.
fn seen(window: &Window, selector: &str) -> Value {
    window.run(
        "const image = document.querySelector(arguments[0]);
         if (!image || !image.complete || image.naturalWidth === 0) return null;
         const canvas = document.createElement('canvas');
         canvas.width = canvas.height = image.naturalWidth;
         const context = canvas.getContext('2d');
         context.drawImage(image, 0, 0);
         const [red, , blue] = context.getImageData(4, 4, 1, 1).data;
         return { width: image.naturalWidth, redder: red > blue, box: image.getBoundingClientRect().width };",
        &[Value::from(selector)],
    )
}

const ON_CARD: &str = ".card .portrait img";
const ON_LINE: &str = "li[data-current] .portrait img";

fn choose() -> By {
    By::role("button", "Choose a picture of Mother Oriel")
}

#[test]
fn a_model_gets_a_picture_another_one_and_none() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.until_text(By::css("#where"), "The Seventh Redoubt");
    window.click(By::role_part("button", "Mother Oriel").within(By::css(".left")));
    window.see(choose());
    window.picture("portrait-none");

    // Choosing nothing changes nothing, and neither does a file that is not a picture.
    home.answer_nothing();
    window.click(choose());
    home.answer(home.answers());
    window.click(choose());
    window.until_text(By::css(".left [role=alert]"), "A picture is a PNG, JPEG or WebP.");
    window.see(choose());

    home.answer(photo(&home, "oriel.jpg", [150, 70, 60]));
    window.click(choose());
    window.see(By::css(ON_CARD));
    window.until("the picture", || seen(&window, ON_CARD) != Value::Null && seen(&window, ON_LINE) != Value::Null);
    let (card, line) = (seen(&window, ON_CARD), seen(&window, ON_LINE));
    assert_eq!((card["width"].as_u64(), card["redder"].as_bool()), (Some(320), Some(true)), "{card}");
    assert!(line["box"].as_f64().unwrap() < 44.0 && card["box"].as_f64().unwrap() > 60.0, "{line} {card}");
    window.gone(By::css(".left [role=alert]"));
    window.picture("portrait-one");

    home.answer(photo(&home, "oriel.png", [60, 70, 150]));
    window.click(By::role("button", "Another picture of Mother Oriel"));
    window.until("the other picture", || seen(&window, ON_CARD)["redder"] == Value::Bool(false));
    window.press("Control+z");
    window.until("the first picture", || seen(&window, ON_CARD)["redder"] == Value::Bool(true));
    window.press("Control+Shift+z");
    window.until("the other picture", || seen(&window, ON_CARD)["redder"] == Value::Bool(false));

    // A copy looks like the one that it is a copy of.
    window.click(By::role("button", "Copy Mother Oriel"));
    window.until("two pictures", || {
        window.run("return document.querySelectorAll('.line .portrait img').length", &[]).as_u64() == Some(2)
    });
    window.click(By::role_part("button", "Undo: "));
    window.click(By::role_part("button", "Mother Oriel").within(By::css(".left")));

    // The cards are printed with it.
    let cards = home.folder().join("cards.pdf");
    window.click(By::role("link", "Print"));
    home.answer(&cards);
    window.click(By::role("button", "Print: Model cards"));
    window.until_text(By::css("aside .made"), "Written: cards.pdf");
    assert!(std::fs::read(&cards).unwrap().windows(9).any(|nine| nine == b"DCTDecode"), "a JPEG is in the file");

    let window = window.reopen(&home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.click(By::role_part("button", "Mother Oriel").within(By::css(".left")));
    window.until("the kept picture", || seen(&window, ON_CARD)["redder"] == Value::Bool(false));
    window.click(By::role("button", "Remove the picture of Mother Oriel"));
    window.see(choose());
    window.gone(By::css(".portrait"));
    window.press("Control+z");
    window.until("the picture again", || seen(&window, ON_CARD)["redder"] == Value::Bool(false));
}

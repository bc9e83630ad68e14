//! The smallest window: 900 by 600 pixels are enough to play and to run a season.

use nml_tests::window::{By, Home, Table, Window, stands};
use serde_json::{Value, json};

/// Nothing is wider than the window, and what has a name and can be pressed is not covered where it is seen.
fn fits(window: &Window, page: &str) {
    window.resize(900, 600);
    let script = "const over = document.documentElement.scrollWidth - innerWidth;
        const seen = (box) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        // A tap on the map goes to the map, beneath the stops of the keys.
        const covered = [...document.querySelectorAll('main button, main a[href]')]
          .filter((one) => !one.matches('[data-stop]'))
          .filter((one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true)
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, box]) => seen(box))
          .filter(([one, box]) => {
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            // What lies beyond the edge of a part that scrolls is reached by scrolling.
            let part = one.parentElement;
            while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement;
            const edge = part?.getBoundingClientRect();
            if (edge && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)) return false;
            // Under what sticks to the edge, too.
            for (let on = top; on; on = on.parentElement) if (getComputedStyle(on).position === 'sticky') return false;
            return top !== null && !one.contains(top) && !top.contains(one);
          })
          .map(([one]) => one.getAttribute('aria-label') ?? one.textContent.trim());
        return { over: Math.max(0, over), covered };";
    let found = window.run(script, &[]);
    assert_eq!(found, json!({ "over": 0, "covered": [] }), "{page} at 900 by 600");
}

#[test]
fn a_season_is_run_in_900_by_600() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let warband = window.told("warbands", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let pages = [
        ("warbands".to_owned(), "Warbands"),
        (format!("warbands/{warband}"), ""),
        ("warbands/new".to_owned(), ""),
        ("scenarios".to_owned(), "Scenarios"),
        (format!("campaign/{campaign}"), ""),
        (format!("campaign/{campaign}/plan"), ""),
        (format!("campaign/{campaign}/paper"), ""),
        ("club".to_owned(), "Club"),
        ("book".to_owned(), "Book"),
        ("find".to_owned(), "Find"),
    ];
    for (page, title) in pages {
        window.go(&page);
        if title.is_empty() {
            window.until("another page", || window.text(By::css("#where")) != "Book");
        } else {
            window.until_text(By::css("#where"), title);
        }
        // Drawn, and not only named.
        window.gone(By::css("main .busy"));
        window.until("something to press", || window.count(By::css("main button, main a[href], main input")) > 0);
        fits(&window, &page);
    }
}

#[test]
fn a_shot_is_fired_in_900_by_600_with_dice_and_result_in_sight() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (allard, sump) = (table.model("Piers Allard"), table.model("Wretched Sump"));
    table.arrange(&[stands(allard, 24.0, 20.0), stands(sump, 24.0, 30.0)]);
    fits(window, "the roll-off");
    table.activate("Piers Allard");
    fits(window, "the ACTIONS");
    window.press("s");
    window.click(By::role_part("button", "Wretched Sump · Bolt-Action Rifle").within(By::css("[data-ask='act']")));
    table.asks("success");
    fits(window, "the Success Roll");
    let _ = table.all_dice(6);
    table.asks("injury");
    let _ = table.all_dice(6);
    window.see(By::testid("result"));
    fits(window, "the result");
    // The buttons forward and back are in the window together; you scroll to the map.
    for part in [By::testid("undo"), By::testid("go-on")] {
        let (left, top, width, height) = window.area(part.clone());
        let inside = left >= 0.0 && top >= 0.0 && left + width <= 901.0 && top + height.min(40.0) <= 601.0;
        assert!(inside, "{part:?} lies at {left}, {top}");
    }
}

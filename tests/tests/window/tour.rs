//! The tour of the first start: five stops, by keyboard, in every window.

use nml_tests::window::{By, Home, Window};

/// What is lit is what the stop is about, and its words are beside it, both in the window.
fn stands_beside(window: &Window, what: &str) {
    let script = "const box = (one) => { const { left, top, right, bottom } = one.getBoundingClientRect(); return [left, top, right, bottom].map(Math.round); };
        const lit = document.querySelector('[data-testid=lit]'), says = document.querySelector('[data-testid=tour]');
        const [a, b] = [box(lit), box(says)];
        const apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
        const inside = b[0] >= 0 && b[1] >= 0 && b[2] <= innerWidth && b[3] <= innerHeight && a[2] <= innerWidth && a[3] <= innerHeight;
        const under = document.querySelectorAll('[data-tour]');
        const onto = [...under].some((one) => JSON.stringify(box(one)) === JSON.stringify(a));
        return { apart, inside, onto, big: says.clientWidth > 200 && says.clientHeight > 100, boxes: [a, b] };";
    window.until(&format!("the words of a stop beside what it is about: {what}"), || {
        let seen = window.run(script, &[]);
        ["apart", "inside", "onto", "big"].iter().all(|holds| seen[holds] == true)
    });
}

#[test]
fn the_tour_of_the_first_start_lights_five_things_and_covers_none_of_them() {
    let home = Home::new();
    let window = Window::open(&home);
    window.see(By::role("button", "Take the tour"));
    window.picture("start-tour");
    window.click(By::role("button", "Take the tour"));
    let stops = [
        "Muster your Warbands",
        "Log a battle at the table",
        "Follow the season",
        "Nothing to save",
        "Look up any rule",
    ];
    for (place, stop) in stops.iter().enumerate() {
        window.until_text(By::css("#tour-stop"), stop);
        window.until("the focus on its heading", || window.focused() == *stop);
        stands_beside(&window, stop);
        window.picture(&format!("tour-{}", place + 1));
        // The smallest window, and the largest text in it.
        window.resize(900, 600);
        stands_beside(&window, &format!("{stop}, 900 by 600"));
        let sized = |factor: &str| {
            let script = "document.documentElement.style.setProperty('--text-size', arguments[0]);
                dispatchEvent(new Event('resize')); return null";
            window.run(script, &[factor.into()]);
        };
        sized("2");
        stands_beside(&window, &format!("{stop}, text twice as large"));
        if place == 0 {
            window.axe();
        }
        sized("1");
        window.resize(1280, 800);
        window.press("ArrowRight");
    }
    window.gone(By::testid("tour"));
    window.until_text(By::css("#where"), "Warbands");
    // What was inert is not any longer.
    window.task("Book");
    window.see(By::role("button", "Take the tour again"));
    window.click(By::role("button", "Take the tour again"));
    window.until_text(By::css("#tour-stop"), stops[0]);
    window.press("Escape");
    window.gone(By::testid("tour"));
    window.until_text(By::css("#where"), "Book");
}

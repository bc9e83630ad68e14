//! The driver itself: it finds what a person sees, its hands reach it, and it fails if something is wrong on a screen.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// A window whose page is a small form of ours, which writes what happens to it into `#heard`.
fn form(home: &Home) -> Window {
    let window = Window::open(home);
    window.run(
        "document.body.innerHTML = `
           <main>
             <h1>Form</h1>
             <label for='name'>Name</label> <input id='name' />
             <label for='side'>Side</label> <select id='side'><option>A</option><option>B</option></select>
             <button id='roll'><svg aria-hidden='true'><title>die</title></svg> Roll <b>now</b></button>
             <button hidden>Roll now</button>
             <section aria-labelledby='one'><h2 id='one'>One</h2><button>Why</button></section>
             <section aria-labelledby='two'><h2 id='two'>Two</h2><button aria-label='Why'>?</button></section>
             <div id='board' data-testid='board' tabindex='0' role='group' aria-label='Board'>board</div>
             <p id='heard'></p>
           </main>`;
         const heard = (text) => { document.getElementById('heard').textContent += text + ' '; };
         for (const button of document.querySelectorAll('button')) {
           button.style.cssText = 'color: var(--ink); background: var(--paper)';
         }
         document.getElementById('board').style.cssText = 'width: 400px; height: 200px';
         document.getElementById('roll').addEventListener('click', () => heard('rolled'));
         document.getElementById('side').addEventListener('change', (event) => heard(`side:${event.target.value}`));
         document.addEventListener('keydown', (event) =>
           heard(`${event.ctrlKey ? 'ctrl-' : ''}${event.key}`));
         const board = document.getElementById('board');
         for (const kind of ['pointerdown', 'pointerup']) board.addEventListener(kind, (event) => {
           const box = board.getBoundingClientRect();
           heard(`${kind}:${Math.round(event.clientX - box.x)},${Math.round(event.clientY - box.y)}`);
         });",
        &[],
    );
    window
}

#[test]
fn things_are_found_as_a_person_finds_them() {
    let home = Home::new();
    let window = form(&home);
    assert_eq!(window.count(By::role("button", "Roll now")), 1, "the hidden one does not count");
    assert_eq!(window.count(By::role("button", "Roll")), 0, "a name is a whole name");
    assert_eq!(window.count(By::role_part("button", "Roll")), 1);
    assert_eq!(window.count(By::role("button", "Why")), 2);
    assert_eq!(window.texts(By::role("button", "Why").within(By::role("region", "Two"))), ["?"]);
    assert_eq!(window.count(By::role("textbox", "Name")), 1);
    assert_eq!(window.count(By::role("heading", "")), 3);
    assert_eq!(window.count(By::text("now")), 1);
    assert_eq!(window.text(By::testid("board")), "board");
    assert_eq!(window.attribute(By::testid("board"), "aria-label").as_deref(), Some("Board"));
    assert!(window.usable(By::role("button", "Roll now")));
}

#[test]
fn hands_click_type_choose_press_and_drag() {
    let home = Home::new();
    let window = form(&home);
    window.click(By::role("button", "Roll now"));
    window.until_text(By::css("#heard"), "rolled");
    window.fill(By::role("textbox", "Name"), "Père Joachim ⚔");
    assert_eq!(window.value(By::role("textbox", "Name")), "Père Joachim ⚔");
    window.choose(By::role("combobox", "Side"), "B");
    window.until_text(By::css("#heard"), "side:B");
    window.press("Control+z");
    window.until_text(By::css("#heard"), "ctrl-z");
    window.press("ArrowLeft");
    window.until_text(By::css("#heard"), "ArrowLeft");
    let (left, top, ..) = window.area(By::testid("board"));
    window.drag((left + 20.0, top + 30.0), (left + 320.0, top + 130.0));
    window.until_text(By::css("#heard"), "pointerdown:20,30 pointerup:320,130");
}

#[test]
#[should_panic(expected = "exactly one was expected, 2 found")]
fn what_could_be_two_things_is_not_clicked() {
    let home = Home::new();
    form(&home).click(By::role("button", "Why"));
}

#[test]
#[should_panic(expected = "image-alt")]
fn axe_sees_a_picture_without_words() {
    let home = Home::new();
    let window = form(&home);
    window.run("document.querySelector('main').append(new Image(40, 40))", &[]);
    window.axe();
}

#[test]
#[should_panic(expected = "color-contrast")]
fn axe_sees_faint_ink() {
    let home = Home::new();
    let window = form(&home);
    window.run("document.querySelector('h2').style.cssText = 'color: #ddd; background: #fff; padding: 20px'", &[]);
    window.axe();
}

#[test]
#[should_panic(expected = "contrast 1.36, expected 3:1")]
fn axe_sees_faint_ink_on_a_tight_line() {
    let home = Home::new();
    let window = form(&home);
    // The headings of the app are set in lines lower than their letters' boxes.
    window.run("document.querySelector('h2').style.cssText = 'color: #ddd; background: #fff'", &[]);
    window.axe();
}

#[test]
#[should_panic(expected = "wider than the window")]
fn a_page_that_does_not_fit_is_not_let_through() {
    let home = Home::new();
    let window = form(&home);
    window.run("document.querySelector('#board').style.width = '1500px'", &[]);
    window.picture("too-wide");
}

#[test]
fn calls_made_at_once_are_all_answered() {
    let home = Home::new();
    let window = Window::open(&home);
    let answers = window.run_async(
        "const done = arguments[0];
         Promise.all(Array.from({ length: 50 }, () => window.__TAURI_INTERNALS__.invoke('about', { input: null })))
           .then((all) => done(all.map((about) => about.version)));",
        &[],
    );
    assert_eq!(answers, json!(vec![env!("CARGO_PKG_VERSION"); 50]));
    assert_eq!(window.call("ui_ready", Value::Null), Ok(Value::Null));
}

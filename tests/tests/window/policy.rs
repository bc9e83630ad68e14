//! What the window may do: its own files and the calls of the list, and nothing else.

use nml_tests::window::{Home, Window};
use serde_json::{Value, json};

/// Tries something in the page and gives back whether it worked and which directives stopped it.
fn attempt(window: &Window, body: &str) -> (bool, Vec<String>) {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         const stopped = [];
         const hear = (event) => stopped.push(event.effectiveDirective);
         document.addEventListener('securitypolicyviolation', hear);
         (async () => {{ {body} }})().catch(() => false).then((worked) => setTimeout(() => {{
           document.removeEventListener('securitypolicyviolation', hear);
           done({{ worked, stopped }});
         }}, 200));"
    );
    let answer = window.run_async(&script, &[]);
    let stopped = answer["stopped"].as_array().into_iter().flatten();
    (answer["worked"] == true, stopped.filter_map(|one| Some(one.as_str()?.to_owned())).collect())
}

#[test]
fn the_page_runs_nothing_but_its_own_files() {
    let home = Home::new();
    let window = Window::open(&home);
    let cases = [
        (
            "script-src-elem",
            "const script = document.createElement('script'); script.textContent = 'window.ran = true';
             document.head.append(script); return window.ran === true;",
        ),
        ("script-src", "return window.eval('1 + 1') === 2;"),
        ("script-src", "return new Function('return 1')() === 1;"),
        (
            "script-src-attr",
            "const line = document.createElement('p'); line.setAttribute('onclick', 'window.clicked = true');
             document.body.append(line); line.click(); line.remove(); return window.clicked === true;",
        ),
        (
            "style-src-elem",
            "const style = document.createElement('style'); style.textContent = 'body { --foreign: 1 }';
             document.head.append(style);
             return getComputedStyle(document.body).getPropertyValue('--foreign') !== '';",
        ),
        ("connect-src", "return (await fetch('http://127.0.0.1:9/')).ok;"),
        ("connect-src", "return (await fetch('https://example.org/')).ok;"),
        (
            "img-src",
            "const image = new Image(); image.src = 'http://127.0.0.1:9/eye.gif';
             return await image.decode().then(() => true);",
        ),
        (
            "frame-src",
            "const frame = document.createElement('iframe'); frame.src = 'https://example.org/';
             document.body.append(frame); await new Promise((wait) => setTimeout(wait, 200)); frame.remove(); return false;",
        ),
    ];
    for (directive, body) in cases {
        let (worked, stopped) = attempt(&window, body);
        assert!(!worked, "it worked: {body}");
        assert!(stopped.iter().any(|one| one == directive), "{directive} did not stop it, but {stopped:?}: {body}");
    }
}

#[test]
fn the_page_has_no_global_tauri_and_no_prototype_to_poison() {
    let home = Home::new();
    let window = Window::open(&home);
    assert_eq!(window.run("return typeof window.__TAURI__", &[]), "undefined");
    assert_eq!(window.run("return Object.isFrozen(Object.prototype)", &[]), true);
}

#[test]
fn the_page_does_not_leave_the_app() {
    let home = Home::new();
    let window = Window::open(&home);
    for place in ["https://example.org/", "file:///etc/hostname", "about:blank"] {
        window.run("location.href = arguments[0]", &[json!(place)]);
        std::thread::sleep(std::time::Duration::from_millis(300));
        assert_eq!(window.run("return location.protocol", &[]), "tauri:", "{place}");
    }
}

#[test]
fn only_the_calls_of_the_list_are_allowed() {
    let home = Home::new();
    let window = Window::open(&home);
    let about = window.call("about", Value::Null).unwrap();
    assert_eq!(about["rules_version"], "1.0.2");
    for foreign in [
        "no_such_call",
        "plugin:dialog|open",
        "plugin:dialog|save",
        "plugin:dialog|message",
        "plugin:event|listen",
        "plugin:event|emit",
        "plugin:path|resolve_directory",
        "plugin:window|close",
        "plugin:webview|create_webview_window",
        "plugin:app|version",
        "plugin:resources|close",
        "plugin:fs|read_text_file",
        "plugin:shell|execute",
    ] {
        let refusal = window.call(foreign, Value::Null).unwrap_err().to_string();
        assert!(refusal.contains("not allowed"), "{foreign}: {refusal}");
    }
}

#[test]
fn a_failure_crosses_with_code_and_message() {
    let home = Home::new();
    let window = Window::open(&home);
    let failure = window.call("about", json!({"surprise": [1, 2]})).unwrap_err();
    assert_eq!(failure["code"], "BAD_INPUT");
    assert!(failure["message"].as_str().unwrap().contains("about"), "{failure}");
}

#[test]
fn calls_take_the_fast_way() {
    let home = Home::new();
    let window = Window::open(&home);
    // Without ipc: in the policy calls still work, by a slower way, and nothing shows it.
    let seen = window.run_async(
        "const done = arguments[0];
         const former = window.fetch; const seen = [];
         window.fetch = async (...asked) => {
           const answer = await former(...asked); seen.push([String(asked[0]), answer.status]); return answer;
         };
         window.__TAURI_INTERNALS__.invoke('about', { input: null })
           .finally(() => { window.fetch = former; done(seen); });",
        &[],
    );
    // The page's own calls may go by meanwhile.
    let seen = seen.as_array().unwrap();
    assert!(seen.contains(&json!(["ipc://localhost/about", 200])), "{seen:?}");
}

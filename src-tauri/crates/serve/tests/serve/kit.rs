//! A table over a book in a folder of its own, and guests who ask it over a socket.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use nml_app::dialog::Nobody;
use nml_app::dispatch;
use nml_app::guests::{Invited, Role};
use nml_app::session::Session;
use nml_app::table::{TableWanted, invited};
use nml_serve::{Asset, Limits, Page, Serving, Table, open};
use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::{Message, WebSocket};

/// How long anybody waits for anything.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A session with a new book.
pub fn session(folder: &TempDir) -> Arc<Session> {
    let book = folder.path().join("friday.nml");
    let session = Session::new(folder.path().join("data"), Some(book), Box::new(Nobody)).signed("Ada");
    call(&session, "book_new", json!({"holds": "nothing"}));
    Arc::new(session)
}

/// A call as the window makes it.
pub fn call(session: &Session, name: &str, input: Value) -> Value {
    let answer = dispatch::answer(session, name, input).unwrap_or_else(|failure| panic!("{name}: {failure:?}"));
    serde_json::from_str(answer.get()).unwrap()
}

/// The first battle, begun.
pub fn battle(session: &Session) -> String {
    call(session, "battle_first", Value::Null)["id"].as_str().unwrap().to_owned()
}

/// A table of this computer alone.
pub fn table(invited: Vec<Invited>, port: u16, limits: Limits) -> Table {
    let page = |name: &str| {
        (name == "index.html")
            .then(|| Asset { bytes: b"<!doctype html>".as_slice().into(), kind: "text/html".to_owned() })
    };
    Table {
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port,
        certificate: None,
        name: None,
        invited,
        passes: None,
        feeds: None,
        notes: |_| {},
        page: Page::new(page),
        limits,
    }
}

/// As fast as a test asks.
pub fn unhurried() -> Limits {
    Limits { pace: 100_000, burst: 100_000, ..Limits::default() }
}

/// Opens a battle's table, with an organiser and a screen on the wall besides the usual guests.
pub fn of_battle(session: &Arc<Session>, battle: &str, anyone_answers: bool) -> Serving {
    let wanted = TableWanted { battle: Some(battle.to_owned()), anyone_answers };
    let more = [Role::Organiser, Role::Screen { battle: Some(battle.to_owned()) }, Role::Reader { battle: None }];
    let more = more.map(|role| Invited { role, label: "More".to_owned() });
    let invited = invited(session, &wanted).unwrap().into_iter().chain(more).collect();
    open(Arc::clone(session), table(invited, 0, unhurried())).unwrap()
}

/// What came back.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

impl Response {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// Somebody with an invitation.
#[derive(Clone, Debug)]
pub struct Guest {
    pub at: SocketAddr,
    pub secret: String,
}

impl Guest {
    /// Who has the first invitation for such a role.
    pub fn of(serving: &Serving, is: impl Fn(&Role) -> bool) -> Self {
        let link = serving.shown().links.into_iter().find(|link| is(&link.role)).expect("an invitation");
        Self { at: serving.address(), secret: link.url.split_once("#join=").unwrap().1.to_owned() }
    }

    pub fn player(serving: &Serving, of: u8) -> Self {
        Self::of(serving, |role| matches!(role, Role::Player { side, .. } if *side == of))
    }

    /// Makes a call, if the table can be reached at all.
    pub fn try_call(&self, name: &str, input: &Value) -> std::io::Result<Response> {
        let bearer = format!("Bearer {}", self.secret);
        let headers = [("Host", self.at.to_string()), ("Authorization", bearer)];
        ask(self.at, "POST", &format!("/call/{name}"), &headers, input.to_string().as_bytes())
    }

    pub fn call(&self, name: &str, input: &Value) -> (u16, Value) {
        let response = self.try_call(name, input).unwrap();
        (response.status, response.json())
    }

    /// What a call gives back.
    pub fn done(&self, name: &str, input: &Value) -> Value {
        let (status, answer) = self.call(name, input);
        assert_eq!(status, 200, "{name}: {answer}");
        answer
    }

    /// Follows the table.
    pub fn follow(&self) -> Following {
        let stream = TcpStream::connect(self.at).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (mut socket, _) = tungstenite::client(format!("ws://{}/live", self.at), stream).unwrap();
        socket.send(Message::text(json!({"join": self.secret}).to_string())).unwrap();
        Following(socket)
    }
}

/// A guest's socket.
pub struct Following(pub WebSocket<TcpStream>);

impl Following {
    /// The next number that it receives. The error if it was closed, with this code.
    pub fn next(&mut self) -> Result<u64, Option<u16>> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => {
                    let told: Value = serde_json::from_str(&text).unwrap();
                    return Ok(told["changed"].as_u64().unwrap());
                }
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Binary(_) | Message::Frame(_)) => panic!("nobody sends that"),
                Err(_) => return Err(None),
            }
        }
    }

    /// How long it took since then until it was told of this change or a later one.
    pub fn heard(&mut self, number: u64, since: Instant) -> Duration {
        while self.next().expect("the table is open") < number {}
        since.elapsed()
    }
}

/// Asks once, over a connection of its own.
pub fn ask(
    at: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, String)],
    body: &[u8],
) -> std::io::Result<Response> {
    let mut stream = TcpStream::connect(at)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    stream.write_all(format!("{head}\r\n").as_bytes())?;
    // A body that is too large is answered before all of it was sent.
    let _ = stream.write_all(body);
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        return Err(read.err().unwrap_or_else(|| std::io::ErrorKind::UnexpectedEof.into()));
    };
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    Ok(Response { status, headers, body: body.to_owned() })
}

/// The first thing to say of those that are offered; dice are typed.
pub fn first(view: &Value) -> Value {
    if let Some(dice) = view["question"]["roll"]["dice"].as_u64() {
        let faces: Vec<u64> = (0..dice).map(|die| 6 - die % 6).collect();
        return json!({ "do": "roll", "faces": faces, "source": "table" });
    }
    let offers = view["question"]["offers"].as_array().unwrap();
    let said = offers.iter().find_map(|offer| {
        let command = offer.get("say").or_else(|| offer["place"].get("command"))?;
        (command["do"] != "concede").then(|| command.clone())
    });
    let control = offers.iter().find_map(|offer| offer["control"].get("proposed"));
    let said = control.map(|holders| json!({ "do": "control", "holders": holders })).or(said);
    said.unwrap_or_else(|| panic!("nothing to say: {offers:?}"))
}

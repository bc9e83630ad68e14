//! The parts of a JSON text by their place, so that one of them can be changed and the rest stays as it was written.

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// `{…}`
    Object,
    /// `[…]`
    Array,
    /// `"…"`, no key.
    Text,
    /// A number.
    Number,
    /// `true`, `false`, `null`.
    Word,
    /// `"key":value`
    Field,
}

/// One part: its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub what: What,
    /// Where it begins.
    pub from: usize,
    /// Behind its last byte.
    pub to: usize,
}

impl Part {
    /// Its text.
    pub fn of(self, text: &str) -> &str {
        text.get(self.from..self.to).unwrap_or_default()
    }
}

/// All parts of a compact JSON text, as far as it is one.
pub fn parts(text: &str) -> Vec<Part> {
    let mut scan = Scan { bytes: text.as_bytes(), at: 0, found: Vec::new() };
    scan.value(0);
    scan.found
}

struct Scan<'t> {
    bytes: &'t [u8],
    at: usize,
    found: Vec<Part>,
}

impl Scan<'_> {
    fn here(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn found(&mut self, what: What, from: usize) -> Option<()> {
        self.found.push(Part { what, from, to: self.at });
        Some(())
    }

    fn value(&mut self, depth: usize) -> Option<()> {
        let from = self.at;
        if depth > 100 {
            return None;
        }
        match self.here()? {
            b'{' => {
                self.members(b'}', |scan| {
                    let from = scan.at;
                    scan.text()?;
                    scan.at += usize::from(scan.here()? == b':');
                    scan.value(depth + 1)?;
                    scan.found(What::Field, from)
                })?;
                self.found(What::Object, from)
            }
            b'[' => {
                self.members(b']', |scan| scan.value(depth + 1))?;
                self.found(What::Array, from)
            }
            b'"' => {
                self.text()?;
                self.found(What::Text, from)
            }
            b'-' | b'0'..=b'9' => {
                self.run(|b| b.is_ascii_digit() || b"-+.eE".contains(&b));
                self.found(What::Number, from)
            }
            _ => {
                self.run(|b| b.is_ascii_lowercase());
                if self.at == from {
                    return None;
                }
                self.found(What::Word, from)
            }
        }
    }

    fn members(&mut self, end: u8, one: impl Fn(&mut Self) -> Option<()>) -> Option<()> {
        self.at += 1;
        if self.here()? == end {
            self.at += 1;
            return Some(());
        }
        loop {
            one(self)?;
            let sign = self.here()?;
            self.at += 1;
            if sign == end {
                return Some(());
            }
            if sign != b',' {
                return None;
            }
        }
    }

    fn text(&mut self) -> Option<()> {
        if self.here()? != b'"' {
            return None;
        }
        self.at += 1;
        loop {
            match self.here()? {
                b'\\' => self.at += 2,
                b'"' => {
                    self.at += 1;
                    return Some(());
                }
                _ => self.at += 1,
            }
        }
    }

    fn run(&mut self, fits: impl Fn(u8) -> bool) {
        while self.here().is_some_and(&fits) {
            self.at += 1;
        }
    }
}

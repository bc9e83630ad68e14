//! The table of the bench: what, ours, beside what, theirs, ratio.

use std::fmt;

/// Anything that stopped a measurement.
pub type Trouble = Box<dyn std::error::Error>;

/// One line of the table.
#[derive(Debug)]
pub struct Row {
    what: String,
    ours: String,
    beside: String,
    theirs: String,
    ratio: String,
}

impl Row {
    /// A time of ours beside a time of something else, taken in the same run; both in nanoseconds.
    pub fn against(what: impl Into<String>, ours: f64, beside: impl Into<String>, theirs: f64) -> Self {
        Self {
            what: what.into(),
            ours: time(ours),
            beside: beside.into(),
            theirs: time(theirs),
            ratio: ratio(ours / theirs),
        }
    }

    /// The same two times, told as how many in a second; the ratio is that of the rates.
    pub fn rate(what: impl Into<String>, ours: f64, beside: impl Into<String>, theirs: f64) -> Self {
        Self {
            what: what.into(),
            ours: rate(ours),
            beside: beside.into(),
            theirs: rate(theirs),
            ratio: ratio(theirs / ours),
        }
    }

    /// Bytes of ours beside bytes of something else.
    pub fn bytes(what: impl Into<String>, ours: f64, beside: impl Into<String>, theirs: f64) -> Self {
        let bytes = |bytes: f64| format!("{:.1} MB", bytes / 1e6);
        Self {
            what: what.into(),
            ours: bytes(ours),
            beside: beside.into(),
            theirs: bytes(theirs),
            ratio: ratio(ours / theirs),
        }
    }

    fn cells(&self) -> [&str; 5] {
        [&self.what, &self.ours, &self.beside, &self.theirs, &self.ratio]
    }
}

fn ratio(ratio: f64) -> String {
    if ratio >= 0.1 { format!("{ratio:.2}") } else { format!("1/{:.0}", 1.0 / ratio) }
}

/// Nanoseconds as a person reads them.
fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        n if n < 1e3 => format!("{n:.0} ns"),
        n if n < 1e6 => format!("{:.1} µs", n / 1e3),
        n if n < 1e9 => format!("{:.1} ms", n / 1e6),
        n => format!("{:.2} s", n / 1e9),
    }
}

/// How many of them go into a second.
fn rate(nanoseconds: f64) -> String {
    let rate = 1e9 / nanoseconds;
    if rate < 10.0 { format!("{rate:.2} /s") } else { format!("{rate:.0} /s") }
}

/// The median of some times; not a number if there are none.
pub fn median(times: impl IntoIterator<Item = f64>) -> f64 {
    percentile(times, 50)
}

/// The time that this many in a hundred do not exceed; not a number if there are none.
pub fn percentile(times: impl IntoIterator<Item = f64>, percent: usize) -> f64 {
    let mut times: Vec<f64> = times.into_iter().collect();
    times.sort_by(f64::total_cmp);
    let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(place).copied().unwrap_or(f64::NAN)
}

/// All rows under their headings.
pub struct Table(pub Vec<Row>);

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = ["median of", "ours", "beside", "theirs", "ours/theirs"];
        let lines: Vec<[&str; 5]> = std::iter::once(heading).chain(self.0.iter().map(Row::cells)).collect();
        let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
        let widths = [0, 1, 2, 3, 4].map(width);
        for line in &lines {
            let [what, ours, beside, theirs, ratio] = line;
            let [w0, w1, w2, w3, w4] = widths;
            let text = format!("{what:<w0$}  {ours:>w1$}  {beside:<w2$}  {theirs:>w3$}  {ratio:>w4$}");
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

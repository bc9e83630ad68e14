//! How much a table takes in all, and how much per second from one guest.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// The bounds of a table.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of what a call is given.
    pub body: usize,
    /// Calls that are answered at once.
    pub calls: usize,
    /// Guests who follow at once.
    pub guests: usize,
    /// Connections that are open at once.
    pub connections: usize,
    /// Of these, those of one address: a whole club may sit behind one.
    pub connections_each: usize,
    /// Calls of one guest in a second, over a longer time.
    pub pace: u32,
    /// The most calls of one guest in a burst, such as when a page opens.
    pub burst: u32,
    /// How long a call may take.
    pub time: Duration,
    /// After how long a silence a guest is asked whether they are still there.
    pub silence: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            calls: 8,
            guests: 64,
            connections: 512,
            connections_each: 256,
            pace: 20,
            burst: 80,
            time: Duration::from_secs(20),
            silence: Duration::from_secs(20),
        }
    }
}

/// How many strangers, and how many guests, have their pace remembered at once.
const REMEMBERED: usize = 1024;

/// The pace of everybody: a bucket that fills steadily, and each call takes one out of it. A guest has their own, even
/// if others sit behind the same address; strangers have one for each address, and fill no guest's memory.
#[derive(Debug, Default)]
pub(crate) struct Paces {
    strangers: Buckets<IpAddr>,
    guests: Buckets<(IpAddr, String)>,
}

/// Whose pace it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// Somebody who is let in: where they ask from, and by which invitation or device.
    Guest(IpAddr, String),
    /// Anybody else who asks from an address.
    Stranger(IpAddr),
}

impl Paces {
    /// Whether they may call now.
    pub(crate) fn admits(&mut self, whose: Whose, now: Instant, limits: &Limits) -> bool {
        match whose {
            Whose::Guest(address, by) => self.guests.admits((address, by), now, limits),
            Whose::Stranger(address) => self.strangers.admits(address, now, limits),
        }
    }
}

#[derive(Debug)]
struct Buckets<K>(BTreeMap<K, Bucket>);

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl<K: Ord> Buckets<K> {
    fn admits(&mut self, who: K, now: Instant, limits: &Limits) -> bool {
        let burst = f64::from(limits.burst);
        if self.0.len() >= REMEMBERED && !self.0.contains_key(&who) {
            // Somebody who was silent until their bucket is full again starts afresh.
            self.0.retain(|_, bucket| filled(*bucket, now, limits) < burst);
            if self.0.len() >= REMEMBERED {
                return false;
            }
        }
        let bucket = self.0.entry(who).or_insert(Bucket { left: burst, at: now });
        let left = filled(*bucket, now, limits);
        let admits = left >= 1.0;
        *bucket = Bucket { left: if admits { left - 1.0 } else { left }, at: now };
        admits
    }
}

fn filled(bucket: Bucket, now: Instant, limits: &Limits) -> f64 {
    let since = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.left + since * f64::from(limits.pace)).min(f64::from(limits.burst))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_guest_has_a_burst_and_then_their_pace_and_others_theirs() {
        let limits = Limits { pace: 2, burst: 3, ..Limits::default() };
        let (mut paces, now) = (Paces::default(), Instant::now());
        let (one, other) = (IpAddr::from(Ipv4Addr::new(10, 0, 0, 1)), IpAddr::from(Ipv4Addr::new(10, 0, 0, 2)));
        let mut ask = |guest, after| paces.admits(Whose::Stranger(guest), now + Duration::from_millis(after), &limits);
        assert_eq!([ask(one, 0), ask(one, 0), ask(one, 0), ask(one, 0)], [true, true, true, false]);
        assert!(ask(other, 0));
        assert_eq!([ask(one, 400), ask(one, 600), ask(one, 700), ask(one, 1100)], [false, true, false, true]);
        assert_eq!([0, 0, 0, 0].map(|_| ask(one, 60_000)), [true, true, true, false], "never more than a burst");
    }

    #[test]
    fn guests_behind_one_address_do_not_slow_each_other() {
        let limits = Limits { pace: 1, burst: 1, ..Limits::default() };
        let (mut paces, now) = (Paces::default(), Instant::now());
        let hall = IpAddr::from(Ipv4Addr::new(203, 0, 113, 7));
        let asks = |device: &str| Whose::Guest(hall, device.to_owned());
        let all = [asks("Ada"), asks("Ben"), Whose::Stranger(hall), asks("Ada"), Whose::Stranger(hall)];
        assert_eq!(all.map(|whose| paces.admits(whose, now, &limits)), [true, true, true, false, false]);
    }

    #[test]
    fn the_memory_of_guests_is_bounded() {
        let (limits, now) = (Limits::default(), Instant::now());
        let mut paces = Paces::default();
        let guest = |n: u32| Whose::Stranger(IpAddr::from(Ipv4Addr::from(n)));
        assert!((0..1024).all(|n| paces.admits(guest(n), now, &limits)));
        assert!(!paces.admits(guest(5000), now, &limits));
        let invited = Whose::Guest(Ipv4Addr::LOCALHOST.into(), "a device".to_owned());
        assert!(paces.admits(invited, now, &limits), "strangers take no guest's place");
        assert!(paces.admits(guest(5000), now + Duration::from_secs(1), &limits));
        assert_eq!(paces.strangers.0.len(), 1);
    }
}

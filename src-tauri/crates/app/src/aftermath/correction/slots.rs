//! An entry while a correction is put together. What stood there keeps its place, even if something is put before it or
//! struck: a step names the place that the page shows.

use nml_campaign::Command;

/// What stands in the place of an entry so far.
#[derive(Clone)]
pub(super) struct Slots {
    slots: Vec<Slot>,
    /// Said after all that stood there.
    after: Vec<Command>,
}

#[derive(Clone)]
struct Slot {
    /// Said just before it.
    before: Vec<Command>,
    /// What stood there, or replaces it. `None` if it is struck.
    said: Option<Command>,
}

impl Slots {
    /// Those of an entry as it stands.
    pub fn of(said: impl IntoIterator<Item = Command>) -> Self {
        let slots = said.into_iter().map(|said| Slot { before: Vec::new(), said: Some(said) });
        Self { slots: slots.collect(), after: Vec::new() }
    }

    /// What stands at a place now. `None` if it was struck, or nothing ever stood there.
    pub fn said(&mut self, place: usize) -> Option<&mut Option<Command>> {
        self.slots.get_mut(place).map(|slot| &mut slot.said).filter(|said| said.is_some())
    }

    /// Puts something just before what stands at a place.
    pub fn before(&mut self, place: usize, command: Command) {
        match self.slots.get_mut(place) {
            Some(slot) => slot.before.push(command),
            None => self.after.push(command),
        }
    }

    /// Puts something in where it is the one with this number among all that is said now.
    pub fn insert(&mut self, number: usize, command: Command) {
        let mut left = number;
        for slot in &mut self.slots {
            if left <= slot.before.len() {
                slot.before.insert(left, command);
                return;
            }
            left -= slot.before.len() + usize::from(slot.said.is_some());
        }
        self.after.insert(left.min(self.after.len()), command);
    }

    /// The place of the one with this number among all that is said now.
    pub fn place(&self, number: usize) -> usize {
        let mut left = number;
        for (place, slot) in self.slots.iter().enumerate() {
            let said = slot.before.len() + usize::from(slot.said.is_some());
            if left < said {
                return place;
            }
            left -= said;
        }
        self.slots.len()
    }

    /// The same, for what stood there or replaces it. `None` if it is said in addition.
    pub fn line(&self, number: usize) -> Option<usize> {
        let mut left = number;
        for (place, slot) in self.slots.iter().enumerate() {
            if left < slot.before.len() {
                return None;
            }
            left -= slot.before.len();
            if slot.said.is_some() {
                if left == 0 {
                    return Some(place);
                }
                left -= 1;
            }
        }
        None
    }

    /// All that is said now, in order.
    pub fn flat(&self) -> Vec<Command> {
        let slots = self.slots.iter().flat_map(|slot| slot.before.iter().chain(&slot.said));
        slots.chain(&self.after).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn named(name: &str) -> Command {
        Command::Rename { name: name.into() }
    }

    fn names(slots: &Slots) -> Vec<String> {
        let name =
            |command: &Command| if let Command::Rename { name } = command { name.clone() } else { String::new() };
        slots.flat().iter().map(name).collect()
    }

    #[test]
    fn a_grant_before_a_purchase_does_not_move_it() {
        let mut slots = Slots::of([named("buy"), named("next")]);
        slots.before(0, named("grant"));
        assert_eq!(names(&slots), ["grant", "buy", "next"]);
        *slots.said(0).unwrap() = None;
        assert_eq!(names(&slots), ["grant", "next"], "the purchase is struck, not the grant");
        assert!(slots.said(0).is_none(), "and is not struck twice");
    }

    #[test]
    fn what_is_said_anew_after_another_was_struck_is_the_one_that_was_meant() {
        let mut slots = Slots::of([named("a"), named("b"), named("c")]);
        *slots.said(0).unwrap() = None;
        *slots.said(1).unwrap() = Some(named("b anew"));
        assert_eq!(names(&slots), ["b anew", "c"]);
    }

    #[test]
    fn what_is_asked_besides_stands_where_it_is_asked() {
        let mut slots = Slots::of([named("a"), named("b")]);
        slots.insert(0, named("before a"));
        slots.insert(2, named("before b"));
        slots.insert(4, named("last"));
        assert_eq!(names(&slots), ["before a", "a", "before b", "b", "last"]);
        assert_eq!((0..5).map(|number| slots.place(number)).collect::<Vec<_>>(), [0, 0, 1, 1, 2]);
        let lines: Vec<_> = (0..5).map(|number| slots.line(number)).collect();
        assert_eq!(lines, [None, Some(0), None, Some(1), None], "what is asked besides is on no line");
        *slots.said(0).unwrap() = Some(named("a anew"));
        assert_eq!(names(&slots), ["before a", "a anew", "before b", "b", "last"]);
    }
}

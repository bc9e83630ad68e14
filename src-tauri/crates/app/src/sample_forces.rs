//! The two sample Warbands, which play a battle if nobody chose others.

use nml_catalogue::Catalogue;
use nml_exchange::list;
use nml_warband::Roster;

use crate::failure::Failure;

const LISTS: [(&str, &[u8]); 2] = [
    ("The Seventh Redoubt", include_bytes!("../../../../data/samples/new-antioch.json")),
    ("The Ashen Choir", include_bytes!("../../../../data/samples/heretic-legions.json")),
];

/// Both rosters, with their names.
///
/// # Errors
/// Cannot happen in a program whose tests passed.
pub fn rosters(catalogue: &Catalogue) -> Result<Vec<Roster>, Failure> {
    LISTS
        .iter()
        .map(|(name, bytes)| {
            let (roster, _) = list::read(bytes, catalogue)?;
            Ok(Roster { name: (*name).to_owned(), ..roster })
        })
        .collect()
}

/// This many rosters: the samples in turn, with a number after the name from the second time on.
///
/// # Errors
/// Cannot happen in a program whose tests passed.
pub fn several(catalogue: &Catalogue, count: usize) -> Result<Vec<Roster>, Failure> {
    let samples = rosters(catalogue)?;
    let each = (1_usize..).flat_map(|round| samples.iter().map(move |sample| (round, sample)));
    let named = |(round, sample): (usize, &Roster)| match round {
        1 => sample.clone(),
        again => Roster { name: format!("{} {again}", sample.name), ..sample.clone() },
    };
    Ok(each.take(count).map(named).collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    #[test]
    fn both_samples_are_legal_and_cost_700_ducats() {
        let shipped = nml_exchange::pack::embedded().unwrap();
        for roster in super::rosters(&shipped.catalogue).unwrap() {
            let report = nml_warband::check(&roster, &shipped.catalogue);
            assert!(report.legal, "{}: {:?}", roster.name, report.violations);
            assert_eq!(report.total_ducats, 700, "{}", roster.name);
        }
    }
}

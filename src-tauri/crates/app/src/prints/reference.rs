//! The quick reference on paper: the tables and keywords that the reference in the app shows, arranged on a sheet.

use nml_catalogue::Catalogue;
use nml_exchange::print::{Named, Reference};

use crate::reference::tables;
use crate::words::keywords;
use crate::words::prints as words;

/// The quick reference to the rules of a pack.
pub(super) fn sheet(catalogue: &Catalogue) -> Reference {
    Reference {
        name: words::reference(),
        tables: vec![
            tables::turn(),
            tables::actions(),
            tables::success(),
            tables::dice(),
            tables::injury(),
            tables::injury_dice(),
            tables::armour(catalogue),
            tables::markers(),
            tables::down(),
            tables::ground(),
            tables::morale(),
        ],
        chances: vec![tables::success_chances(), tables::injury_chances(), tables::campaign(catalogue)],
        keywords: catalogue
            .pack()
            .keywords
            .iter()
            .filter(|row| !keywords::is_only_a_name(row))
            .map(|row| Named::new(&row.name, keywords::meaning(row)))
            .collect(),
    }
}

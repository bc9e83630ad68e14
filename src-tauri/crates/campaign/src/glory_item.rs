//! What a Glory Item is.

use nml_catalogue::{Currency, Line};

/// Whether a line sells a Glory Item: one that only a campaign brings, for Glory (DR p.125).
pub(crate) const fn is_glory_item(line: &Line) -> bool {
    line.campaign_only && matches!(line.currency, Currency::Glory)
}

//! What the undo of a campaign takes along; why it goes back no further, and what would help.

nml_words::sentences! {
    pub in "app_undo":
    leaves_standings(),
    musters_again(warband),
    muster_again(warbands),
    stays_planned(),
    back_on_sheet(),
    evening(game),
    begun(game),
    logged(game),
    aftermath(game),
    elsewhere(game),
}

/// What goes back with a filed game. `planned`: it stays planned; `musters`: whose muster it ended.
pub fn filed(planned: bool, musters: &[String]) -> String {
    let mustering = match musters {
        [] => None,
        [one] => Some(musters_again(one)),
        several => Some(muster_again(several.to_vec())),
    };
    let planned = planned.then(stays_planned);
    let said = [Some(leaves_standings()), mustering, planned, Some(back_on_sheet())];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

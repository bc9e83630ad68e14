//! Why a battle is over.

use nml_battle::EndReason;

nml_words::sentences! {
    pub in "app_endings":
    last_turn(),
    fled(),
    no_models(),
    conceded(),
    agreement(),
    time(),
    abandoned(),
    scenario(),
}

/// The reason in words.
pub fn ended(reason: EndReason) -> String {
    match reason {
        EndReason::LastTurn => last_turn(),
        EndReason::Fled => fled(),
        EndReason::NoModels => no_models(),
        EndReason::Conceded => conceded(),
        EndReason::Agreement => agreement(),
        EndReason::Time => time(),
        EndReason::Abandoned => abandoned(),
        EndReason::Scenario => scenario(),
    }
}

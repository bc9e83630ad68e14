//! What a battle counts for each model of a Warband.

/// What the log of a battle counts for one model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// The stream id of its Warband.
    pub warband: String,
    /// Its id in the Warband.
    pub model: u32,
    /// Success Rolls of attacks; one that was thrown again counts twice.
    pub attacks: u32,
    /// Those that failed.
    pub misses: u32,
    /// Those that were critical.
    pub criticals: u32,
    /// BLOOD MARKERS that its Injury Rolls placed on enemies.
    pub drew: u32,
    /// BLOOD MARKERS that were placed on it.
    pub bled: u32,
}

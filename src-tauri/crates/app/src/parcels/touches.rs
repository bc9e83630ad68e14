//! What an entry is about: two entries of books that went on separately conflict if they are about the same thing.

use nml_battle::setup;
use nml_campaign::{self as campaign, Tables};
use nml_catalogue::rejection::Rejection;
use nml_catalogue::{house_pack, own_scenario};
use nml_evenings::{evening, rotation};
use nml_ledger::StreamId;
use nml_warband as warband;

use crate::failure::Failure;
use crate::session::Session;
use crate::streams::stream_id;
use crate::subject::{Battles, Campaigns, Evenings, HousePacks, OwnScenarios, Rotations, SetUps, Subject, Warbands};

/// A part of a stream, or all of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Touch {
    /// The stream.
    pub stream: StreamId,
    /// Which part, or `None` for all of it.
    pub part: Option<String>,
}

impl Touch {
    /// The Warband whose games it has its turn among. `None` if it is about something else.
    pub fn games_of(&self) -> Option<&str> {
        self.part.as_deref()?.strip_prefix(GAMES_OF)
    }
}

/// How the part of a campaign begins that is the order of a Warband's games.
const GAMES_OF: &str = "games of ";

/// The game of a campaign that an entry is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Game {
    /// Stream id of its battle.
    pub battle: String,
    /// This brings it into the campaign: everything else said about it on the same side belongs to it.
    pub begins: bool,
}

/// What a subject's entries are about, and whether they can be said again after others.
pub(super) trait Mergeable: Subject {
    /// Entries of both sides may stand after each other; if not, one side's stand.
    const BY_ENTRY: bool = true;

    /// The parts of its stream that a command is about, and other streams as a whole. `state` is where its side stands.
    fn touches(command: &Self::Command, state: &Self::State) -> Parts;

    /// The game that a command is about.
    fn game(_: &Self::Command) -> Option<Game> {
        None
    }

    /// Whether all that a command rests on is still there: what its events do not say of themselves. `then` is where its
    /// side stood when it was said.
    fn rests(_: &Self::Command, _then: &Self::State, _now: &Self::State) -> bool {
        true
    }

    /// Whether a command settles a game: what its turn is about was counted when it was said.
    fn settles(_: &Self::Command) -> bool {
        false
    }

    /// Whether two states count alike, however what they hold is named or ordered.
    fn alike(_: &Self::State, _: &Self::State) -> bool {
        false
    }

    /// Whether these events, which would follow today, are those that followed when it was said.
    fn same(now: &[Self::Event], said: &[Self::Event]) -> bool {
        let bytes = |events: &[Self::Event]| serde_json::to_vec(events).ok();
        bytes(now) == bytes(said)
    }

    /// What would follow from a command today. `said`: what followed when it was said, for what a command leaves to be
    /// looked up.
    ///
    /// # Errors
    /// `PACK_MISSING`; within: why it is refused.
    fn decide(
        session: &Session,
        state: &Self::State,
        command: &Self::Command,
        said: &[Self::Event],
    ) -> Result<Result<Vec<Self::Event>, Rejection>, Failure>;
}

/// What a command is about.
#[derive(Debug, Default)]
pub(super) struct Parts {
    /// Parts of its own stream, or `None` for all of it.
    own: Option<Vec<String>>,
    /// Parts of its own stream in which it has its turn: nothing else has the same turn. A correction leaves it there.
    turns: Vec<String>,
    /// Other streams.
    others: Vec<StreamId>,
}

impl Parts {
    /// All of the stream.
    const WHOLE: Self = Self { own: None, turns: Vec::new(), others: Vec::new() };

    fn some<T: Into<String>>(parts: impl IntoIterator<Item = T>) -> Self {
        Self { own: Some(parts.into_iter().map(Into::into).collect()), turns: Vec::new(), others: Vec::new() }
    }

    fn and(mut self, stream: &str) -> Self {
        self.others.extend(stream_id(stream).ok());
        self
    }

    fn in_turn(mut self, turns: impl IntoIterator<Item = String>) -> Self {
        self.turns.extend(turns);
        self
    }

    /// What it is about apart from its turn.
    pub fn out_of_turn(self) -> Self {
        Self { turns: Vec::new(), ..self }
    }

    /// What a correction of it is about.
    pub fn corrected(self) -> Self {
        Self { turns: Vec::new(), others: Vec::new(), ..self }
    }

    /// With the stream that they are parts of.
    pub fn of(self, stream: StreamId) -> Vec<Touch> {
        let own = match self.own {
            None => vec![Touch { stream, part: None }],
            Some(parts) => parts.into_iter().chain(self.turns).map(|part| Touch { stream, part: Some(part) }).collect(),
        };
        own.into_iter().chain(self.others.into_iter().map(|stream| Touch { stream, part: None })).collect()
    }
}

/// Models that come to a Warband.
const NEWCOMERS: &str = "newcomers";
/// Mercenaries in its service.
const HIRED: &str = "hired";

impl Mergeable for Campaigns {
    fn touches(command: &campaign::Command, state: &campaign::Campaign) -> Parts {
        use campaign::Command as C;
        let about = |warband: &String| format!("Warband {warband}");
        let player = |name: &String| format!("player {}", name.trim().to_lowercase());
        let turn = |warband: &String| format!("{GAMES_OF}{warband}");
        let page = |battle: &String, warband: &String| format!("page {battle} {warband}");
        let entrants = |battle: &str| {
            let entrants = state.game(battle).into_iter().flat_map(|game| &game.entrants);
            entrants.map(|entrant| entrant.warband.clone()).collect::<Vec<_>>()
        };
        let pages = |battle: &String, sides: &[String]| {
            Parts::some(sides.iter().map(|side| page(battle, side)).chain([battle.clone()]))
        };
        match command {
            C::Rename { .. } => Parts::some(["name"]),
            C::MovePack { .. } => Parts::WHOLE,
            C::SetHouse { .. } => Parts::some(["house rules"]),
            C::WriteRules { .. } => Parts::some(["written rules"]),
            C::SignUp { players } => Parts::some(players.iter().map(player)),
            C::SignOff { player: name } => Parts::some([player(name)]),
            C::Admit { entry } | C::Describe { entry } => Parts::some([about(&entry.warband)]),
            C::BeginAnew { warband, cancel, entry, .. } => {
                Parts::some(cancel.iter().cloned().chain([about(warband), about(&entry.warband)]))
                    .in_turn([turn(warband), turn(&entry.warband)])
            }
            C::Withdraw { warband, .. } => Parts::some([about(warband)]).in_turn([turn(warband)]),
            C::Pause { warband, .. } => Parts::some([about(warband)]),
            C::Enter { warband, .. } => Parts::some([format!("entry zone {warband}")]),
            C::SealVision { warband, .. } | C::RevealVision { warband, .. } => {
                Parts::some([format!("vision {warband}")])
            }
            C::EndMap => Parts::some(["the end of the map"]),
            C::Plan { battle, .. } | C::Cancel { battle } => Parts::some([battle]).and(battle),
            C::Record { result, .. } => {
                let sides: Vec<String> = result.members().map(|side| side.warband.clone()).collect();
                pages(&result.battle, &sides).in_turn(sides.iter().map(turn)).and(&result.battle)
            }
            C::EnterEarlier { games } => {
                let sides = games.iter().flat_map(|game| game.result.members());
                Parts::some(["earlier games"]).in_turn(sides.map(|side| turn(&side.warband)))
            }
            C::Roll { battle, warband, .. }
            | C::Answer { battle, warband, .. }
            | C::Trade { battle, warband, .. }
            | C::SetAside { battle, warband, .. } => Parts::some([page(battle, warband)]),
            C::Close { battle } => {
                let sides = entrants(battle);
                pages(battle, &sides).in_turn(sides.iter().map(turn))
            }
        }
    }

    fn game(command: &campaign::Command) -> Option<Game> {
        use campaign::Command as C;
        let begins = match command {
            C::Plan { .. } | C::Record { .. } => true,
            C::Cancel { .. }
            | C::Roll { .. }
            | C::Answer { .. }
            | C::Trade { .. }
            | C::SetAside { .. }
            | C::Close { .. } => false,
            C::Rename { .. }
            | C::MovePack { .. }
            | C::SetHouse { .. }
            | C::WriteRules { .. }
            | C::SignUp { .. }
            | C::SignOff { .. }
            | C::Admit { .. }
            | C::Describe { .. }
            | C::Withdraw { .. }
            | C::BeginAnew { .. }
            | C::Pause { .. }
            | C::Enter { .. }
            | C::SealVision { .. }
            | C::EndMap
            | C::RevealVision { .. }
            | C::EnterEarlier { .. } => return None,
        };
        campaign::of_battle(command).map(|battle| Game { battle: battle.to_owned(), begins })
    }

    /// A plan is the same with any number: its game gets the number when it is fought.
    fn same(now: &[campaign::Event], said: &[campaign::Event]) -> bool {
        let unnumbered = |events: &[campaign::Event]| {
            let mut events = events.to_vec();
            for event in &mut events {
                if let campaign::Event::Planned { entrants, .. } = event {
                    entrants.iter_mut().for_each(|entrant| entrant.game = 0);
                }
            }
            events
        };
        unnumbered(now) == unnumbered(said)
    }

    fn decide(
        session: &Session,
        state: &campaign::Campaign,
        command: &campaign::Command,
        said: &[campaign::Event],
    ) -> Result<Result<Vec<campaign::Event>, Rejection>, Failure> {
        let pack = session.pack_of(Some(&state.pack))?;
        let mut command = command.clone();
        // The rosters were looked up in Warbands that have gone on since.
        if let campaign::Command::Record { rosters, .. } = &mut command
            && rosters.is_empty()
        {
            let found = said.iter().find_map(|event| {
                if let campaign::Event::Recorded { rosters, .. } = event { Some(rosters) } else { None }
            });
            rosters.clone_from(found.unwrap_or(&Vec::new()));
        }
        // Players who joined in the one book before they signed up in the other are in already; the rest of the list
        // signs up.
        if let campaign::Command::SignUp { players } = &mut command {
            players.retain(|player| !state.expects(player));
            if players.is_empty() {
                return Ok(Ok(said.to_vec()));
            }
            return Ok(campaign::decide(Tables::from(&pack.catalogue), state, &command).map(|_| said.to_vec()));
        }
        Ok(campaign::decide(Tables::from(&pack.catalogue), state, &command))
    }
}

impl Mergeable for Warbands {
    fn touches(command: &warband::Command, roster: &warband::Roster) -> Parts {
        use warband::Command as C;
        let model = |model: &u32| format!("model {model}");
        let fireteam = |model: &u32| format!("Fireteam of {model}");
        match command {
            C::Rename { .. } => Parts::some(["name"]),
            C::RenameModel { model: of, .. } => Parts::some([format!("name of {}", model(of))]),
            C::SetBanner { .. } => Parts::some(["banner"]),
            C::SetPortrait { model: of, .. } => Parts::some([format!("picture of {}", model(of))]),
            C::AddOption { model: of, .. }
            | C::ChangeOption { model: of, .. }
            | C::RemoveOption { model: of, .. }
            | C::BuyItem { model: of, .. }
            | C::SellItem { model: Some(of), .. } => Parts::some([model(of)]),
            C::SellItem { model: None, .. } => Parts::some(["Arsenal"]),
            C::StoreItem { model: of, .. } | C::IssueItem { model: of, .. } => {
                Parts::some(["Arsenal".to_owned(), model(of)])
            }
            C::MoveModel { .. } => Parts::some(["order"]),
            C::PutAway { model: Some(of), .. } => Parts::some([format!("notes of {}", model(of))]),
            C::PutAway { model: None, .. } => Parts::some(["notes"]),
            C::Grant { .. } => Parts::some(["grants"]),
            // A model that comes gets the next number.
            C::AddModel { .. } => Parts::some([NEWCOMERS]),
            C::CopyModel { model: of, .. } => Parts::some([NEWCOMERS.to_owned(), model(of)]),
            C::RemoveModel { model: of } => Parts::some([model(of), fireteam(of)]),
            C::Pair { models } => Parts::some(models.iter().map(fireteam)),
            C::Unpair { model: of } => Parts::some([fireteam(of)]),
            C::Hire { .. } | C::Dismiss { .. } => Parts::some([HIRED]),
            C::Waive { .. } | C::Unwaive { .. } => Parts::some(["waivers"]),
            // An aftermath, and the end of the muster, are about all that a roster counts, and leave names, pictures
            // and the order alone.
            C::Settle { .. } | C::CloseMuster { .. } => {
                let counted = ["games", "Arsenal", "grants", NEWCOMERS, HIRED].map(str::to_owned);
                let models = roster.members().flat_map(|one| [model(&one.id), fireteam(&one.id)]);
                Parts::some::<String>([]).in_turn(counted.into_iter().chain(models))
            }
            // A choice decides over everybody.
            C::MovePack { .. }
            | C::SetVariant { .. }
            | C::SetChoice { .. }
            | C::SetBudget { .. }
            | C::SetCampaign { .. }
            | C::OpenBalance { .. }
            | C::NameFaction { .. }
            | C::WriteModel { .. }
            | C::WriteItem { .. }
            | C::StrikeOut { .. }
            | C::MatchOwn { .. }
            | C::Adopt { .. } => Parts::WHOLE,
        }
    }

    fn settles(command: &warband::Command) -> bool {
        matches!(command, warband::Command::Settle { .. })
    }

    fn alike(one: &warband::Roster, other: &warband::Roster) -> bool {
        counted(one.clone()) == counted(other.clone())
    }

    /// All who fought are still on the roster when it is settled.
    fn rests(command: &warband::Command, then: &warband::Roster, now: &warband::Roster) -> bool {
        let warband::Command::Settle { changes, .. } = command else { return true };
        let has = |roster: &warband::Roster, model: u32| roster.members().any(|one| one.id == model);
        let mut fought = changes.iter().flat_map(|change| {
            let those = if let warband::RosterChange::Fought { models } = change { models.as_slice() } else { &[] };
            those.iter().copied().chain(change.model())
        });
        fought.all(|model| !has(then, model) || has(now, model))
    }

    fn decide(
        _: &Session,
        state: &warband::Roster,
        command: &warband::Command,
        _: &[warband::Event],
    ) -> Result<Result<Vec<warband::Event>, Rejection>, Failure> {
        Ok(warband::decide(state, command))
    }
}

/// A roster without what may change while a game is settled: names, pictures, notes and the order of what it holds.
pub(super) fn counted(mut roster: warband::Roster) -> warband::Roster {
    roster.name.clear();
    roster.notes.clear();
    roster.arsenal.sort();
    roster.models.sort_by_key(|model| model.id);
    for model in &mut roster.models {
        (model.name, model.portrait) = (None, None);
        model.notes.clear();
    }
    roster
}

impl Mergeable for Rotations {
    fn touches(change: &rotation::RotationEdit, _: &rotation::Rotation) -> Parts {
        use rotation::RotationEdit as C;
        match change {
            C::Rename { .. } => Parts::some(["name"]),
            C::Put { slot } => Parts::some([&slot.scenario]),
            C::Retire { scenario, .. } => Parts::some([scenario]),
            C::PutAway { .. } => Parts::some(["away"]),
        }
    }

    fn decide(
        _: &Session,
        state: &rotation::Rotation,
        change: &rotation::RotationEdit,
        _: &[rotation::RotationEdit],
    ) -> Result<Result<Vec<rotation::RotationEdit>, Rejection>, Failure> {
        Ok(rotation::decide(state, change))
    }
}

impl Mergeable for Evenings {
    fn touches(change: &evening::EveningEdit, _: &evening::Evening) -> Parts {
        use evening::EveningEdit as C;
        let (player, game) = (|id: &str| format!("player {id}"), |number: &u32| format!("game {number}"));
        match change {
            C::Rename { .. } => Parts::some(["name"]),
            C::Move { .. } => Parts::some(["day"]),
            C::SetClock { .. } | C::SetStarted { .. } => Parts::some(["clock"]),
            C::UseRotation { .. } => Parts::some(["rotation"]),
            C::PutTable { table } => Parts::some([format!("table {}", table.number)]),
            C::RemoveTable { table } => Parts::some([format!("table {table}")]),
            C::Expect { player: newcomer } => Parts::some([player(&newcomer.id)]),
            C::Unexpect { player: id }
            | C::CheckIn { player: id }
            | C::MarkAbsent { player: id }
            | C::Leave { player: id } => Parts::some([player(id)]),
            C::Drop { game: of, .. }
            | C::Lock { game: of, .. }
            | C::SetScenario { game: of, .. }
            | C::SetAttacker { game: of, .. }
            | C::SetCampaign { game: of, .. }
            | C::Result { game: of, .. } => Parts::some([game(of)]),
            C::Plan { game: of, battle, .. } => {
                let parts = Parts::some([game(of)]);
                if let Some(battle) = battle { parts.and(battle) } else { parts }
            }
            C::PutAway { .. } => Parts::some(["away"]),
            // Each of them is about several games at once.
            C::Take { .. }
            | C::LockRound { .. }
            | C::Swap { .. }
            | C::Seat { .. }
            | C::SetTable { .. }
            | C::Start { .. }
            | C::CancelRound => Parts::WHOLE,
        }
    }

    fn decide(
        _: &Session,
        state: &evening::Evening,
        change: &evening::EveningEdit,
        said: &[evening::EveningEdit],
    ) -> Result<Result<Vec<evening::EveningEdit>, Rejection>, Failure> {
        Ok(with_attackers(state, change, said))
    }
}

/// What follows from a change of an evening, with the attackers that the sizes of the Warbands gave where it was said, and
/// the scenarios that were for another number of players: both were looked up, and may differ here.
fn with_attackers(
    state: &evening::Evening,
    change: &evening::EveningEdit,
    said: &[evening::EveningEdit],
) -> Result<Vec<evening::EveningEdit>, Rejection> {
    let mut events = evening::decide(state, change)?;
    let mut after = state.clone();
    events.iter().for_each(|event| evening::evolve(&mut after, event));
    let cast = |event: &&evening::EveningEdit| {
        use evening::EveningEdit::{SetAttacker, SetScenario};
        matches!(event, SetAttacker { .. } | SetScenario { scenario: None, .. })
    };
    for event in said.iter().skip(events.len()).take_while(cast) {
        events.extend(evening::decide(&after, event)?);
    }
    Ok(events)
}

impl Mergeable for OwnScenarios {
    fn touches(change: &own_scenario::OwnScenarioEdit, _: &own_scenario::OwnScenario) -> Parts {
        use own_scenario::OwnScenarioEdit as C;
        match change {
            C::Write { parts } => Parts::some(parts.iter().map(own_scenario::Part::field)),
            C::PutAway { .. } => Parts::some(["away"]),
        }
    }

    fn decide(
        _: &Session,
        state: &own_scenario::OwnScenario,
        change: &own_scenario::OwnScenarioEdit,
        _: &[own_scenario::OwnScenarioEdit],
    ) -> Result<Result<Vec<own_scenario::OwnScenarioEdit>, Rejection>, Failure> {
        Ok(own_scenario::decide(state, change))
    }
}

impl Mergeable for HousePacks {
    fn touches(change: &house_pack::HousePackEdit, _: &house_pack::HousePack) -> Parts {
        use house_pack::HousePackEdit as C;
        let row = |at: &house_pack::RowRef| Parts::some([format!("{at:?}")]);
        match change {
            C::Name { .. } => Parts::some(["name"]),
            C::Write { row: written, .. } => row(&written.at()),
            C::Remove { row: at } | C::Restore { row: at } => row(at),
            C::PutAway { .. } => Parts::some(["away"]),
        }
    }

    fn decide(
        session: &Session,
        state: &house_pack::HousePack,
        change: &house_pack::HousePackEdit,
        _: &[house_pack::HousePackEdit],
    ) -> Result<Result<Vec<house_pack::HousePackEdit>, Rejection>, Failure> {
        let base = session.pack_of(Some(&state.rests_on.hash))?;
        Ok(house_pack::decide(base.catalogue.pack(), state, change))
    }
}

impl Mergeable for SetUps {
    fn touches(_: &setup::SetUpEdit, _: &setup::SetUp) -> Parts {
        Parts::WHOLE
    }

    fn decide(
        _: &Session,
        state: &setup::SetUp,
        change: &setup::SetUpEdit,
        _: &[setup::SetUpEdit],
    ) -> Result<Result<Vec<setup::SetUpEdit>, Rejection>, Failure> {
        Ok(setup::decide(state, change))
    }
}

impl Mergeable for Battles {
    // Dice were thrown in the battle as it stood there.
    const BY_ENTRY: bool = false;

    fn touches(_: &nml_battle::Command, _: &nml_battle::Battle) -> Parts {
        Parts::WHOLE
    }

    fn decide(
        _: &Session,
        state: &nml_battle::Battle,
        command: &nml_battle::Command,
        _: &[nml_battle::Event],
    ) -> Result<Result<Vec<nml_battle::Event>, Rejection>, Failure> {
        Ok(nml_battle::decide(state, command))
    }
}

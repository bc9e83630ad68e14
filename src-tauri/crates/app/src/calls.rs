// The one list of calls: what the window (and anything else that speaks IPC) may ask for.
//
// To add a call: write `pub fn name(session: &Session, input: Input) -> Result<Output, Failure>` in a module of this crate and
// add one line here and one in `serve/src/may.rs`, which says who may make it; paths start at the crate's root. Everything
// else follows from the list: the way in (`dispatch.rs`), the
// shell's manifest and permission (`src-tauri/build.rs` includes this file, so it holds this macro and nothing else), the
// schema `schemas/ipc.schema.json` and the types of the UI. The call has the name of its function; a call without input
// takes `()`.
macro_rules! calls {
    ($with:ident) => {
        $with! {
            session::about(()) -> session::About;
            session::ui_ready(()) -> ();
            session::this_computer(()) -> session::ThisComputer;

            table::me(()) -> Option<table::Role>;
            table::table_open(table::TableWanted) -> table::TableShown;
            table::table_state(()) -> Option<table::TableShown>;
            table::table_close(()) -> ();

            admission::guest_list(()) -> admission::GuestsShown;
            admission::guest_invite(admission::Invitee) -> admission::GuestInvited;
            admission::guest_end(admission::GuestRef) -> admission::GuestsShown;
            feeds::feeds(()) -> feeds::FeedsShown;
            feeds::feed_make(feeds::NewFeed) -> feeds::FeedMade;
            feeds::feed_end(feeds::FeedRef) -> feeds::FeedsShown;
            feeds::webhook_try(feeds::NewsWanted) -> feeds::NewsTried;
            feeds::webhook_make(feeds::NewWebhook) -> feeds::FeedsShown;
            feeds::calendar_export(()) -> Option<dialog::Sent>;

            open_book::book_state(()) -> open_book::BookState;
            open_book::book_new(open_book::NewBook) -> Option<open_book::BookState>;
            open_book::book_open(()) -> Option<open_book::BookState>;
            open_book::book_again(()) -> open_book::BookState;
            open_book::book_check(()) -> book::BookCheck;
            open_book::book_rebuild(()) -> book::BookCheck;
            open_book::book_backup(()) -> Option<book::BookBackup>;
            backups::backups(()) -> backups::Backups;
            backups::backup_compare(backups::BackupRef) -> backups::BackupCompared;
            backups::backup_restore(backups::BackupRef) -> open_book::BookState;
            backups::backup_folder(()) -> backups::Backups;
            backups::backup_beside(()) -> backups::Backups;

            session::packs(()) -> Vec<packs::PackLine>;
            pack_files::pack_bring(()) -> Option<pack_files::PackBrought>;
            pack_files::pack_send(pack_files::PackRef) -> Option<dialog::Sent>;
            catalogues::pack_from_catalogues(catalogues::CataloguesWanted) -> Option<catalogues::CandidateBrought>;

            house_packs::house_packs(()) -> Vec<house_packs::HousePackLine>;
            house_packs::house_pack_begin(house_packs::NewHousePack) -> house_packs::HousePackHead;
            house_packs::house_pack_view(house_packs::HousePackShow) -> house_packs::HousePackView;
            house_packs::house_pack_choices(house_packs::HousePackRef) -> house_packs::HousePackChoices;
            house_packs::house_pack_row(house_packs::HousePackRow) -> house_packs::RowSheet;
            house_packs::house_pack_name(house_packs::HousePackName) -> house_packs::HousePackHead;
            house_packs::house_pack_change(house_packs::HousePackChange) -> house_packs::RowSheet;
            house_packs::house_pack_add(house_packs::HousePackAdd) -> house_packs::RowSheet;
            house_packs::house_pack_remove(house_packs::HousePackRow) -> house_packs::HousePackHead;
            house_packs::house_pack_restore(house_packs::HousePackRow) -> house_packs::HousePackHead;
            house_packs::house_pack_put_away(house_packs::HousePackAway) -> house_packs::HousePackHead;
            house_packs::house_pack_undo(house_packs::HousePackRef) -> house_packs::HousePackHead;
            house_packs::house_pack_redo(house_packs::HousePackRef) -> house_packs::HousePackHead;
            house_packs::house_pack_finish(house_packs::HousePackRef) -> pack_files::PackBrought;
            house_packs::pack_difference(house_packs::PacksCompared) -> house_packs::PackDifference;

            found::find(found::Search) -> found::Found;
            reference::reference(()) -> Vec<reference::ReferenceEntry>;
            report::report_look(report::ReportOf) -> report::ReportText;
            report::report_save(report::ReportText) -> Option<dialog::Sent>;

            warbands::factions(warbands::FactionsOf) -> Vec<warbands::Faction>;
            warbands::warbands(()) -> Vec<warbands::WarbandLine>;
            warbands::warband(warbands::WarbandRef) -> warbands::Warband;
            warbands::warband_muster(warbands::NewWarband) -> warbands::Warband;
            warbands::warband_import(warbands::RosterFiles) -> Option<Vec<warbands::RosterFile>>;
            warbands::warband_import_keep(warbands::RostersKept) -> warbands::WarbandsKept;
            warbands::warband_import_leave(warbands::RostersLeft) -> ();
            warbands::warband_export(warbands::WarbandExport) -> Option<dialog::Sent>;
            warbands::warband_text(warbands::WarbandRef) -> exports::Export;
            warbands::warband_edit(warbands::WarbandChange) -> warbands::Warband;
            warbands::warband_portrait(warbands::NewPortrait) -> Option<warbands::Warband>;
            warbands::portrait(warbands::PortraitRef) -> Option<warbands::Portrait>;
            warbands::warband_undo(warbands::WarbandRef) -> warbands::Warband;
            warbands::warband_redo(warbands::WarbandRef) -> warbands::Warband;
            warbands::warband_history(warbands::WarbandRef) -> Vec<warbands::HistoryLine>;
            warbands::warband_lives(warbands::WarbandRef) -> warbands::WarbandLives;
            warbands::warband_moments(warbands::Moments) -> view::Compared;
            warbands::warband_under(warbands::WarbandPack) -> view::Compared;
            warbands::warband_move(warbands::WarbandPack) -> warbands::Warband;
            warbands::warband_matches(warbands::OwnRef) -> Vec<warbands::OwnMatch>;
            warbands::warband_matched(warbands::OwnMatched) -> view::Compared;
            warbands::warband_offers(warbands::WarbandOffers) -> Vec<warbands::Offer>;

            campaigns::campaigns(()) -> Vec<campaigns::CampaignLine>;
            campaigns::campaign(campaigns::CampaignRef) -> campaigns::Campaign;
            campaigns::campaign_games(campaigns::CampaignRef) -> Vec<campaigns::CampaignGame>;
            campaigns::campaign_overview(campaigns::CampaignRef) -> campaigns::CampaignOverview;
            campaigns::campaign_chronicle(campaigns::CampaignRef) -> campaigns::CampaignChronicle;
            campaigns::chronicle_note(campaigns::NewChronicleNote) -> campaigns::CampaignChronicle;
            campaigns::campaign_new(campaigns::NewCampaign) -> campaigns::Campaign;
            campaigns::campaign_admit(campaigns::Admission) -> campaigns::Campaign;
            campaigns::campaign_swap(campaigns::Swapped) -> campaigns::Campaign;
            campaigns::campaign_under(campaigns::CampaignPack) -> Vec<view::Compared>;
            campaigns::campaign_move(campaigns::CampaignPack) -> campaigns::Campaign;
            campaigns::campaign_record(campaigns::BattleEnd) -> campaigns::Campaign;
            campaigns::battles_outside(()) -> Vec<battle::BattleLine>;
            campaigns::battle_taking_in(campaigns::BattleEnd) -> campaigns::TakingIn;
            campaigns::battle_take_in(campaigns::TakenIn) -> ();
            paper::battle_sheet_open(paper::SheetOf) -> paper::BattleSheet;
            paper::battle_sheet_winner(paper::PaperScores) -> paper::PaperStanding;
            paper::battle_sheet_remarks(paper::PaperFiled) -> paper::PaperRemarks;
            paper::battle_sheet_file(paper::PaperFiled) -> paper::BattleFiled;
            campaigns::battle_sheet_send(paper::PaperFiled) -> Option<dialog::Sent>;
            campaigns::result_export(campaigns::ResultOf) -> Option<dialog::Sent>;
            campaigns::results_look(campaigns::ResultFiles) -> Vec<campaigns::ResultLine>;
            campaigns::result_accept(campaigns::ResultTaken) -> campaigns::ResultLine;
            campaigns::campaign_undo(campaigns::CampaignRef) -> campaigns::Campaign;
            campaigns::campaign_rename(campaigns::CampaignRename) -> campaigns::Campaign;
            campaigns::campaign_spreadsheet(campaigns::SpreadsheetWanted) -> Option<dialog::Sent>;
            campaigns::campaign_sign_up(campaigns::PlayersSignUp) -> campaigns::PlayersSignedUp;
            campaigns::campaign_join(campaigns::PlayersJoin) -> campaigns::Campaign;
            campaigns::campaign_rosters(campaigns::RostersFor) -> campaigns::RostersExpected;
            campaigns::campaign_sign_off(campaigns::PlayerSignOff) -> campaigns::Campaign;
            campaigns::campaign_withdraw(campaigns::Withdrawal) -> campaigns::Campaign;
            campaigns::campaign_begin_anew(campaigns::BeginningAnew) -> campaigns::Campaign;
            campaigns::campaign_pause(campaigns::Rest) -> campaigns::Campaign;
            campaigns::map_sheet(campaigns::MapOf) -> campaigns::MapSheet;
            campaigns::map_enter(campaigns::MapEntering) -> campaigns::MapSheet;
            campaigns::map_roll_off(campaigns::MapRollOff) -> campaigns::MapRolledOff;
            campaigns::map_plan(campaigns::MapPlanMade) -> campaigns::MapPlanned;
            campaigns::map_seal(campaigns::MapSealing) -> campaigns::MapSealed;
            campaigns::map_end(campaigns::MapOf) -> campaigns::MapSheet;
            campaigns::map_reveal(campaigns::MapRevealing) -> campaigns::MapSheet;
            campaigns::plan_sheet(campaigns::PlanOf) -> campaigns::PlanSheet;
            campaigns::plan_make(campaigns::PlanMade) -> campaigns::Planned;
            campaigns::plan_round(campaigns::PlanRound) -> campaigns::RoundPlanned;
            campaigns::plan_cancel(campaigns::PlanCancelled) -> campaigns::PlanSheet;
            campaigns::plan_round_cancel(campaigns::PlanRoundCancelled) -> campaigns::PlanSheet;
            campaigns::campaign_earlier(campaigns::EarlierTable) -> campaigns::EarlierView;
            campaigns::earlier_column(campaigns::EarlierColumnTaken) -> String;
            campaigns::campaign_earlier_enter(campaigns::EarlierTable) -> campaigns::Campaign;
            campaigns::campaign_balances(campaigns::CampaignRef) -> Vec<campaigns::BalanceWarband>;
            campaigns::balance_sheet(warbands::WarbandRef) -> campaigns::BalanceSheet;
            campaigns::balance_open(campaigns::BalanceOpened) -> campaigns::BalanceSheet;
            campaigns::campaign_house(campaigns::CampaignRef) -> campaigns::HouseRulesView;
            campaigns::campaign_house_set(campaigns::HouseSet) -> campaigns::HouseRulesView;
            campaigns::campaign_rules_write(campaigns::RulesWritten) -> campaigns::HouseRulesView;
            campaigns::campaign_history(campaigns::CampaignRef) -> campaigns::CampaignHistory;

            link::club_link(()) -> Option<link::ClubLink>;
            link::club_join(link::ClubJoin) -> Option<open_book::BookState>;
            link::club_exchange(()) -> link::ClubLink;
            link::aside_open(link::AsideRef) -> parcels::ParcelView;
            link::aside_drop(link::AsideRef) -> link::ClubLink;
            parcels::parcel_send(parcels::ParcelOrder) -> Option<dialog::Sent>;
            parcels::parcel_open(parcels::ParcelFrom) -> Option<parcels::ParcelView>;
            parcels::parcel_take(parcels::ParcelTaken) -> parcels::ParcelDone;
            parcels::parcel_leave(parcels::ParcelRef) -> ();

            aftermath::aftermaths(()) -> Vec<aftermath::AftermathLine>;
            aftermath::aftermath(aftermath::AftermathRef) -> aftermath::Aftermath;
            aftermath::aftermath_answer(aftermath::Answered) -> aftermath::Aftermath;
            aftermath::aftermath_set_aside(aftermath::SetAside) -> aftermath::Aftermath;
            aftermath::aftermath_close(aftermath::AftermathRef) -> aftermath::Aftermath;
            aftermath::aftermath_undo(aftermath::AftermathUndo) -> aftermath::Aftermath;
            aftermath::correction(aftermath::Correction) -> aftermath::CorrectionView;
            aftermath::correction_accept(aftermath::Correction) -> aftermath::Aftermath;

            evenings::rotations(()) -> Vec<evenings::RotationLine>;
            evenings::rotation_new(evenings::NewRotation) -> evenings::RotationView;
            evenings::rotation(evenings::RotationRef) -> evenings::RotationView;
            evenings::rotation_change(evenings::RotationChange) -> evenings::RotationView;
            evenings::rotation_undo(evenings::RotationRef) -> evenings::RotationView;
            evenings::rotation_redo(evenings::RotationRef) -> evenings::RotationView;
            evenings::evenings(()) -> Vec<evenings::EveningLine>;
            evenings::evening_choices(evenings::EveningRef) -> evenings::EveningChoices;
            evenings::evening_new(evenings::NewEvening) -> evenings::EveningView;
            evenings::evening(evenings::EveningRef) -> evenings::EveningView;
            evenings::evening_change(evenings::EveningChanges) -> evenings::EveningView;
            evenings::evening_guest(evenings::NewGuest) -> evenings::EveningView;
            evenings::evening_presence(evenings::EveningPresence) -> evenings::EveningView;
            evenings::evening_draw(evenings::EveningDraw) -> evenings::EveningView;
            evenings::evening_book(evenings::EveningThrow) -> evenings::EveningView;
            evenings::evening_roll_off(evenings::EveningRollOff) -> evenings::EveningView;
            evenings::evening_chosen(evenings::EveningChosen) -> evenings::EveningView;
            evenings::evening_start(evenings::EveningStart) -> evenings::EveningView;
            evenings::evening_swap(evenings::EveningSwap) -> evenings::EveningView;
            evenings::evening_drop(evenings::EveningDrop) -> evenings::EveningView;
            evenings::evening_plan(evenings::EveningPlan) -> evenings::EveningView;
            evenings::evening_unplan(evenings::EveningGameRef) -> evenings::EveningView;
            evenings::evening_undo(evenings::EveningRef) -> evenings::EveningView;
            evenings::evening_redo(evenings::EveningRef) -> evenings::EveningView;
            evenings::fairness(()) -> nml_evenings::fairness::Fairness;

            setup::scenarios(()) -> setup::ScenarioLibrary;
            own_scenarios::own_scenario_new(own_scenarios::NewOwnScenario) -> own_scenarios::OwnScenarioView;
            own_scenarios::own_scenario(own_scenarios::OwnScenarioRef) -> own_scenarios::OwnScenarioView;
            own_scenarios::own_scenario_change(own_scenarios::OwnScenarioChange) -> own_scenarios::OwnScenarioView;
            own_scenarios::own_scenario_undo(own_scenarios::OwnScenarioRef) -> own_scenarios::OwnScenarioView;
            own_scenarios::own_scenario_redo(own_scenarios::OwnScenarioRef) -> own_scenarios::OwnScenarioView;
            own_scenarios::own_scenario_back(own_scenarios::OwnScenarioMoment) -> own_scenarios::OwnScenarioView;
            own_scenarios::own_scenario_random(own_scenarios::RandomWanted) -> own_scenarios::RandomThrow;
            own_scenarios::own_scenario_export(own_scenarios::OwnScenarioRef) -> Option<dialog::Sent>;
            own_scenarios::own_scenario_import(dropped::Bringing) -> Option<own_scenarios::OwnScenarioView>;
            rulesets::rulings(()) -> Vec<rulesets::RulingLine>;
            rulesets::rulesets(()) -> Vec<rulesets::RulesetLine>;
            rulesets::ruleset_save(rulesets::OwnRuleset) -> Vec<rulesets::RulesetLine>;
            setup::set_ups(()) -> Vec<setup::SetUpLine>;
            setup::set_up_new(setup::NewSetUp) -> setup::SetUpView;
            setup::set_up(setup::SetUpRef) -> setup::SetUpView;
            setup::set_up_change(setup::SetUpChange) -> setup::SetUpView;
            setup::set_up_weather(setup::SetUpRef) -> setup::SetUpView;
            setup::set_up_layouts(setup::SetUpRef) -> Vec<setup::Layout>;
            setup::set_up_lay_out(setup::LayoutUsed) -> setup::SetUpView;
            setup::set_up_undo(setup::SetUpRef) -> setup::SetUpView;
            setup::set_up_redo(setup::SetUpRef) -> setup::SetUpView;

            prints::print(prints::PrintOrder) -> Option<prints::PrintMade>;
            published::publish(published::PublishOrder) -> Option<published::PublishMade>;
            published::published_text(published::TextOrder) -> published::PublishedText;

            battle::battle_begin(setup::SetUpRef) -> battle::BattleView;
            battle::battles(()) -> Vec<battle::BattleLine>;
            battle::battle_maps(battle::MapsOf) -> Vec<battle::BattleMap>;
            battle::battle(battle::BattleRef) -> battle::BattleView;
            battle::battle_at(battle::Moment) -> battle::BattleView;
            battle::battle_measure(battle::ThoughtOf) -> Option<battle::MeasuredView>;
            battle::battle_point(battle::ThoughtOf) -> Option<battle::PointView>;
            battle::battle_reach(battle::ThoughtOf) -> Option<battle::ReachArea>;
            battle::battle_refused(battle::ThoughtOf) -> Option<battle::RejectionView>;
            battle::battle_say(battle::Said) -> battle::news::BattleNews;
            battle::battle_roll(battle::Seen) -> battle::news::BattleNews;
            battle::battle_undo(battle::Back) -> battle::news::BattleNews;
            battle::battle_redo(battle::Seen) -> battle::news::BattleNews;
            battle::battle_resume(battle::Moment) -> battle::BattleView;
            battle::battle_what_if(battle::NewWhatIf) -> battle::BattleView;
            battle::battle_note(battle::NewNote) -> battle::BattleView;
            forecast::forecast_begin(forecast::NewForecast) -> forecast::Forecast;
            forecast::forecast_state(()) -> Option<forecast::Forecast>;
            forecast::forecast_stop(()) -> Option<forecast::Forecast>;
            picture_files::picture_save(picture_files::PictureToSave) -> Option<picture_files::PictureSaved>;
            battle::examples(()) -> Vec<battle::ExampleLine>;
            battle::battle_first(()) -> battle::BattleView;
        }
    };
}

//! Why you cannot have something, in two or three words; the sentence is beside it.

use nml_warband::ViolationCode;

nml_words::sentences! {
    pub in "app_refusal":
    unpaid_ducats(ducats, strongbox),
    unpaid_glory(glory, unspent),
    lacks(other),
    locked(),
    not_in_pack(),
    not_in_variant(),
    campaign_only(),
    others_missing(),
    no_more(),
    group_full(),
    nobody_leads(),
    choose_first(),
    option_missing(),
    limit_reached(),
    excludes(),
    needs_option(),
    one_of_group(),
    not_for_model(),
    another_sin(),
    has_power(),
    not_in_armoury(),
    elite_only(),
    other_models(),
    buys_none(),
    buys_other_kinds(),
    never_this_kind(),
    never_this_item(),
    buys_others(),
    no_two_handed(),
    lacks_keyword(),
    too_dear(),
    worth_too_little(),
    must_be_armed(),
    kit_missing(),
    needs_item(),
    no_bayonet_lug(),
    wears_suit(),
    has_shield(),
    has_headgear(),
    has_grenades(),
    one_heavy(),
    has_one(),
    no_more_ranged(),
    no_more_melee(),
    no_more_weapons(),
    no_hand(),
    not_with_suit(),
    no_more_heavy(),
    too_many_wretched(),
    too_few_troopers(),
    too_many_fireteams(),
    six_elite(),
    serves_others(),
    no_ducats(),
    no_glory(),
}

/// What it costs, and what is in hand for it.
#[must_use]
pub fn unpaid(ducats: u32, glory: u32, strongbox: u32, unspent: u32) -> String {
    if ducats > strongbox { unpaid_ducats(ducats, strongbox) } else { unpaid_glory(glory, unspent) }
}

/// What is wrong with the list.
#[must_use]
pub fn short(code: ViolationCode) -> String {
    match code {
        ViolationCode::UnknownFaction
        | ViolationCode::UnknownVariant
        | ViolationCode::UnknownModel
        | ViolationCode::UnknownOption
        | ViolationCode::UnknownItem => not_in_pack(),
        ViolationCode::ModelForbiddenByVariant
        | ViolationCode::ItemForbiddenByVariant
        | ViolationCode::OptionForbidden
        | ViolationCode::ItemKeywordForbidden
        | ViolationCode::ItemModelBanned
        | ViolationCode::MercenariesForbidden => not_in_variant(),
        ViolationCode::CampaignOnlyModel => campaign_only(),
        ViolationCode::MissingRequiredModel => others_missing(),
        ViolationCode::TooManyModels => no_more(),
        ViolationCode::GroupMax => group_full(),
        ViolationCode::MissingLeader => nobody_leads(),
        ViolationCode::MissingChoice => choose_first(),
        ViolationCode::RequiredOption => option_missing(),
        ViolationCode::OptionLimit => limit_reached(),
        ViolationCode::OptionConflict => excludes(),
        ViolationCode::OptionRequires => needs_option(),
        ViolationCode::ExclusiveOption => one_of_group(),
        ViolationCode::GoeticNotAllowed => not_for_model(),
        ViolationCode::GoeticWrongSin => another_sin(),
        ViolationCode::TooManyGoetic => has_power(),
        ViolationCode::NotInArmoury => not_in_armoury(),
        ViolationCode::EliteOnly => elite_only(),
        ViolationCode::ModelRestricted | ViolationCode::ItemModelRestricted => other_models(),
        ViolationCode::NoPurchases => buys_none(),
        ViolationCode::KindNotAllowed => buys_other_kinds(),
        ViolationCode::KindForbidden => never_this_kind(),
        ViolationCode::ItemForbidden => never_this_item(),
        ViolationCode::RangedNotAllowed | ViolationCode::GrenadeNotAllowed => buys_others(),
        ViolationCode::TwoHandedForbidden => no_two_handed(),
        ViolationCode::WeaponKeywordRequired => lacks_keyword(),
        ViolationCode::ItemTooExpensive | ViolationCode::RangedTooExpensive => too_dear(),
        ViolationCode::ModelValueTooLow => worth_too_little(),
        ViolationCode::MustBeArmed => must_be_armed(),
        ViolationCode::RequiredKind | ViolationCode::RequiredItem => kit_missing(),
        ViolationCode::MissingRequiredItem => needs_item(),
        ViolationCode::NeedsBayonetLug => no_bayonet_lug(),
        ViolationCode::TwoArmours => wears_suit(),
        ViolationCode::TwoShields => has_shield(),
        ViolationCode::TwoHeadgear => has_headgear(),
        ViolationCode::TwoGrenadeTypes => has_grenades(),
        ViolationCode::TwoHeavy => one_heavy(),
        ViolationCode::DuplicateEquipment => has_one(),
        ViolationCode::TooManyRanged => no_more_ranged(),
        ViolationCode::TooManyMelee => no_more_melee(),
        ViolationCode::TooManyWeapons => no_more_weapons(),
        ViolationCode::TooManyHands
        | ViolationCode::NoFreeHandRanged
        | ViolationCode::NoFreeHandMelee
        | ViolationCode::HeldConflict => no_hand(),
        ViolationCode::MachineArmourShield => not_with_suit(),
        ViolationCode::TooManyHeavyRanged => no_more_heavy(),
        ViolationCode::LimitExceeded => limit_reached(),
        ViolationCode::TooManyWretched => too_many_wretched(),
        ViolationCode::TooManyLegionnaires => too_few_troopers(),
        ViolationCode::TooManyFireteams => too_many_fireteams(),
        ViolationCode::MoreThanSixElite => six_elite(),
        ViolationCode::MercenaryNotAvailable => serves_others(),
        ViolationCode::OverBudget => no_ducats(),
        ViolationCode::OverGlory => no_glory(),
    }
}

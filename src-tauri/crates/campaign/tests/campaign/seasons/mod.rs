//! Whole campaigns: two written out by hand, and one of twelve Warbands and twelve games that dice played.

mod amended;
mod first;
mod lives;
mod second;
mod told;
mod twelve;
mod watch;

use std::collections::BTreeMap;

use super::annals::{Annals, Entry, genesis};
use super::book::priced;
use super::purse::{Accounts, Purse};
use super::*;
use nml_warband::{self as warband, Roster};

//! The club.

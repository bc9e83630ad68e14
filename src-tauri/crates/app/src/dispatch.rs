//! Every call from any caller comes in here: by name, with JSON in and JSON out.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::words::calls;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

// The list of calls names its functions and types from the crate's root.
use crate::*;

use crate::failure::Failure;
use crate::session::Session;

/// What a call takes and gives.
#[derive(Clone, Debug)]
pub struct Contract {
    /// The call's name.
    pub call: &'static str,
    /// The schema of its input.
    pub input: Schema,
    /// The schema of its output.
    pub output: Schema,
}

macro_rules! dispatch {
    ($($module:ident::$call:ident($input:ty) -> $output:ty;)*) => {
        /// Every call, in the order of the list.
        pub const CALLS: &[&str] = &[$(stringify!($call)),*];

        /// Answers one call.
        ///
        /// # Errors
        /// `UNKNOWN_CALL`, `BAD_INPUT` (the input does not have the shape that the call takes), `BROKEN` (a fault of
        /// the program), and what the call itself refuses.
        pub fn answer(session: &Session, call: &str, input: Value) -> Result<Box<RawValue>, Failure> {
            let answered = match call {
                $(stringify!($call) => run::<$input, $output>(session, call, input, $module::$call),)*
                other => Err(Failure::new(code::UNKNOWN_CALL, calls::unknown_call(other))),
            };
            if let Err(failure) = &answered {
                let known = CALLS.iter().find(|known| **known == call);
                session.failed(known.copied().unwrap_or("unknown"), &failure.code);
            }
            answered
        }

        /// What every call takes and gives, with shared types put under `generator`'s definitions.
        pub fn contracts(generator: &mut SchemaGenerator) -> Vec<Contract> {
            vec![$(Contract {
                call: stringify!($call),
                input: schema::<$input>(generator),
                output: schema::<$output>(generator),
            }),*]
        }
    };
}

calls!(dispatch);

fn schema<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

fn run<I: DeserializeOwned, O: Serialize>(
    session: &Session,
    name: &str,
    input: Value,
    call: fn(&Session, I) -> Result<O, Failure>,
) -> Result<Box<RawValue>, Failure> {
    let input = serde_json::from_value(input)
        .map_err(|error| Failure::new(code::BAD_INPUT, calls::bad_input(name, error.to_string())))?;
    // A fault in one call must not take the window down with everything typed in it.
    let output = catch_unwind(AssertUnwindSafe(|| call(session, input)))
        .map_err(|_| Failure::new(code::BROKEN, calls::stopped(name)))??;
    to_raw_value(&output).map_err(|error| Failure::new(code::BROKEN, calls::not_json(name, error.to_string())))
}

// What comes in by [`answer`] is tried in `tests/app/dispatch.rs`: a test here that names it has every call compiled a
// second time.
#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

    use std::path::PathBuf;

    use super::*;
    use crate::dialog::Nobody;

    #[test]
    fn a_fault_becomes_a_failure() {
        fn faulty(_: &Session, (): ()) -> Result<(), Failure> {
            panic!("a fault")
        }
        let session = Session::new(PathBuf::from("nowhere"), None, Box::new(Nobody));
        assert_eq!(run(&session, "faulty", Value::Null, faulty).unwrap_err().code, "BROKEN");
    }

    #[test]
    fn no_call_is_listed_twice() {
        let mut names = CALLS.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), CALLS.len());
    }
}

//! Set-ups: what is laid out, what is still to do, what the weather brings.

mod assistant;
mod battlefield;
mod changes;
mod weather;

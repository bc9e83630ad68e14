//! Messages that only the words themselves need.

nml_catalogue::messages! {
    pub(crate) in "words":
    and(so_far, last),
    and_then(so_far, next),
    or(so_far, last),
}

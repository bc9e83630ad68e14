//! Yes, no, or the log does not tell: what only the table can see makes no finding.

/// What is known about a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    Yes,
    No,
    Unsure,
}

impl Truth {
    pub(crate) const fn of(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }

    pub(crate) const fn not(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            Self::Unsure => Self::Unsure,
        }
    }

    pub(crate) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::No, _) | (_, Self::No) => Self::No,
            (Self::Yes, Self::Yes) => Self::Yes,
            (Self::Unsure, _) | (_, Self::Unsure) => Self::Unsure,
        }
    }

    pub(crate) fn or(self, other: Self) -> Self {
        self.not().and(other.not()).not()
    }

    pub(crate) const fn maybe(self) -> bool {
        !matches!(self, Self::No)
    }

    pub(crate) const fn sure(self) -> bool {
        matches!(self, Self::Yes)
    }

    pub(crate) fn all(truths: impl IntoIterator<Item = Self>) -> Self {
        truths.into_iter().fold(Self::Yes, Self::and)
    }

    pub(crate) fn any(truths: impl IntoIterator<Item = Self>) -> Self {
        truths.into_iter().fold(Self::No, Self::or)
    }
}

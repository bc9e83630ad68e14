//! How sure a figure is: intervals that hold the true value nineteen times out of twenty.

/// Standard deviations on either side of the middle that hold 95 in 100.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// A share or a mean, with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sure {
    /// As counted.
    pub value: f64,
    /// At least, nineteen times out of twenty.
    pub low: f64,
    /// At most, likewise.
    pub high: f64,
}

/// A share that was counted, by Wilson's interval: it stays between 0 and 1, and is honest for few games and for rare
/// things. Without games it knows nothing.
#[must_use]
pub fn share(hits: u32, of: u32) -> Sure {
    if of == 0 {
        return Sure { value: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, p, z) = (f64::from(of), f64::from(hits) / f64::from(of), DEVIATIONS);
    let (z2, whole) = (z * z, 1.0 + z * z / n);
    let middle = (p + z2 / (2.0 * n)) / whole;
    let spread = z / whole * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding may miss the counted share by a hair at either end.
    Sure { value: p, low: (middle - spread).clamp(0.0, p), high: (middle + spread).clamp(p, 1.0) }
}

/// A mean of whole numbers, by its standard error.
#[must_use]
pub fn mean(sum: u32, squares: u64, of: u32) -> Sure {
    if of == 0 {
        return Sure { value: 0.0, low: 0.0, high: 0.0 };
    }
    let n = f64::from(of);
    let value = f64::from(sum) / n;
    // Sums of so few models in a million battles are far below what a double counts exactly.
    #[allow(clippy::cast_precision_loss)]
    let variance = (squares as f64 / n - value * value).max(0.0);
    let spread = DEVIATIONS * (variance / n).sqrt();
    Sure { value, low: (value - spread).max(0.0), high: value + spread }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_a_hundred_games_is_sure_to_about_ten_in_a_hundred() {
        let half = share(50, 100);
        assert!((half.low - 0.4038).abs() < 0.0001 && (half.high - 0.5962).abs() < 0.0001, "{half:?}");
        let all = share(10, 10);
        assert!((all.low - 0.7225).abs() < 0.0001 && all.high >= 1.0, "ten of ten is not for ever: {all:?}");
        let none = share(0, 10);
        assert!(none.low <= 0.0 && (none.high - 0.2775).abs() < 0.0001, "{none:?}");
        assert_eq!(share(0, 0), Sure { value: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn a_mean_gets_surer_with_more_games() {
        // 0, 1, 2 in turn: mean 1, variance 2/3.
        let few = mean(3, 5, 3);
        let many = mean(300, 500, 300);
        assert!((few.value - 1.0).abs() < 1e-9 && (many.value - 1.0).abs() < 1e-9);
        assert!((few.high - few.low) / (many.high - many.low) > 9.0, "{few:?} {many:?}");
        assert!((many.high - 1.0924).abs() < 0.0001, "{many:?}");
    }
}

//! Rounding and formatting of averages and percentages.

use super::*;

#[test]
fn an_average_keeps_its_sum_and_its_count() {
    let mut made = Average::new(4, 6);
    made.add(1);
    made.add(0);
    assert_eq!((made.sum(), made.count()), (5, 8));
}

#[test]
fn an_average_is_rounded_to_the_nearest_whole_number_and_a_half_up() {
    let rounded = |sum, count| Average::new(sum, count).rounded();
    assert_eq!(rounded(9, 4), 2, "2.25");
    assert_eq!(rounded(10, 4), 3, "2.5");
    assert_eq!(rounded(11, 4), 3, "2.75");
    assert_eq!(rounded(0, 0), 0);
}

#[test]
fn an_average_is_written_with_one_decimal_and_without_a_game_as_a_dash() {
    assert_eq!(Average::new(463, 3).to_string(), "154.3");
    assert_eq!(Average::new(180, 1).to_string(), "180.0");
    assert_eq!(Average::default().to_string(), "-");
    assert_eq!(format!("{:>6}", Average::new(463, 3)), " 154.3");
}

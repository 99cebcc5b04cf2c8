//! Characters that are drawn as shapes: lines, quarters of cells, dots. They join in whatever font the
//! reader has.

/// A filled rectangle: left, top, width, height.
pub(super) type Shape = [usize; 4];

/// The size of a cell.
pub(super) const ACROSS: usize = 10;
pub(super) const DOWN: usize = 20;

/// The middle of a cell, where lines cross.
const MIDDLE: (usize, usize) = (ACROSS / 2, DOWN / 2);

const QUARTERS: &str = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

/// The shapes of a character in the cell at this position; none for text.
pub(super) fn shapes(sign: char, (left, top): (usize, usize)) -> Vec<Shape> {
    let within = match sign {
        '⠀'..='⣿' => dots(sign),
        sign if QUARTERS.contains(sign) => quarters(sign),
        sign => lines(arms(sign)),
    };
    let moved = within.into_iter();
    moved
        .map(|[x, y, width, height]| [left + x, top + y, width, height])
        .collect()
}

/// The directions in which a line leaves the middle.
const fn arms(sign: char) -> &'static str {
    match sign {
        '─' => "lr",
        '│' => "ud",
        '┌' => "rd",
        '┐' => "ld",
        '└' => "ru",
        '┘' => "lu",
        '├' => "rud",
        '┤' => "lud",
        '┬' => "lrd",
        '┴' => "lru",
        '┼' => "lrud",
        _ => "",
    }
}

fn lines(arms: &str) -> Vec<Shape> {
    let (across, down) = MIDDLE;
    let arm = |side: char| match side {
        'l' => [0, down, across + 1, 1],
        'r' => [across, down, ACROSS - across, 1],
        'u' => [across, 0, 1, down + 1],
        _ => [across, down, 1, DOWN - down],
    };
    arms.chars().map(arm).collect()
}

/// Each index in the list of quarters is a sum: top left 1, top right 2, bottom left 4, and so on.
fn quarters(sign: char) -> Vec<Shape> {
    let (across, down) = MIDDLE;
    let places = [[0, 0], [across, 0], [0, down], [across, down]];
    let filled = QUARTERS.chars().position(|known| known == sign).unwrap();
    let is_filled = |(bit, _): &(usize, [usize; 2])| filled >> bit & 1 == 1;
    let places = places.into_iter().enumerate().filter(is_filled);
    places.map(|(_, [x, y])| [x, y, across, down]).collect()
}

/// The dots of Braille, as numbered by Unicode.
fn dots(sign: char) -> Vec<Shape> {
    const PLACES: [(usize, usize); 8] = [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
        (0, 3),
        (1, 3),
    ];
    let raised = u32::from(sign) - u32::from('⠀');
    let is_raised = |(bit, _): &(usize, (usize, usize))| raised >> bit & 1 == 1;
    let places = PLACES.into_iter().enumerate().filter(is_raised);
    places
        .map(|(_, (x, y))| [2 + x * ACROSS / 2, 1 + y * DOWN / 4, 2, 2])
        .collect()
}

/// The same with as few shapes as possible: adjacent ones in a row become one.
pub(super) fn joined(shapes: Vec<Shape>) -> Vec<Shape> {
    let turned = |[x, y, width, height]: Shape| [y, x, height, width];
    let across = joined_across(shapes);
    let down = joined_across(across.into_iter().map(turned).collect());
    down.into_iter().map(turned).collect()
}

fn joined_across(mut shapes: Vec<Shape>) -> Vec<Shape> {
    shapes.sort_unstable_by_key(|[x, y, _, height]| (*y, *height, *x));
    let mut joined: Vec<Shape> = Vec::new();
    for shape in shapes {
        match joined.last_mut() {
            Some(last) if touches(last, &shape) => last[2] = shape[0] + shape[2] - last[0],
            _ => joined.push(shape),
        }
    }
    joined
}

const fn touches(left: &Shape, right: &Shape) -> bool {
    left[1] == right[1] && left[3] == right[3] && right[0] <= left[0] + left[2]
}

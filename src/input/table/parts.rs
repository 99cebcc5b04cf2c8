//! The rows of each context, in parts that contexts share.

use super::balls::{BALLS, BY_PINS, NOUGHT, PIN_BALLS, PIN_KEYS, REFUSED, SWITCH, TO_PINS};
use super::overlays::{AS_CODE, CLOSE_SHARING, COPY, FILES};
use super::{
    BOARD, Binding, LANE_WATCHING, LEAPS, MOVES, OUT_OF_TURN, UNDO_BALL, UP_DOWN, WATCHING, big,
    correcting, hall, history, overlays, players, results, statistics,
};
use crate::app::Context;

pub(super) const fn parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::Field => &[players::FIELD, players::ANY_FIELD],
        Context::FieldOfNobody => &[players::FIELD_OF_NOBODY, players::ANY_FIELD],
        Context::FieldInGame => &[players::FIELD_IN_GAME, players::ANY_FIELD],
        Context::Name => &[players::NAME, players::ANY_FIELD],
        Context::Renaming => &[players::RENAMING],
        Context::Joining => &[players::JOINING],
        Context::Pasting => &[correcting::PASTED],
        Context::Results => &[REFUSED, results::NEXT_STEPS, results::RESULTS, LEAPS],
        Context::Statistics => &[statistics::PAGES, statistics::TO_LEAVES, statistics::ANY],
        Context::Leaves => &[statistics::PAGES, statistics::TO_AVERAGES, statistics::ANY],
        Context::Help => &[overlays::SCROLL, overlays::HELP_SCREEN],
        Context::Quitting => &[overlays::LEAVE, overlays::STAY],
        Context::QuittingGame => &[overlays::LEAVE, overlays::END_GAME, overlays::STAY],
        Context::Offering => &[overlays::OFFERING],
        Context::Themes => &[overlays::THEMES],
        Context::Sharing => &[COPY, FILES, &[AS_CODE, CLOSE_SHARING]],
        Context::Needs => &[overlays::NEEDS_BOX],
        Context::Code => &[overlays::CODE],
        Context::Phones => &[overlays::PHONES],
        Context::PhonesOpen => &[overlays::PHONES_OPEN],
        Context::Watching => &[WATCHING, LEAPS],
        Context::List | Context::ListInGame | Context::ListOfGone => list_parts(context),
        history => history_parts(history),
    }
}

const fn list_parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::List => &[
            UP_DOWN,
            players::LIST,
            &[players::SIT_OUT],
            players::ANY_LIST,
            LEAPS,
        ],
        Context::ListInGame => &[
            UP_DOWN,
            players::LIST_IN_GAME,
            &[players::SIT_OUT],
            players::ANY_LIST,
            LEAPS,
        ],
        _ => &[UP_DOWN, players::LIST_OF_GONE, players::ANY_LIST, LEAPS],
    }
}

const fn history_parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::History => &[history::LIST, &[history::LEAVE], history::ANY],
        Context::Found => &[history::LIST, &[history::SHOW_ALL], history::ANY],
        Context::NoNights => &[&[history::LEAVE_NOTHING], history::NO_NIGHTS],
        Context::NothingFound => &[
            history::TO_SEARCH,
            &[history::FROM_NOTHING],
            history::NO_NIGHTS,
        ],
        Context::Searching => &[history::SEARCHING],
        Context::Labelling => &[history::LABELLING],
        Context::Deleting => &[history::DELETING],
        Context::Replaying => &[history::REPLAYING],
        Context::Corrections => &[overlays::SCROLL, history::CORRECTIONS],
        board => board_parts(board),
    }
}

const fn board_parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::Bowling => &[NOUGHT, BALLS, SWITCH, UNDO_BALL, BOARD, OUT_OF_TURN, MOVES],
        // The key that bowls has a key cap; other keys need the footer more.
        Context::Pins => &[
            PIN_KEYS,
            PIN_BALLS,
            UNDO_BALL,
            BOARD,
            BY_PINS,
            OUT_OF_TURN,
            MOVES,
        ],
        Context::Correcting => &[
            NOUGHT,
            BALLS,
            &[TO_PINS],
            MOVES,
            correcting::BY_COUNT,
            correcting::ANY,
        ],
        Context::CorrectingPins => &[
            PIN_KEYS,
            PIN_BALLS,
            MOVES,
            correcting::BY_PINS,
            correcting::ANY,
        ],
        hall => hall_parts(hall),
    }
}

const fn hall_parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::Lanes => &[hall::LANES],
        Context::Standings => &[hall::STANDINGS],
        Context::LaneWatching => &[hall::BACK_TO_LANES, LANE_WATCHING, LEAPS],
        Context::LaneAlone => &[LANE_WATCHING, LEAPS],
        big => big_parts(big),
    }
}

const fn big_parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::BigResults => &[REFUSED, big::NEXT_STEPS, big::RESULTS, LEAPS],
        Context::BigPins => &[
            big::FIRST,
            BY_PINS,
            PIN_KEYS,
            PIN_BALLS,
            UNDO_BALL,
            big::BOARD,
            OUT_OF_TURN,
            MOVES,
        ],
        Context::BigReplaying => &[big::REPLAYING],
        Context::BigWatching => &[big::WATCHING, LEAPS],
        Context::BigLaneWatching => &[hall::BACK_TO_LANES, big::LANE_WATCHING, LEAPS],
        Context::BigLaneAlone => &[big::LANE_ALONE, LEAPS],
        _ => &[
            big::FIRST,
            NOUGHT,
            BALLS,
            SWITCH,
            UNDO_BALL,
            big::BOARD,
            OUT_OF_TURN,
            MOVES,
        ],
    }
}

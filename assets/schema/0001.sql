-- The file of nights. What happened stands in `events`; `lines` is worked out from it and can be
-- made again at any time. Instants are milliseconds since 1970 in UTC.

CREATE TABLE nights (
    number     INTEGER PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,  -- UUID version 7
    started    INTEGER NOT NULL,         -- when its first event happened
    last_event INTEGER NOT NULL,
    zone       TEXT    NOT NULL,         -- an IANA name, or an offset
    label      TEXT
) STRICT;

CREATE INDEX nights_by_start ON nights (started);

CREATE TABLE events (
    night   INTEGER NOT NULL REFERENCES nights (number),
    seq     INTEGER NOT NULL,            -- from 1, without a gap
    at      INTEGER NOT NULL,            -- never before that of the event before it
    body    TEXT    NOT NULL,            -- one JSON object
    "check" INTEGER NOT NULL,            -- CRC-32 over the check before it, seq, at and body
    PRIMARY KEY (night, seq)
) STRICT, WITHOUT ROWID;

-- Lines that are finished: whole ones, and those that nobody goes on with.
CREATE TABLE lines (
    night           INTEGER NOT NULL REFERENCES nights (number),
    game            INTEGER NOT NULL,
    player          INTEGER NOT NULL,    -- the number of joining in that night
    name            TEXT    NOT NULL,
    place           INTEGER,             -- once the game is over; none for who left it
    balls           TEXT    NOT NULL,    -- in notation: X 8/ 7- F9
    totals          TEXT    NOT NULL,    -- the settled total of each frame: 20 37 44
    score           INTEGER NOT NULL,    -- the last of them
    strikes         INTEGER NOT NULL,
    spares          INTEGER NOT NULL,
    opens           INTEGER NOT NULL,
    first_ball_pins INTEGER NOT NULL,    -- what the first ball of each frame took, all together
    longest_string  INTEGER NOT NULL,    -- the most strikes in a row
    complete        INTEGER NOT NULL,    -- 1 for ten frames, 0 for a line that was broken off
    rules           TEXT    NOT NULL,
    finished_at     INTEGER NOT NULL,
    PRIMARY KEY (night, game, player)
) STRICT, WITHOUT ROWID;

-- Statistics of a player read only this.
CREATE INDEX lines_by_name ON lines (
    name, finished_at, complete, rules, score, strikes, spares, opens, first_ball_pins,
    longest_string, place
);

-- The best line of a player.
CREATE INDEX lines_by_score ON lines (name, score) WHERE complete = 1;

CREATE TABLE settings (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

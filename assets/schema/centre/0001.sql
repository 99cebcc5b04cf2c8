-- The centre: the journal of every lane as it is, one head a night, and the read model made from it.
-- Plain tables and views: no trigger, function, sequence or LISTEN, so that every engine that speaks
-- the protocol has a chance. Instants are milliseconds since 1970 in UTC, by the clock of the lane,
-- unless they are a timestamptz: those are by the clock of the centre.

CREATE TABLE tenpin.centre (
    version integer NOT NULL,                       -- how many steps were taken
    needs   integer NOT NULL                        -- the oldest program that may write knows this many
);

CREATE TABLE tenpin.nights (
    id         text        PRIMARY KEY,             -- as the lane wrote it: the checks are over it
    lane       text        NOT NULL,                -- as the lane calls itself
    zone       text        NOT NULL,
    label      text,
    started    bigint      NOT NULL,
    last_event bigint      NOT NULL,
    events     bigint      NOT NULL,                -- the head: how many are here …
    "check"    bigint      NOT NULL,                -- … and the check of the last one
    skew       bigint      NOT NULL DEFAULT 0,      -- the lane's clock minus the centre's, in milliseconds
    game       integer,                             -- what is on now
    up         text,
    touched    timestamptz NOT NULL DEFAULT now()   -- when it last grew
);

CREATE INDEX nights_by_touch ON tenpin.nights (touched);
CREATE INDEX nights_by_lane ON tenpin.nights (lane, started);

CREATE TABLE tenpin.events (
    night   text   NOT NULL REFERENCES tenpin.nights (id),
    seq     bigint NOT NULL,                        -- from 1, without a gap
    at      bigint NOT NULL,
    body    text   NOT NULL,                        -- text, not jsonb: the check is over these bytes
    "check" bigint NOT NULL,
    PRIMARY KEY (night, seq)
);

-- As in the lane's file, and the running game too.
CREATE TABLE tenpin.lines (
    night           text    NOT NULL REFERENCES tenpin.nights (id),
    game            integer NOT NULL,
    player          integer NOT NULL,               -- the number of joining in that night
    name            text    NOT NULL,
    place           integer,
    balls           text    NOT NULL,
    totals          text    NOT NULL,
    score           integer NOT NULL,
    now             integer NOT NULL,               -- every pin and bonus known so far
    max             integer NOT NULL,
    frames          integer NOT NULL,               -- finished ones
    strikes         integer NOT NULL,
    spares          integer NOT NULL,
    opens           integer NOT NULL,
    first_ball_pins integer NOT NULL,
    longest_string  integer NOT NULL,
    complete        boolean NOT NULL,
    rules           text,
    finished_at     bigint,                         -- null while it runs
    leaves          text,
    PRIMARY KEY (night, game, player)
);

CREATE INDEX lines_by_name ON tenpin.lines (name, finished_at);

CREATE TABLE tenpin.competitions (
    id     text    PRIMARY KEY,
    title  text    NOT NULL,
    begins bigint  NOT NULL,                        -- nights that start from then …
    ends   bigint  NOT NULL,                        -- … to then belong to it
    games  integer NOT NULL,                        -- how many of each person count
    cut    integer                                  -- how many go on
);

-- Who is who: a name on a lane is a person.
CREATE TABLE tenpin.entries (
    competition text    NOT NULL REFERENCES tenpin.competitions (id),
    lane        text    NOT NULL,
    name        text    NOT NULL,
    person      text    NOT NULL,
    team        text,
    handicap    integer NOT NULL DEFAULT 0,         -- pins a game
    PRIMARY KEY (competition, lane, name)
);

-- One row a game of a person. Everything else adds these up.
CREATE VIEW tenpin.results AS
SELECT e.competition, e.person, e.team, n.lane, l.night, l.game, l.name, l.now AS scratch, e.handicap,
       l.now + e.handicap AS total, l.max + e.handicap AS max, l.frames, l.complete,
       l.finished_at IS NOT NULL AS settled,
       row_number() OVER (PARTITION BY e.competition, e.person ORDER BY n.started - n.skew, l.game) AS number
  FROM tenpin.competitions c
  JOIN tenpin.nights n ON n.started - n.skew BETWEEN c.begins AND c.ends
  JOIN tenpin.entries e ON e.competition = c.id AND e.lane = n.lane
  JOIN tenpin.lines l ON l.night = n.id AND l.name = e.name;

-- Settled games count; the running one stands beside them.
CREATE VIEW tenpin.player_standings AS
SELECT s.*, rank() OVER (PARTITION BY s.competition ORDER BY s.total DESC) AS place
  FROM (SELECT r.competition, r.person, min(r.team) AS team,
               count(*) FILTER (WHERE r.settled) AS games,
               coalesce(sum(r.scratch) FILTER (WHERE r.settled), 0) AS scratch,
               coalesce(sum(r.handicap) FILTER (WHERE r.settled), 0) AS handicap,
               coalesce(sum(r.total) FILTER (WHERE r.settled), 0) AS total,
               max(r.scratch) FILTER (WHERE r.settled) AS high,
               sum(r.scratch) FILTER (WHERE NOT r.settled) AS running,
               sum(r.frames) AS frames
          FROM tenpin.results r JOIN tenpin.competitions c ON c.id = r.competition
         WHERE r.number <= c.games GROUP BY r.competition, r.person) AS s;

CREATE VIEW tenpin.team_standings AS
SELECT t.*, rank() OVER (PARTITION BY t.competition ORDER BY t.total DESC) AS place
  FROM (SELECT competition, team, count(*) AS people, sum(games) AS games, sum(total) AS total,
               max(high) AS high, sum(running) AS running
          FROM tenpin.player_standings WHERE team IS NOT NULL GROUP BY competition, team) AS t;

-- What is on every lane: the latest night of each that grew in the last 12 hours.
CREATE VIEW tenpin.lanes_now AS
SELECT DISTINCT ON (n.lane) n.lane, n.id, n.zone, n.label, n.game, n.up, n.events, n.skew, n.touched,
       (SELECT count(*) FROM tenpin.lines l WHERE l.night = n.id AND l.game = n.game) AS players,
       (SELECT min(l.frames) FROM tenpin.lines l WHERE l.night = n.id AND l.game = n.game) AS frames
  FROM tenpin.nights n
 WHERE n.touched > now() - interval '12 hours' AND n.events > 0
 ORDER BY n.lane, n.started DESC, n.id DESC;

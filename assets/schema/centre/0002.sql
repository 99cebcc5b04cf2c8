-- What a desk needs: nights that two machines go on with, corrections found without reading every
-- event, and standings that no row can break.

ALTER TABLE tenpin.nights ADD COLUMN conflict timestamptz;  -- when another machine was last refused

CREATE INDEX events_corrected ON tenpin.events (night) WHERE body LIKE '%"event":"corrected"%';

-- Numbers that are none of ours are bounded: a sum of them must not fail for everybody.
CREATE OR REPLACE VIEW tenpin.results AS
SELECT e.competition, e.person, e.team, n.lane, l.night, l.game, l.name,
       greatest(0, least(300, l.now)) AS scratch,
       greatest(-300, least(300, e.handicap)) AS handicap,
       greatest(0, least(300, l.now)) + greatest(-300, least(300, e.handicap)) AS total,
       greatest(0, least(300, l.max)) + greatest(-300, least(300, e.handicap)) AS max,
       greatest(0, least(10, l.frames)) AS frames, l.complete,
       l.finished_at IS NOT NULL AS settled,
       row_number() OVER (PARTITION BY e.competition, e.person
           ORDER BY n.started - n.skew, n.id, l.game, l.player) AS number
  FROM tenpin.competitions c
  JOIN tenpin.nights n ON n.started - n.skew BETWEEN c.begins AND c.ends
  JOIN tenpin.entries e ON e.competition = c.id AND e.lane = n.lane
  JOIN tenpin.lines l ON l.night = n.id AND l.name = e.name;

-- The lane and the finished frames of the running game are new.
CREATE OR REPLACE VIEW tenpin.player_standings AS
SELECT s.competition, s.person, s.team, s.games, s.scratch, s.handicap, s.total, s.high, s.running, s.frames,
       rank() OVER (PARTITION BY s.competition ORDER BY s.total DESC) AS place, s.lane, s.running_frames
  FROM (SELECT r.competition, r.person, min(r.team) AS team,
               count(*) FILTER (WHERE r.settled) AS games,
               coalesce(sum(r.scratch) FILTER (WHERE r.settled), 0) AS scratch,
               coalesce(sum(r.handicap) FILTER (WHERE r.settled), 0) AS handicap,
               coalesce(sum(r.total) FILTER (WHERE r.settled), 0) AS total,
               max(r.scratch) FILTER (WHERE r.settled) AS high,
               sum(r.scratch) FILTER (WHERE NOT r.settled) AS running,
               sum(r.frames) AS frames,
               (array_agg(r.lane ORDER BY r.number DESC))[1] AS lane,
               max(r.frames) FILTER (WHERE NOT r.settled) AS running_frames
          FROM tenpin.results r JOIN tenpin.competitions c ON c.id = r.competition
         WHERE r.number <= c.games GROUP BY r.competition, r.person) AS s;

-- Whether two machines go on with its night is new.
CREATE OR REPLACE VIEW tenpin.lanes_now AS
SELECT DISTINCT ON (n.lane) n.lane, n.id, n.zone, n.label, n.game, n.up, n.events, n.skew, n.touched,
       (SELECT count(*) FROM tenpin.lines l WHERE l.night = n.id AND l.game = n.game) AS players,
       (SELECT min(l.frames) FROM tenpin.lines l WHERE l.night = n.id AND l.game = n.game) AS frames,
       n.conflict
  FROM tenpin.nights n
 WHERE n.touched > now() - interval '12 hours' AND n.events > 0
 ORDER BY n.lane, n.started DESC, n.id DESC;

-- All or nothing, and only if the head is still the one the lane knows. `SELECT count(*) FROM head` follows, preceded
-- by `remove.sql` if lines were removed: without it a ball is planned in half the time.
WITH head AS (
    UPDATE tenpin.nights
       SET events = $2, "check" = $3, last_event = $4, game = $11, up = $12, lane = $13, label = $14,
           skew = $15 - (extract(epoch FROM clock_timestamp()) * 1000)::bigint, touched = now()
     WHERE id = $1 AND events = $5 AND "check" = $6 RETURNING id
), added AS (
    INSERT INTO tenpin.events (night, seq, at, body, "check")
    SELECT head.id, e.* FROM head, unnest($7::bigint[], $8::bigint[], $9::text[], $10::bigint[]) AS e
), live AS (
    INSERT INTO tenpin.lines (night, game, player, name, place, balls, totals, score, now, max, frames,
        strikes, spares, opens, first_ball_pins, longest_string, complete, rules, finished_at, leaves)
    SELECT head.id, l.* FROM head, json_to_recordset($16::json) AS l(
        game integer, player integer, name text, place integer, balls text, totals text, score integer,
        now integer, max integer, frames integer, strikes integer, spares integer, opens integer,
        first_ball_pins integer, longest_string integer, complete boolean, rules text,
        finished_at bigint, leaves text)
    ON CONFLICT (night, game, player) DO UPDATE SET
        name = excluded.name, place = excluded.place, balls = excluded.balls, totals = excluded.totals,
        score = excluded.score, now = excluded.now, max = excluded.max, frames = excluded.frames,
        strikes = excluded.strikes, spares = excluded.spares, opens = excluded.opens,
        first_ball_pins = excluded.first_ball_pins, longest_string = excluded.longest_string,
        complete = excluded.complete, rules = excluded.rules, finished_at = excluded.finished_at,
        leaves = excluded.leaves
)

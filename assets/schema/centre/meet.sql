-- Adds a night if it is new, and returns its head. No row if another lane is adding it at this moment.
WITH new AS (
    INSERT INTO tenpin.nights (id, lane, zone, label, started, last_event, events, "check", skew)
    VALUES ($1, $2, $3, $4, $5, $5, 0, $6, $7 - (extract(epoch FROM clock_timestamp()) * 1000)::bigint)
    ON CONFLICT DO NOTHING RETURNING events, "check"
)
SELECT events, "check" FROM new
UNION ALL
SELECT events, "check" FROM tenpin.nights WHERE id = $1

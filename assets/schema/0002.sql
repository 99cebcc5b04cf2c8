-- A night that is left out of statistics, such as practice. Few are, and statistics ask for these.
ALTER TABLE nights ADD COLUMN excluded INTEGER NOT NULL DEFAULT 0;

CREATE INDEX excluded_nights ON nights (number) WHERE excluded = 1;

-- Nights in which no ball was bowled are no longer stored.
DELETE FROM events WHERE night IN (
    SELECT number FROM nights WHERE NOT EXISTS (
        SELECT 1 FROM events AS own WHERE own.night = number AND instr(own.body, '"bowled"') > 0
    ) AND NOT EXISTS (SELECT 1 FROM lines WHERE lines.night = number)
);

DELETE FROM nights
    WHERE NOT EXISTS (SELECT 1 FROM events WHERE events.night = number)
    AND NOT EXISTS (SELECT 1 FROM lines WHERE lines.night = number);

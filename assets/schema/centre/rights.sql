-- A lane adds events and moves heads; it can't change or delete an event. A screen only reads.
GRANT USAGE ON SCHEMA tenpin TO tenpin_lane, tenpin_screen;
GRANT SELECT ON ALL TABLES IN SCHEMA tenpin TO tenpin_lane, tenpin_screen;
GRANT INSERT, UPDATE ON tenpin.nights TO tenpin_lane;
GRANT INSERT ON tenpin.events TO tenpin_lane;
GRANT INSERT, UPDATE, DELETE ON tenpin.lines TO tenpin_lane;
-- A desk writes the lists of entries.
GRANT USAGE ON SCHEMA tenpin TO tenpin_desk;
GRANT SELECT ON ALL TABLES IN SCHEMA tenpin TO tenpin_desk;
GRANT INSERT, UPDATE ON tenpin.competitions TO tenpin_desk;
GRANT INSERT, UPDATE, DELETE ON tenpin.entries TO tenpin_desk;

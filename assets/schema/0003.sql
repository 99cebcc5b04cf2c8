-- The balls of a line with the pins that stand after them, in notation: 9{10}/ 8{6-10}1{10}.
-- NULL if no pins are known.
ALTER TABLE lines ADD COLUMN leaves TEXT;

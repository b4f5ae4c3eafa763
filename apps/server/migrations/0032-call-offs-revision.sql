-- Also a state that changes nothing is the latest one that was sent.
ALTER TABLE call_offs ADD COLUMN revision integer;

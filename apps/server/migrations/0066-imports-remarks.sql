-- Values of documents that were taken otherwise than they stand there, and documents older than the known state.
ALTER TABLE imports ADD COLUMN older integer NOT NULL DEFAULT 0;
ALTER TABLE imports ADD COLUMN remarks jsonb NOT NULL DEFAULT '[]';
COMMENT ON TABLE imports IS 'G: log of the imports, small ones written when they end; a large one waits in its file until a job has worked through it: taken counts the tickets that are through, null before it begins; older counts those that were ignored because a newer state is known; failures lists the first rows that were not taken (D-66), remarks what of others was taken otherwise than it stands there; one that staff began names them too (staff_id, actor), repeats is the import whose rejected rows it sends again, kind what the rows of master data are where all are the same';

ALTER TABLE invoices ADD COLUMN is_booking_aid boolean NOT NULL DEFAULT false;
ALTER TABLE invoices ADD COLUMN remarks text[] NOT NULL DEFAULT '{}';
COMMENT ON TABLE invoices IS 'C: invoices and credit notes (type 381 and the like) of suppliers with the file they came in (D-50); their values are never changed: a correction is an invoice of its own; contract_id is the contract an invoice names (BT-12), without one it belongs where its delivery notes do; is_booking_aid: totals without lines, no invoice of the tax law; remarks: what was rounded or left out; a withdrawn one is seen by staff alone; version counts what staff changed';

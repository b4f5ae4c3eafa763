-- Staff withdraw an invoice that a customer must not get; the row and its file stay (decision 0064).
ALTER TABLE invoices ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE invoices ADD COLUMN withdrawn_at timestamptz;
ALTER TABLE invoices ADD COLUMN withdrawn_by text;
ALTER TABLE invoices ADD COLUMN withdrawn_reason text;
ALTER TABLE invoices ADD CONSTRAINT invoices_withdrawn_whole CHECK (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) IN (0, 3));
COMMENT ON TABLE invoices IS 'C: invoices of suppliers with the file they came in (D-50); their values are never changed: a correction is an invoice of its own; contract_id is the contract an invoice names (BT-12), without one it belongs where its delivery notes do; a withdrawn one is seen by staff alone; version counts what staff changed';
GRANT UPDATE (version, withdrawn_at, withdrawn_by, withdrawn_reason) ON invoices TO abrufbar_staff;

-- A rejected invoice or document is kept with its file, so that it can be sent again.
ALTER TABLE import_rejects ADD COLUMN file text CHECK (file ~ '^[0-9a-f]{32}$');
ALTER TABLE import_rejects ADD COLUMN file_media text CHECK (file_media IN ('application/pdf', 'application/xml'));
ALTER TABLE import_rejects ADD COLUMN file_bytes integer;
COMMENT ON TABLE import_rejects IS 'G: rejected rows of imports as they were sent, at most 1,000 an import, kept 90 days; json, because a row may hold what jsonb refuses; the file of an invoice or document lies beside its row (file) until it is settled; repaired is the row as staff corrected it; settled once it was sent again (repeated_in, as row repeated_row) or discarded';
-- Room of a supplier, files that are named.
CREATE INDEX import_rejects_files ON import_rejects (supplier_id) INCLUDE (file_bytes, file) WHERE file IS NOT NULL;
GRANT UPDATE (file) ON import_rejects TO abrufbar_staff;

-- Invoices that are sent again are taken by a job, as the call does.
GRANT INSERT ON invoices, invoice_deliveries TO abrufbar_jobs;

-- A hundred thousand customers of a brand are listed by name and searched without folding each name again.
ALTER TABLE companies ADD COLUMN search_text text GENERATED ALWAYS AS (lower((name || ' ' || company_nr) COLLATE german)) STORED;
CREATE INDEX companies_name ON companies (name COLLATE german, id);

-- Files know their supplier: staff see them by it, as deliveries, and not by asking for the delivery of each.
DROP POLICY staff ON assets;
DROP POLICY staff_alone ON assets;
SELECT secure_staff_by_supplier('assets');

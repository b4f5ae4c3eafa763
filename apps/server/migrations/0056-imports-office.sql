-- Staff read in files of a source by hand and send rejected rows again.
ALTER TABLE imports ADD COLUMN staff_id uuid;
ALTER TABLE imports ADD COLUMN actor text;
ALTER TABLE imports ADD COLUMN repeats uuid;
ALTER TABLE imports ADD COLUMN kind text;
COMMENT ON TABLE imports IS 'G: log of the imports, small ones written when they end; a large one waits in its file until a job has worked through it: taken counts the tickets that are through, null before it begins; failures lists the first rows that were not taken (D-66); one that staff began names them too (staff_id, actor), repeats is the import whose rejected rows it sends again, kind what the rows of master data are where all are the same';
-- Last use of a key, pauses of a source.
CREATE INDEX imports_key ON imports (import_key_id, received_at DESC);
CREATE INDEX imports_source ON imports (supplier_id, source, received_at DESC);

CREATE TABLE import_rejects (
  import_id uuid NOT NULL,
  row integer NOT NULL,
  supplier_id integer NOT NULL,
  field text,
  value text,
  code text NOT NULL,
  message text NOT NULL,
  raw json NOT NULL,
  rejected_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  repaired json,
  repaired_by text,
  repaired_at timestamptz,
  settled_at timestamptz,
  settled_by text,
  repeated_in uuid,
  repeated_row integer,
  PRIMARY KEY (import_id, row)
);
COMMENT ON TABLE import_rejects IS 'G: rejected rows of imports as they were sent, at most 1,000 an import, kept 90 days; json, because a row may hold what jsonb refuses; repaired is the row as staff corrected it; settled once it was sent again (repeated_in, as row repeated_row) or discarded';
CREATE INDEX import_rejects_open ON import_rejects (supplier_id, import_id) WHERE settled_at IS NULL;
CREATE INDEX import_rejects_age ON import_rejects (rejected_at);

ALTER TABLE import_keys DROP CONSTRAINT import_keys_source_check;
ALTER TABLE import_keys ADD CONSTRAINT import_keys_source_check CHECK (source IN ('vas', 'di', 'ubl', 'erp'));
ALTER TABLE import_keys ADD COLUMN tail text;
ALTER TABLE import_keys ADD COLUMN expires_at timestamptz;
ALTER TABLE import_keys ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE import_keys ADD COLUMN changed_at timestamptz;
ALTER TABLE import_keys ADD COLUMN changed_by text;
COMMENT ON TABLE import_keys IS 'G: credentials of the systems of a supplier, one per source, hashed (D-66); addresses limits where they may call from; tail is the last four characters; a renewed one expires_at a day later';

SELECT dist('import_rejects', 'import_id', 'none');
ALTER TABLE import_rejects ADD CONSTRAINT import_rejects_import_fk FOREIGN KEY (import_id) REFERENCES imports (id) ON DELETE CASCADE;

-- Each brand sees what its own suppliers import; the systems and the jobs go on as before.
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE import_rejects ENABLE ROW LEVEL SECURITY;
ALTER TABLE import_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY systems ON imports TO abrufbar_app, abrufbar_jobs USING (true);
CREATE POLICY systems ON import_rejects TO abrufbar_app, abrufbar_jobs USING (true);
CREATE POLICY systems ON import_keys TO abrufbar_app, abrufbar_jobs USING (true);
SELECT secure_staff_by_supplier(t::regclass) FROM unnest(ARRAY['imports', 'import_rejects', 'import_keys']) t;

GRANT INSERT ON imports TO abrufbar_staff;
GRANT SELECT, INSERT ON import_rejects TO abrufbar_app;
GRANT SELECT, INSERT, DELETE ON import_rejects TO abrufbar_jobs;
GRANT SELECT, UPDATE (version, repaired, repaired_by, repaired_at, settled_at, settled_by, repeated_in, repeated_row) ON import_rejects TO abrufbar_staff;
GRANT SELECT (id, supplier_id, source, name, addresses, created_at, revoked_at, tail, expires_at, version, changed_at, changed_by), INSERT, UPDATE (name, addresses, revoked_at, expires_at, version, changed_at, changed_by) ON import_keys TO abrufbar_staff;

-- Call-offs that are sent again are imported by a job, as the call does.
GRANT INSERT ON call_offs TO abrufbar_jobs;
GRANT USAGE ON SEQUENCE call_off_references TO abrufbar_jobs;

-- Master data of a supplier's system are written as staff of that supplier write them (import/master-data).
ALTER TABLE companies ADD COLUMN imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE contracts ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE contract_items ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE materials ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE factories ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE incoterms ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE truck_types ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';

GRANT INSERT, UPDATE (name, imported_fields) ON companies TO abrufbar_staff;
GRANT INSERT ON company_erp_ids TO abrufbar_staff;
GRANT INSERT, UPDATE ON contracts, contract_items, materials, factories, incoterms, truck_types TO abrufbar_staff;

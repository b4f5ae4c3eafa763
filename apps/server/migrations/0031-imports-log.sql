CREATE TABLE imports (
  id uuid PRIMARY KEY,
  supplier_id integer NOT NULL,
  import_key_id uuid NOT NULL,
  source text NOT NULL,
  call text NOT NULL,
  request_id text NOT NULL,
  received_at timestamptz NOT NULL,
  finished_at timestamptz,
  worked_ms integer NOT NULL DEFAULT 0,
  file text CHECK (file ~ '^[0-9a-f]{32}$'),
  rows integer NOT NULL,
  rows_done integer NOT NULL DEFAULT 0,
  taken integer,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  failures jsonb NOT NULL DEFAULT '[]'
);
COMMENT ON TABLE imports IS 'G: log of the imports, small ones written when they end; a large one waits in its file until a job has worked through it: taken counts the tickets that are through, null before it begins; failures lists the first rows that were not taken (D-66)';
CREATE INDEX imports_supplier ON imports (supplier_id, received_at DESC, id DESC);

CREATE TABLE import_marks (
  company_id integer NOT NULL,
  import_id uuid NOT NULL,
  ticket integer NOT NULL,
  outcome text NOT NULL,
  PRIMARY KEY (company_id, import_id, ticket)
);
COMMENT ON TABLE import_marks IS 'C: what became of the tickets of a large import, written with them and removed when it ends: a server that takes it up again counts none twice';

SELECT refr('imports');
SELECT dist('import_marks', 'company_id', 'contracts');
SELECT secure_company('import_marks');

GRANT SELECT, INSERT ON imports TO abrufbar_app;
GRANT SELECT, UPDATE, DELETE ON imports TO abrufbar_jobs;
GRANT SELECT, INSERT, DELETE ON import_marks TO abrufbar_jobs;
-- The job takes tickets as the call does.
GRANT INSERT, UPDATE ON deliveries TO abrufbar_jobs;
GRANT INSERT, DELETE ON delivery_materials TO abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE ON contract_counts TO abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE, DELETE ON daily_amounts, total_amounts TO abrufbar_jobs;
GRANT INSERT ON audit_company TO abrufbar_jobs;

CREATE TABLE idempotency_staff (
  staff_id uuid NOT NULL,
  call text NOT NULL,
  key uuid NOT NULL,
  digest bytea NOT NULL,
  answer text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, call, key)
);
COMMENT ON TABLE idempotency_staff IS 'G: answers of change calls of staff, kept 30 days (D-69); null where the answer held a secret that is shown once';

SELECT dist('idempotency_staff', 'staff_id', 'staff_sessions');

ALTER TABLE idempotency_staff ADD CONSTRAINT idempotency_staff_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, DELETE ON idempotency_staff TO abrufbar_staff;

-- Staff act on rows of a company, of a person, or on rows of nobody; the first two lie beside what customers do.
ALTER TABLE audit_company ADD COLUMN supplier_id integer;
ALTER TABLE audit_company ADD COLUMN staff_id uuid;
ALTER TABLE audit_company ADD COLUMN actor text;
ALTER TABLE audit_company ADD COLUMN object_kind text;
ALTER TABLE audit_company ADD COLUMN object_id text;
ALTER TABLE audit_company ADD COLUMN object_name text;
ALTER TABLE audit_company ADD COLUMN changes jsonb;
ALTER TABLE audit_user ADD COLUMN staff_id uuid;
ALTER TABLE audit_user ADD COLUMN actor text;
ALTER TABLE audit_user ADD COLUMN object_kind text;
ALTER TABLE audit_user ADD COLUMN object_id text;
ALTER TABLE audit_user ADD COLUMN object_name text;
ALTER TABLE audit_user ADD COLUMN changes jsonb;

CREATE TABLE audit_staff (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid,
  actor text NOT NULL,
  brands text[] NOT NULL,
  call text NOT NULL,
  request_id text NOT NULL,
  object_kind text NOT NULL,
  object_id text,
  object_name text NOT NULL,
  changes jsonb
);
COMMENT ON TABLE audit_staff IS 'G: append-only record of what staff and the command line do to rows of no company and no person; changes are named fields, never notes, passwords, codes; brands: whose staff may read it';
CREATE INDEX audit_staff_time ON audit_staff (at, id);

SELECT dist('audit_staff', 'id', 'none');

-- Rows without a supplier are shown where every number of the company lies at the suppliers of the reader.
SELECT secure_staff('audit_company', $$
  supplier_id = ANY ((SELECT string_to_array(current_setting('app.suppliers', true), ',')::int[])::int[])
  OR supplier_id IS NULL
    AND EXISTS (SELECT FROM company_erp_ids e WHERE e.company_id = audit_company.company_id)
    AND NOT EXISTS (SELECT FROM company_erp_ids e WHERE e.company_id = audit_company.company_id
      AND e.supplier_id <> ALL (coalesce((SELECT string_to_array(current_setting('app.suppliers', true), ',')::int[]), '{}')::int[]))
$$);

GRANT SELECT, INSERT ON audit_company, audit_user, audit_staff TO abrufbar_staff;

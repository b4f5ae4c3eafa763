-- A system of a customer has a key of its own instead of a person's token (decision 0077).
CREATE TABLE company_keys (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  slot smallint NOT NULL CHECK (slot BETWEEN 1 AND 10),
  name text NOT NULL,
  key_hash bytea NOT NULL,
  tail text NOT NULL,
  may_confirm boolean NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  PRIMARY KEY (company_id, id)
);
COMMENT ON TABLE company_keys IS 'C: keys of the company''s own systems, stored as SHA-256; slot counts the at most ten that work; made_by and revoked_by are members of the company, or were';

SELECT dist('company_keys', 'company_id', 'contracts');
SELECT secure_company('company_keys');
SELECT secure_staff_never('company_keys');
ALTER TABLE company_keys ADD CONSTRAINT company_keys_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX company_keys_slot ON company_keys (company_id, slot) WHERE revoked_at IS NULL;
GRANT SELECT, INSERT ON company_keys TO abrufbar_app;
GRANT UPDATE (last_used_at, revoked_at, revoked_by) ON company_keys TO abrufbar_app;

-- Deliveries remember the key beside its maker.
ALTER TABLE deliveries ADD COLUMN confirmed_key text;

-- An answer that shows a secret is not kept.
ALTER TABLE idempotency_company ALTER COLUMN answer DROP NOT NULL;
COMMENT ON TABLE idempotency_company IS 'C: answers of change calls on company rows, kept 30 days (D-69); null for an answer that shows a secret';

-- What has changed for a company, for its own systems (decision 0077).
CREATE TABLE company_changes (
  company_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('delivery', 'invoice')),
  object_id uuid NOT NULL,
  supplier_id integer NOT NULL,
  changed_at timestamptz NOT NULL,
  number bigint,
  PRIMARY KEY (company_id, kind, object_id)
);
COMMENT ON TABLE company_changes IS 'C: the newest change of each delivery and invoice; number is null until a reader numbers what has committed, so a late commit gets a number behind all that were read';

CREATE TABLE company_change_ends (
  company_id integer NOT NULL,
  last_number bigint NOT NULL,
  PRIMARY KEY (company_id)
);
COMMENT ON TABLE company_change_ends IS 'C: highest number of company_changes; readers who number wait for each other here';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['company_changes', 'company_change_ends']) t;

ALTER TABLE deliveries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE invoices NO FORCE ROW LEVEL SECURITY;
INSERT INTO company_changes (company_id, kind, object_id, supplier_id, changed_at)
  SELECT company_id, 'delivery', id, supplier_id, greatest(imported_at, confirmed_at, corrected_at) FROM deliveries;
INSERT INTO company_changes (company_id, kind, object_id, supplier_id, changed_at)
  SELECT company_id, 'invoice', id, supplier_id, greatest(imported_at, withdrawn_at) FROM invoices;
ALTER TABLE deliveries FORCE ROW LEVEL SECURITY;
ALTER TABLE invoices FORCE ROW LEVEL SECURITY;

SELECT secure_company(t::regclass) FROM unnest(ARRAY['company_changes', 'company_change_ends']) t;
SELECT secure_staff_by_supplier('company_changes');
SELECT secure_staff_never('company_change_ends');
ALTER TABLE company_changes ADD CONSTRAINT company_changes_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE company_change_ends ADD CONSTRAINT company_change_ends_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
CREATE UNIQUE INDEX company_changes_number ON company_changes (company_id, number) WHERE number IS NOT NULL;
CREATE INDEX company_changes_waiting ON company_changes (company_id, changed_at) WHERE number IS NULL;

GRANT SELECT, INSERT, UPDATE ON company_changes, company_change_ends TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE ON company_changes TO abrufbar_jobs, abrufbar_staff;

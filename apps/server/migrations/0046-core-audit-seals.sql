-- Records of actions are sealed once a minute, all of them in one chain. Only this column of theirs ever changes.
ALTER TABLE audit_company ADD COLUMN seal integer;
ALTER TABLE audit_user ADD COLUMN seal integer;
ALTER TABLE audit_staff ADD COLUMN seal integer;

CREATE INDEX audit_company_seal ON audit_company (seal, at, id);
CREATE INDEX audit_user_seal ON audit_user (seal, at, id);
CREATE INDEX audit_staff_seal ON audit_staff (seal, at, id);
-- The log reads those of a brand, the newest first; those without a supplier by company.
CREATE INDEX audit_company_supplier ON audit_company (supplier_id, at DESC, id DESC);
CREATE INDEX audit_company_time ON audit_company (company_id, at DESC, id DESC) WHERE supplier_id IS NULL;
CREATE INDEX audit_user_time ON audit_user (user_id, at DESC, id DESC);

CREATE TABLE audit_seals (
  number integer PRIMARY KEY,
  sealed_at timestamptz NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  last_id uuid NOT NULL,
  digests bytea,
  rows_hash bytea NOT NULL,
  hash bytea NOT NULL,
  cleared_at timestamptz
);
COMMENT ON TABLE audit_seals IS 'G: seals of records of actions in order of time and id: digests holds 16 bytes of each row, rows_hash their hash, hash that of this seal and the one before; rows kept long enough go seal by seal (cleared_at), the hashes stay';
CREATE INDEX audit_seals_kept ON audit_seals (last_at) WHERE cleared_at IS NULL;

CREATE TABLE audit_checks (
  chain text PRIMARY KEY,
  next_number integer NOT NULL,
  began_at timestamptz NOT NULL,
  checked_at timestamptz,
  broken_number integer,
  broken_at timestamptz,
  broken_id uuid
);
COMMENT ON TABLE audit_checks IS 'G: one row, how far the chain of seals is checked: the pass that began at began_at goes on with next_number; checked_at is the begin of the last whole pass; the others name the first seal and row that are not as they were sealed';

SELECT dist('audit_seals', 'number', 'none');
SELECT refr('audit_checks');

-- The job that seals and clears acts on the records of all companies and persons, in transactions of its own.
CREATE POLICY sealing ON audit_company TO abrufbar_jobs USING (current_setting('app.audit', true) = 'all');
CREATE POLICY sealing ON audit_user TO abrufbar_jobs USING (current_setting('app.audit', true) = 'all');

GRANT SELECT, UPDATE (seal), DELETE ON audit_company, audit_user, audit_staff TO abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE (digests, cleared_at) ON audit_seals TO abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE ON audit_checks TO abrufbar_jobs;
GRANT SELECT ON audit_seals, audit_checks TO abrufbar_staff;

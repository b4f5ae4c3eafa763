-- Administrators keep customers, their people, numbers, contact persons and invitations. Versions count the changes of
-- staff; changed_by and changed_at say who was faster.
ALTER TABLE companies ADD COLUMN street text;
ALTER TABLE companies ADD COLUMN postcode text;
ALTER TABLE companies ADD COLUMN city text;
ALTER TABLE companies ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE companies ADD COLUMN changed_at timestamptz;
ALTER TABLE companies ADD COLUMN changed_by text;

ALTER TABLE memberships ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE memberships ADD COLUMN changed_at timestamptz;
ALTER TABLE memberships ADD COLUMN changed_by text;

ALTER TABLE users ADD COLUMN block_reason text;
ALTER TABLE users ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE users ADD COLUMN changed_at timestamptz;
ALTER TABLE users ADD COLUMN changed_by text;
COMMENT ON TABLE users IS 'G: customer users; the e-mail must be found before a company is known; version counts what staff change: blocking';

ALTER TABLE supplier_contacts ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE supplier_contacts ADD COLUMN changed_at timestamptz;
ALTER TABLE supplier_contacts ADD COLUMN changed_by text;

-- A mail has a code of its own, made when it is sent, so that no code is ever stored in a form that can be used.
ALTER TABLE registration_codes ADD COLUMN name text;
ALTER TABLE registration_codes ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE registration_codes ADD COLUMN changed_at timestamptz;
ALTER TABLE registration_codes ADD COLUMN changed_by text;
ALTER TABLE registration_codes ADD COLUMN mail_hash bytea;
ALTER TABLE registration_codes ADD COLUMN mail_refused_at timestamptz;
COMMENT ON TABLE registration_codes IS 'G: invitations, single-use codes that make an account in a company, hashed (D-09); found before a company is known; mail_hash is the code of the mail';
CREATE UNIQUE INDEX registration_codes_mail ON registration_codes (mail_hash);
CREATE INDEX registration_codes_company ON registration_codes (company_id, created_at DESC);
CREATE INDEX company_erp_ids_company ON company_erp_ids (company_id, supplier_id);

-- Second wall for rows without owner: everybody who had a right keeps it, staff change only what lies at their suppliers.
CREATE FUNCTION staff_suppliers() RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_to_array(current_setting('app.suppliers', true), ',')::int[], '{}')
$$;

-- What belongs to a company with a number at a supplier, and for people and rights with none at another one.
CREATE FUNCTION secure_staff_of_company(t regclass, col text, command text, also_shared boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  numbers text := format('SELECT FROM company_erp_ids e WHERE e.company_id = %s.%I AND e.supplier_id', t, col);
BEGIN
  EXECUTE format('CREATE POLICY staff_%s ON %s AS RESTRICTIVE FOR %s TO abrufbar_staff %s (EXISTS (%s = ANY ((SELECT staff_suppliers())::int[]))%s)',
    lower(command), t, command, CASE command WHEN 'INSERT' THEN 'WITH CHECK' ELSE 'USING' END, numbers,
    CASE WHEN also_shared THEN '' ELSE format(' AND NOT EXISTS (%s <> ALL ((SELECT staff_suppliers())::int[]))', numbers) END);
END $$;

ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_erp_ids ENABLE ROW LEVEL SECURITY;
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE registration_codes ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody ON companies USING (true);
CREATE POLICY everybody ON company_erp_ids USING (true);
CREATE POLICY everybody ON memberships USING (true);
CREATE POLICY everybody ON users USING (true);
CREATE POLICY everybody ON registration_codes USING (true);

SELECT secure_staff_of_company('companies', 'id', 'UPDATE', true);
-- Its own numbers are removed before the company.
CREATE POLICY staff_delete ON companies AS RESTRICTIVE FOR DELETE TO abrufbar_staff USING (NOT EXISTS (
  SELECT FROM company_erp_ids e WHERE e.company_id = companies.id));
CREATE POLICY staff_insert ON company_erp_ids AS RESTRICTIVE FOR INSERT TO abrufbar_staff WITH CHECK (supplier_id = ANY ((SELECT staff_suppliers())::int[]));
CREATE POLICY staff_update ON company_erp_ids AS RESTRICTIVE FOR UPDATE TO abrufbar_staff USING (supplier_id = ANY ((SELECT staff_suppliers())::int[]));
CREATE POLICY staff_delete ON company_erp_ids AS RESTRICTIVE FOR DELETE TO abrufbar_staff USING (supplier_id = ANY ((SELECT staff_suppliers())::int[]));
SELECT secure_staff_of_company('memberships', 'company_id', 'UPDATE', false);
SELECT secure_staff_of_company('memberships', 'company_id', 'DELETE', false);
SELECT secure_staff_of_company('registration_codes', 'company_id', 'SELECT', true);
SELECT secure_staff_of_company('registration_codes', 'company_id', 'INSERT', false);
SELECT secure_staff_of_company('registration_codes', 'company_id', 'UPDATE', false);
CREATE POLICY staff_update ON users AS RESTRICTIVE FOR UPDATE TO abrufbar_staff USING (
  EXISTS (SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id
    WHERE m.user_id = users.id AND e.supplier_id = ANY ((SELECT staff_suppliers())::int[]))
  AND NOT EXISTS (SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id
    WHERE m.user_id = users.id AND e.supplier_id <> ALL ((SELECT staff_suppliers())::int[])));

GRANT INSERT, UPDATE (name, street, postcode, city, version, changed_at, changed_by), DELETE ON companies TO abrufbar_staff;
GRANT INSERT, DELETE ON company_erp_ids TO abrufbar_staff;
GRANT UPDATE (role, permissions, version, changed_at, changed_by), DELETE ON memberships TO abrufbar_staff;
GRANT SELECT (version, changed_at, changed_by), UPDATE (blocked_at, block_reason, version, changed_at, changed_by) ON users TO abrufbar_staff;
GRANT INSERT, UPDATE, DELETE ON supplier_contacts TO abrufbar_staff;
GRANT SELECT, INSERT, UPDATE ON registration_codes TO abrufbar_staff;
-- Ending the sessions of somebody who is blocked, those of views with their record.
GRANT SELECT (staff_id, view_id), DELETE ON sessions TO abrufbar_staff;
-- Invitations of a company that is removed go with it.
ALTER TABLE registration_codes DROP CONSTRAINT registration_codes_company_fk;
ALTER TABLE registration_codes ADD CONSTRAINT registration_codes_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;
CREATE INDEX registration_codes_newest ON registration_codes (created_at DESC, id DESC);

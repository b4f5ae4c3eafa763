-- Staff add files to deliveries: the member takes the place of the person.
ALTER TABLE assets ALTER COLUMN uploaded_by DROP NOT NULL;
ALTER TABLE assets ADD COLUMN staff_id uuid;
ALTER TABLE assets ADD COLUMN staff_name text;
COMMENT ON TABLE assets IS 'C: photos and papers that people or staff add to a delivery, each with the file that holds it; at most 20 a delivery, shown by position (D-21); supplier_id is that of the delivery; version counts what staff changed; uploaded_by is empty where staff_id is set';
GRANT INSERT ON assets TO abrufbar_staff;

-- A person with an account is taken into one more company.
SELECT secure_staff_of_company('memberships', 'company_id', 'INSERT', false);
GRANT INSERT ON memberships TO abrufbar_staff;
CREATE INDEX users_email_beginning ON users (email text_pattern_ops);
CREATE INDEX users_last_name_beginning ON users (lower(last_name) text_pattern_ops);

-- How long rows are kept, where staff have lengthened it; one for the installation, for jobs clear person by person.
CREATE TABLE retention_spans (
  kind text PRIMARY KEY,
  amount smallint NOT NULL CHECK (amount > 0),
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);
COMMENT ON TABLE retention_spans IS 'G: spans of retention that staff have chosen, each in the unit of its kind (D-64); without a row the shortest holds';
SELECT refr('retention_spans');
GRANT SELECT ON retention_spans TO abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE ON retention_spans TO abrufbar_staff;

-- The history of a contract shows its own changes.
CREATE INDEX audit_company_contract ON audit_company (company_id, object_id, at DESC, id) WHERE object_kind = 'contract';

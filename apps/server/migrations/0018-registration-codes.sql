CREATE TABLE registration_codes (
  id uuid PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  company_id integer NOT NULL,
  role text NOT NULL CHECK (role IN ('besteller', 'baustelle', 'leser')),
  permissions text[] NOT NULL,
  email text CHECK (email = lower(email)),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  used_at timestamptz,
  used_by uuid
);
COMMENT ON TABLE registration_codes IS 'G: single-use codes that make an account in a company, hashed (D-09); found before a company is known';

ALTER TABLE users ADD COLUMN fax_country text, ADD COLUMN fax_number text;

SELECT refr('registration_codes');

ALTER TABLE registration_codes ADD CONSTRAINT registration_codes_company_fk FOREIGN KEY (company_id) REFERENCES companies (id);
ALTER TABLE registration_codes ADD CONSTRAINT registration_codes_user_fk FOREIGN KEY (used_by) REFERENCES users (id) ON DELETE SET NULL;

GRANT SELECT, UPDATE (used_at, used_by) ON registration_codes TO abrufbar_app;
GRANT INSERT (id, email, password_hash, first_name, last_name, position, phone_country, phone_number, fax_country, fax_number, mobile_country, mobile_number, accepted_terms_at, created_at) ON users TO abrufbar_app;
GRANT INSERT ON memberships TO abrufbar_app;

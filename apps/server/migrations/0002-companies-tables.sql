-- Class G: small, rarely written, readable on every node.
CREATE TABLE suppliers (
  id integer PRIMARY KEY,
  vk_org text NOT NULL UNIQUE,
  name text NOT NULL
);
COMMENT ON TABLE suppliers IS 'G: supplier units whose contracts the portal shows; vk_org is the sales organisation of the ERP';

CREATE TABLE companies (
  id integer PRIMARY KEY,
  company_nr text NOT NULL UNIQUE,
  name text NOT NULL
);
COMMENT ON TABLE companies IS 'G: customer companies; id is allotted by us and is the tenant key';

CREATE TABLE company_erp_ids (
  supplier_id integer NOT NULL,
  erp_customer_no text NOT NULL,
  company_id integer NOT NULL,
  PRIMARY KEY (supplier_id, erp_customer_no)
);
COMMENT ON TABLE company_erp_ids IS 'G: customer numbers (Debitor) of the suppliers, resolved when a ticket is imported';

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  position smallint,
  phone_country text,
  phone_number text,
  mobile_country text,
  mobile_number text,
  accepted_terms_at timestamptz,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE users IS 'G: customer users; the e-mail must be found before a company is known';

CREATE TABLE memberships (
  user_id uuid NOT NULL,
  company_id integer NOT NULL,
  role text NOT NULL CHECK (role IN ('besteller', 'baustelle', 'leser')),
  permissions text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (user_id, company_id)
);
CREATE INDEX memberships_company ON memberships (company_id);
COMMENT ON TABLE memberships IS 'G: who belongs to which company and may do what there (D-15)';

SELECT refr(t::regclass) FROM unnest(ARRAY['suppliers', 'companies', 'company_erp_ids', 'users', 'memberships']) t;

GRANT SELECT ON suppliers, companies, company_erp_ids, users, memberships TO abrufbar_app, abrufbar_jobs;

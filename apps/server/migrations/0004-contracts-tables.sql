-- Names sort as a German reader expects: Ä beside A, capitals beside small letters.
CREATE COLLATION german (provider = icu, locale = 'de-DE');

CREATE TABLE contracts (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  supplier_id integer NOT NULL,
  contract_number text NOT NULL,
  name text COLLATE german NOT NULL,
  status smallint NOT NULL DEFAULT 0,
  building_site_number text,
  customer_order_number text,
  starts_on date,
  ends_on date,
  created_at timestamptz NOT NULL,
  search_text text GENERATED ALWAYS AS (lower((contract_number || ' ' || name || ' ' || coalesce(building_site_number, '') || ' ' || coalesce(customer_order_number, '')) COLLATE german)) STORED,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, supplier_id, contract_number)
);
COMMENT ON TABLE contracts IS 'C: contracts of a construction site; status 0 is open, anything else closed (D-40)';
CREATE INDEX contracts_number ON contracts (company_id, contract_number);

CREATE TABLE contract_counts (
  company_id integer NOT NULL,
  contract_id uuid NOT NULL,
  incoming bigint NOT NULL DEFAULT 0,
  confirmed bigint NOT NULL DEFAULT 0,
  last_activity_at timestamptz,
  PRIMARY KEY (company_id, contract_id)
) WITH (fillfactor = 50);
COMMENT ON TABLE contract_counts IS 'C: deliveries per contract and last activity, kept in the transaction that changes them';
CREATE INDEX contract_counts_recent ON contract_counts (company_id, last_activity_at DESC);

CREATE TABLE favourites (
  company_id integer NOT NULL,
  user_id uuid NOT NULL,
  contract_id uuid NOT NULL,
  PRIMARY KEY (company_id, user_id, contract_id)
);
COMMENT ON TABLE favourites IS 'C: contracts a user marked as favourite';

CREATE TABLE subscriptions (
  company_id integer NOT NULL,
  contract_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (company_id, contract_id, user_id)
);
COMMENT ON TABLE subscriptions IS 'C: users who follow a contract (D-51)';

SELECT dist('contracts', 'company_id', 'none');
SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['contract_counts', 'favourites', 'subscriptions']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['contracts', 'contract_counts', 'favourites', 'subscriptions']) t;

GRANT SELECT ON contracts, subscriptions TO abrufbar_app, abrufbar_jobs;
GRANT UPDATE ON contracts TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE ON contract_counts TO abrufbar_app;
GRANT SELECT, INSERT, DELETE ON favourites TO abrufbar_app;

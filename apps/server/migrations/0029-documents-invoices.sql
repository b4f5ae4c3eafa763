CREATE TABLE invoices (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  supplier_id integer NOT NULL,
  contract_id uuid,
  number text NOT NULL,
  type text NOT NULL,
  issued_on date NOT NULL,
  due_on date,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  net numeric(16,2) NOT NULL,
  tax numeric(16,2) NOT NULL,
  gross numeric(16,2) NOT NULL,
  payable numeric(16,2) NOT NULL,
  file text NOT NULL CHECK (file ~ '^[0-9a-f]{32}$'),
  file_name text NOT NULL,
  content_type text NOT NULL CHECK (content_type IN ('application/pdf', 'application/xml')),
  file_digest bytea NOT NULL,
  imported_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, supplier_id, number)
);
COMMENT ON TABLE invoices IS 'C: invoices of suppliers with the file they came in (D-50); never changed: a correction is an invoice of its own; contract_id is the contract an invoice names (BT-12), without one it belongs where its delivery notes do';

CREATE TABLE invoice_deliveries (
  company_id integer NOT NULL,
  invoice_id uuid NOT NULL,
  delivery_number text NOT NULL,
  PRIMARY KEY (company_id, invoice_id, delivery_number)
);
COMMENT ON TABLE invoice_deliveries IS 'C: numbers of the delivery notes an invoice names (BT-16), whether they are known yet or not';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['invoices', 'invoice_deliveries']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['invoices', 'invoice_deliveries']) t;

ALTER TABLE invoices ADD CONSTRAINT invoices_contract_fk FOREIGN KEY (company_id, contract_id) REFERENCES contracts (company_id, id);
ALTER TABLE invoice_deliveries ADD CONSTRAINT invoice_deliveries_invoice_fk FOREIGN KEY (company_id, invoice_id) REFERENCES invoices (company_id, id) ON DELETE CASCADE;

GRANT SELECT, INSERT ON invoices, invoice_deliveries TO abrufbar_app;
GRANT SELECT ON invoices, invoice_deliveries TO abrufbar_jobs;

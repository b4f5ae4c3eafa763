-- What staff correct stands beside the slip. The row of the delivery holds what counts, so that every list and sum
-- reads it without a look elsewhere; what the slip says is kept from the first correction on (decision 0049).
ALTER TABLE deliveries ADD COLUMN corrected_at timestamptz;
ALTER TABLE deliveries ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON TABLE deliveries IS 'C: one weighed load each, with the values that count; status 0 is unconfirmed, any other confirmed; names are kept as printed on the slip; days and times are local to Europe/Berlin; an import with a lower source_revision changes nothing; plate_key is the plate without blanks and hyphens in capitals; corrected_at is the time of the newest correction, version counts imports and corrections';

CREATE TABLE delivery_corrections (
  company_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  number smallint NOT NULL,
  supplier_id integer NOT NULL,
  left_contract_id uuid NOT NULL,
  contract_id uuid NOT NULL,
  contract_item_id uuid,
  gross_weight numeric(14,3),
  tare_weight numeric(14,3),
  net_weight numeric(14,3),
  materials jsonb NOT NULL,
  reason text NOT NULL CHECK (reason IN ('tare', 'reweigh', 'contract', 'material', 'other')),
  text text NOT NULL,
  made_at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  PRIMARY KEY (company_id, delivery_id, number)
);
COMMENT ON TABLE delivery_corrections IS 'C: corrections of a delivery by staff, counted from 1, the newest counts; never changed; left_contract_id is the contract the delivery belonged to before, whose old addresses still open it; materials as in delivery_slips';

CREATE TABLE delivery_slips (
  company_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  supplier_id integer NOT NULL,
  contract_id uuid NOT NULL,
  gross_weight numeric(14,3),
  tare_weight numeric(14,3),
  net_weight numeric(14,3),
  materials jsonb NOT NULL,
  changed_at timestamptz,
  PRIMARY KEY (company_id, delivery_id)
);
COMMENT ON TABLE delivery_slips IS 'C: what the slip of a corrected delivery says: a list of its materials with number, name, category, quantity as text and quantity_unit; only an import changes it, last at changed_at';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['delivery_corrections', 'delivery_slips']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['delivery_corrections', 'delivery_slips']) t;
SELECT secure_staff_by_supplier(t::regclass) FROM unnest(ARRAY['delivery_corrections', 'delivery_slips']) t;

ALTER TABLE delivery_corrections ADD CONSTRAINT delivery_corrections_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;
ALTER TABLE delivery_slips ADD CONSTRAINT delivery_slips_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;

CREATE INDEX deliveries_office_corrected ON deliveries (supplier_id, weighed_at DESC, id DESC) WHERE corrected_at IS NOT NULL;
CREATE INDEX invoice_deliveries_number ON invoice_deliveries (company_id, delivery_number);

GRANT SELECT ON delivery_corrections TO abrufbar_app, abrufbar_jobs;
GRANT SELECT, UPDATE ON delivery_slips TO abrufbar_app;
GRANT SELECT ON delivery_slips TO abrufbar_jobs;
GRANT SELECT, INSERT ON delivery_corrections, delivery_slips TO abrufbar_staff;
GRANT UPDATE (contract_id, gross_weight, tare_weight, net_weight, corrected_at, version) ON deliveries TO abrufbar_staff;
GRANT INSERT, DELETE ON delivery_materials TO abrufbar_staff;
GRANT INSERT, UPDATE, DELETE ON daily_amounts, total_amounts TO abrufbar_staff;
GRANT INSERT, UPDATE ON contract_counts TO abrufbar_staff;

-- Papers and files as staff list them over all companies: both begin with the supplier.
ALTER TABLE assets ADD COLUMN supplier_id integer;
ALTER TABLE assets ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE assets NO FORCE ROW LEVEL SECURITY;
ALTER TABLE deliveries NO FORCE ROW LEVEL SECURITY;
UPDATE assets a SET supplier_id = d.supplier_id FROM deliveries d WHERE d.company_id = a.company_id AND d.id = a.delivery_id;
ALTER TABLE assets FORCE ROW LEVEL SECURITY;
ALTER TABLE deliveries FORCE ROW LEVEL SECURITY;
ALTER TABLE assets ALTER COLUMN supplier_id SET NOT NULL;
COMMENT ON TABLE assets IS 'C: photos and papers that people add to a delivery, each with the file that holds it; at most 20 a delivery, shown by position (D-21); supplier_id is that of the delivery; version counts what staff changed';
CREATE INDEX assets_office ON assets (supplier_id, created_at DESC, id DESC);
CREATE INDEX invoices_office ON invoices (supplier_id, issued_on DESC, id DESC);

GRANT UPDATE (name, version), DELETE ON assets TO abrufbar_staff;

-- People of a supplier whom its customers call: those of one company, or with no company those of all.
CREATE TABLE supplier_contacts (
  supplier_id integer NOT NULL,
  id uuid NOT NULL,
  company_id integer,
  task text NOT NULL,
  name text NOT NULL,
  phone text,
  email text,
  PRIMARY KEY (supplier_id, id)
);
COMMENT ON TABLE supplier_contacts IS 'G: people of a supplier whom its customers call, by task; without a company they are those of all its customers';
CREATE INDEX supplier_contacts_company ON supplier_contacts (company_id, supplier_id);

SELECT refr('supplier_contacts');

ALTER TABLE supplier_contacts ADD CONSTRAINT supplier_contacts_supplier_fk FOREIGN KEY (supplier_id) REFERENCES suppliers (id);
ALTER TABLE supplier_contacts ADD CONSTRAINT supplier_contacts_company_fk FOREIGN KEY (company_id) REFERENCES companies (id);

ALTER TABLE supplier_contacts ENABLE ROW LEVEL SECURITY;
SELECT secure_staff_by_supplier('supplier_contacts');
GRANT SELECT ON supplier_contacts TO abrufbar_staff;

-- The newest deliveries of each supplier, customer and plant, with what their sums need: many are counted without their
-- rows.
DROP INDEX deliveries_office;
CREATE INDEX deliveries_office ON deliveries (supplier_id, weighed_at DESC, id DESC) INCLUDE (company_id, weighed_on, net_weight);
CREATE INDEX deliveries_office_customer ON deliveries (company_id, supplier_id, weighed_at DESC, id DESC) INCLUDE (weighed_on, net_weight);
CREATE INDEX deliveries_office_plant ON deliveries (supplier_id, factory_number, weighed_at DESC, id DESC) INCLUDE (company_id, weighed_on, net_weight);

-- One delivery of the brand by its id.
CREATE INDEX deliveries_supplier ON deliveries (supplier_id, id);

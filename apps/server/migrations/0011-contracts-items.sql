CREATE TABLE incoterms (
  supplier_id integer NOT NULL,
  id text NOT NULL,
  title text NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (supplier_id, id)
);
COMMENT ON TABLE incoterms IS 'G: delivery terms of a supplier; ids are as the supplier gives them (D-23)';

CREATE TABLE truck_types (
  supplier_id integer NOT NULL,
  id text NOT NULL,
  title text NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (supplier_id, id)
);
COMMENT ON TABLE truck_types IS 'G: vehicle types of a supplier; ids are as the supplier gives them (D-23)';

CREATE TABLE contract_items (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  contract_id uuid NOT NULL,
  position text NOT NULL,
  material_number text NOT NULL,
  material_name text COLLATE german NOT NULL,
  category smallint NOT NULL CHECK (category BETWEEN 0 AND 4),
  factory_numbers text[] NOT NULL,
  factory_names text[] NOT NULL,
  target_quantity numeric(14,3) CHECK (target_quantity > 0),
  quantity_unit text NOT NULL DEFAULT 't',
  cancelled boolean NOT NULL DEFAULT false,
  night_shift boolean NOT NULL DEFAULT false,
  incoterms text[] NOT NULL,
  truck_types text[] NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, contract_id, position),
  CHECK (cardinality(factory_numbers) = cardinality(factory_names))
);
COMMENT ON TABLE contract_items IS 'C: agreed materials of a contract; without target_quantity no amount was agreed; incoterms and truck_types are the ids offered for call-offs, the first vehicle is the suggestion';
CREATE INDEX contract_items_material ON contract_items (company_id, contract_id, material_number, quantity_unit);

SELECT refr(t::regclass) FROM unnest(ARRAY['incoterms', 'truck_types']) t;
SELECT dist('contract_items', 'company_id', 'contracts');
SELECT secure_company('contract_items');

ALTER TABLE incoterms ADD CONSTRAINT incoterms_supplier_fk FOREIGN KEY (supplier_id) REFERENCES suppliers (id);
ALTER TABLE truck_types ADD CONSTRAINT truck_types_supplier_fk FOREIGN KEY (supplier_id) REFERENCES suppliers (id);
ALTER TABLE contract_items ADD CONSTRAINT contract_items_contract_fk FOREIGN KEY (company_id, contract_id) REFERENCES contracts (company_id, id);

GRANT SELECT ON incoterms, truck_types, contract_items TO abrufbar_app, abrufbar_jobs;

CREATE TABLE daily_amounts (
  company_id integer NOT NULL,
  contract_id uuid NOT NULL,
  day date NOT NULL,
  material_number text NOT NULL,
  factory_number text NOT NULL,
  quantity_unit text NOT NULL,
  material_name text NOT NULL,
  category smallint NOT NULL,
  factory_name text NOT NULL,
  incoming numeric(16,3) NOT NULL,
  delivered numeric(16,3) NOT NULL,
  PRIMARY KEY (company_id, contract_id, day, material_number, factory_number, quantity_unit, material_name, category, factory_name)
) WITH (fillfactor = 80);
COMMENT ON TABLE daily_amounts IS 'C: weighed quantities of a contract per day, material and plant, kept in the transaction that changes the deliveries; delivered is confirmed, incoming is not (D-46); names and category belong to the key, so that rows are exact sums of deliveries in whatever order these come';

CREATE TABLE total_amounts (
  company_id integer NOT NULL,
  contract_id uuid NOT NULL,
  material_number text NOT NULL,
  factory_number text NOT NULL,
  quantity_unit text NOT NULL,
  material_name text NOT NULL,
  category smallint NOT NULL,
  factory_name text NOT NULL,
  incoming numeric(16,3) NOT NULL,
  delivered numeric(16,3) NOT NULL,
  PRIMARY KEY (company_id, contract_id, material_number, factory_number, quantity_unit, material_name, category, factory_name)
) WITH (fillfactor = 50);
COMMENT ON TABLE total_amounts IS 'C: the same over all days, so that totals do not get slower as a contract grows';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['daily_amounts', 'total_amounts']) t;

-- What was weighed before these tables existed. They are secured afterwards and the owner is let
-- through for this statement, since row-level security hides all rows without a company.
ALTER TABLE deliveries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE delivery_materials NO FORCE ROW LEVEL SECURITY;
INSERT INTO daily_amounts (company_id, contract_id, day, material_number, factory_number, quantity_unit,
  material_name, category, factory_name, incoming, delivered)
SELECT d.company_id, d.contract_id, d.weighed_on, m.number, d.factory_number, m.quantity_unit,
  m.name, m.category, d.factory_name,
  coalesce(sum(m.quantity) FILTER (WHERE NOT d.confirmed), 0),
  coalesce(sum(m.quantity) FILTER (WHERE d.confirmed), 0)
FROM deliveries d
JOIN delivery_materials m ON m.company_id = d.company_id AND m.delivery_id = d.id
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
ALTER TABLE deliveries FORCE ROW LEVEL SECURITY;
ALTER TABLE delivery_materials FORCE ROW LEVEL SECURITY;
INSERT INTO total_amounts (company_id, contract_id, material_number, factory_number, quantity_unit,
  material_name, category, factory_name, incoming, delivered)
SELECT company_id, contract_id, material_number, factory_number, quantity_unit, material_name, category,
  factory_name, sum(incoming), sum(delivered)
FROM daily_amounts GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;

SELECT secure_company(t::regclass) FROM unnest(ARRAY['daily_amounts', 'total_amounts']) t;

ALTER TABLE daily_amounts ADD CONSTRAINT daily_amounts_contract_fk FOREIGN KEY (company_id, contract_id) REFERENCES contracts (company_id, id) ON DELETE CASCADE;
ALTER TABLE total_amounts ADD CONSTRAINT total_amounts_contract_fk FOREIGN KEY (company_id, contract_id) REFERENCES contracts (company_id, id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON daily_amounts, total_amounts TO abrufbar_app;

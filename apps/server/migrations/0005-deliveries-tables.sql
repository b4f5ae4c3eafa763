CREATE TABLE materials (
  supplier_id integer NOT NULL,
  number text NOT NULL,
  name text NOT NULL,
  category smallint NOT NULL CHECK (category BETWEEN 0 AND 4),
  PRIMARY KEY (supplier_id, number)
);
COMMENT ON TABLE materials IS 'G: materials of a supplier with their category (D-42)';

CREATE TABLE factories (
  supplier_id integer NOT NULL,
  number text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (supplier_id, number)
);
COMMENT ON TABLE factories IS 'G: delivering plants of a supplier';

CREATE TABLE deliveries (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  contract_id uuid NOT NULL,
  supplier_id integer NOT NULL,
  source text NOT NULL CHECK (source IN ('vas', 'di')),
  number text NOT NULL,
  status text NOT NULL DEFAULT '0',
  confirmed boolean GENERATED ALWAYS AS (status <> '0') STORED,
  factory_number text NOT NULL,
  factory_name text NOT NULL,
  spedition_name text,
  vehicle_license_plate text,
  vehicle_type text,
  number_of_rounds integer,
  incoterm text,
  gross_weight numeric(14,3),
  tare_weight numeric(14,3),
  net_weight numeric(14,3),
  tare_stored boolean NOT NULL DEFAULT false,
  weighed_at timestamptz NOT NULL,
  weighed_on date NOT NULL,
  weighed_time time NOT NULL,
  confirmed_at timestamptz,
  confirmed_on date,
  confirmed_time time,
  confirmed_by uuid,
  imported_at timestamptz NOT NULL,
  source_revision bigint NOT NULL,
  source_digest bytea NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, supplier_id, source, number)
);
COMMENT ON TABLE deliveries IS 'C: one weighed load each; status 0 is unconfirmed, any other confirmed; names are kept as printed on the slip; days and times are local to Europe/Berlin; an import with a lower source_revision changes nothing';
CREATE INDEX deliveries_list ON deliveries (company_id, contract_id, confirmed, weighed_at DESC, id DESC);
CREATE INDEX deliveries_day ON deliveries (company_id, weighed_on, contract_id);

CREATE TABLE delivery_materials (
  company_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  pos smallint NOT NULL,
  number text NOT NULL,
  name text NOT NULL,
  category smallint NOT NULL,
  quantity numeric(14,3) NOT NULL,
  quantity_unit text NOT NULL,
  PRIMARY KEY (company_id, delivery_id, pos)
);
COMMENT ON TABLE delivery_materials IS 'C: materials of a delivery in the order of the slip';

SELECT refr(t::regclass) FROM unnest(ARRAY['materials', 'factories']) t;
SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['deliveries', 'delivery_materials']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['deliveries', 'delivery_materials']) t;

GRANT SELECT ON materials, factories TO abrufbar_app, abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE ON deliveries TO abrufbar_app;
GRANT SELECT, INSERT, DELETE ON delivery_materials TO abrufbar_app;
GRANT SELECT ON deliveries, delivery_materials TO abrufbar_jobs;

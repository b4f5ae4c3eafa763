-- Freshness: limits of a material, what the note says about a load, entries made on site (decision 0098).
ALTER TABLE materials ADD COLUMN limit_minutes smallint;
ALTER TABLE materials ADD COLUMN coldest_celsius smallint;
ALTER TABLE materials ADD COLUMN hottest_celsius smallint;
ALTER TABLE materials ADD CONSTRAINT materials_freshness CHECK (limit_minutes BETWEEN 1 AND 600 AND coldest_celsius BETWEEN -30 AND 250 AND hottest_celsius BETWEEN -30 AND 250 AND coldest_celsius < hottest_celsius) NOT VALID;
ALTER TABLE materials VALIDATE CONSTRAINT materials_freshness;
COMMENT ON COLUMN materials.limit_minutes IS 'minutes from loading within which it is to be used; null where the default of its category holds';
COMMENT ON COLUMN materials.coldest_celsius IS 'lowest temperature on arrival; null where the default of its category holds';
COMMENT ON COLUMN materials.hottest_celsius IS 'highest temperature on arrival; null where the default of its category holds';

ALTER TABLE deliveries ADD COLUMN loaded_at timestamptz;
ALTER TABLE deliveries ADD COLUMN workable_minutes smallint;
COMMENT ON COLUMN deliveries.loaded_at IS 'start of production by the note; null where it says none, then weighing counts';
COMMENT ON COLUMN deliveries.workable_minutes IS 'workability time by the note, with a retarder; null where it says none';

CREATE TABLE delivery_entries (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  supplier_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('temperature', 'water', 'superplasticizer')),
  amount numeric(14,3) NOT NULL,
  unit text NOT NULL CHECK (unit IN ('celsius', 'litre', 'kilogram')),
  remaining numeric(14,3) CHECK (remaining >= 0),
  observed_at timestamptz NOT NULL,
  made_at timestamptz NOT NULL,
  user_id uuid NOT NULL,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  CHECK ((kind = 'temperature') = (unit = 'celsius')),
  CHECK (unit = 'celsius' OR amount > 0),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  PRIMARY KEY (company_id, id)
);
COMMENT ON TABLE delivery_entries IS 'C: temperatures and additions that people on site enter at a delivery; id is made by the device; observed_at is when it was measured or added, made_at when it came here; remaining is what was left in the drum, in cubic metres; a withdrawn one stays';

SELECT dist('delivery_entries', 'company_id', 'contracts');
SELECT secure_company('delivery_entries');
SELECT secure_staff_by_supplier('delivery_entries');
ALTER TABLE delivery_entries ADD CONSTRAINT delivery_entries_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;
CREATE INDEX delivery_entries_delivery ON delivery_entries (company_id, delivery_id);

GRANT SELECT, INSERT ON delivery_entries TO abrufbar_app;
GRANT UPDATE (withdrawn_at, withdrawn_by) ON delivery_entries TO abrufbar_app;
GRANT SELECT ON delivery_entries TO abrufbar_jobs, abrufbar_staff;

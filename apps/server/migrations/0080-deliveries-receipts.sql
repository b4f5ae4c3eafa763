-- Acceptance: a reservation, and a confirmation that may be undone for ten minutes (decision 0092).
ALTER TABLE deliveries ADD COLUMN reservation text;
ALTER TABLE deliveries ADD COLUMN undone_at timestamptz;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_reservation CHECK (reservation IN ('quantity', 'material', 'temperature', 'time', 'other')) NOT VALID;
ALTER TABLE deliveries VALIDATE CONSTRAINT deliveries_reservation;
COMMENT ON COLUMN deliveries.reservation IS 'why the confirmation was made under reservation; null without one and while unconfirmed';
COMMENT ON COLUMN deliveries.undone_at IS 'when its confirmation was last undone; null once it is confirmed again';

CREATE TABLE delivery_receipts (
  company_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  number smallint NOT NULL,
  supplier_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('confirmed', 'undone')),
  made_at timestamptz NOT NULL,
  device_at timestamptz,
  user_id uuid NOT NULL,
  key_name text,
  way text NOT NULL CHECK (way IN ('single', 'bulk', 'scan', 'system')),
  reason text CHECK (reason IN ('quantity', 'material', 'temperature', 'time', 'other', 'wrong_truck', 'by_mistake')),
  CHECK (kind = 'confirmed' OR reason IS NOT NULL),
  PRIMARY KEY (company_id, delivery_id, number)
);
COMMENT ON TABLE delivery_receipts IS 'C: confirmations of a delivery and their undoing, counted from 1; never changed; reason is that of the reservation or of the undoing; device_at is by the clock of the device; way tells how, system by a key of the company, whose name is key_name';

SELECT dist('delivery_receipts', 'company_id', 'contracts');
SELECT secure_company('delivery_receipts');
SELECT secure_staff_by_supplier('delivery_receipts');
ALTER TABLE delivery_receipts ADD CONSTRAINT delivery_receipts_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;

GRANT SELECT, INSERT ON delivery_receipts TO abrufbar_app;
GRANT SELECT ON delivery_receipts TO abrufbar_jobs, abrufbar_staff;

-- Claims of customers on deliveries, with the supplier's answer (decision 0094).
CREATE SEQUENCE claim_numbers AS integer START WITH 2001;

CREATE TABLE claims (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  supplier_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  number integer NOT NULL,
  state text NOT NULL CHECK (state IN ('received', 'in_progress', 'settled')),
  reasons text[] NOT NULL CHECK (cardinality(reasons) > 0 AND reasons <@ ARRAY['quantity', 'material', 'temperature', 'delay', 'segregation', 'damage']),
  remedy text NOT NULL CHECK (remedy IN ('replacement', 'credit', 'note')),
  note text,
  user_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  staff_id uuid,
  staff_name text,
  staff_phone text,
  answer text,
  outcome text CHECK (outcome IN ('replacement', 'credit', 'none')),
  accepted_quantity numeric(14,3) CHECK (accepted_quantity > 0),
  replacement_id uuid,
  agreed_at timestamptz,
  reopened_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'settled') = (answer IS NOT NULL)),
  CHECK ((answer IS NULL) = (outcome IS NULL)),
  CHECK ((staff_id IS NULL) = (staff_name IS NULL)),
  CHECK (agreed_at IS NULL OR state = 'settled'),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, supplier_id, number)
);
COMMENT ON TABLE claims IS 'C: claims on a delivery, with the answer of the supplier; id is made by the device that filed it, number by us; staff_id is who works on it, with name and phone as they were then; replacement_id is the delivery that replaces it; reopened_at is when the customer disagreed, which takes the answer away; version counts steps';

CREATE TABLE claim_steps (
  company_id integer NOT NULL,
  claim_id uuid NOT NULL,
  number smallint NOT NULL,
  supplier_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('received', 'in_progress', 'settled', 'agreed', 'disagreed')),
  made_at timestamptz NOT NULL,
  user_id uuid,
  staff_id uuid,
  staff_name text,
  text text,
  CHECK ((user_id IS NULL) <> (staff_id IS NULL)),
  CHECK ((staff_id IS NULL) = (staff_name IS NULL)),
  PRIMARY KEY (company_id, claim_id, number)
);
COMMENT ON TABLE claim_steps IS 'C: what happened to a claim, counted from 1; never changed; made by a person of the customer or a member of staff; text is what was written with it';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['claims', 'claim_steps']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['claims', 'claim_steps']) t;
SELECT secure_staff_by_supplier(t::regclass) FROM unnest(ARRAY['claims', 'claim_steps']) t;

ALTER TABLE claims ADD CONSTRAINT claims_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;
ALTER TABLE claim_steps ADD CONSTRAINT claim_steps_claim_fk FOREIGN KEY (company_id, claim_id) REFERENCES claims (company_id, id) ON DELETE CASCADE;
CREATE INDEX claims_delivery ON claims (company_id, delivery_id);
CREATE INDEX claims_supplier ON claims (supplier_id, id);
CREATE INDEX claims_office_number ON claims (supplier_id, number);
CREATE INDEX claims_office ON claims (supplier_id, received_at, id);
CREATE INDEX claims_office_open ON claims (supplier_id, received_at, id) WHERE state <> 'settled';
ALTER TABLE assets ADD COLUMN claim_id uuid;
COMMENT ON COLUMN assets.claim_id IS 'claim the file belongs to, which may come after it; null for every other file';
CREATE INDEX assets_claim ON assets (company_id, claim_id) WHERE claim_id IS NOT NULL;

GRANT USAGE ON SEQUENCE claim_numbers TO abrufbar_app;
GRANT SELECT, INSERT ON claims, claim_steps TO abrufbar_app;
GRANT UPDATE (state, answer, outcome, accepted_quantity, replacement_id, agreed_at, reopened_at, version) ON claims TO abrufbar_app;
GRANT SELECT ON claims, claim_steps TO abrufbar_jobs, abrufbar_staff;
GRANT UPDATE (state, staff_id, staff_name, staff_phone, answer, outcome, accepted_quantity, replacement_id, version) ON claims TO abrufbar_staff;
GRANT INSERT ON claim_steps TO abrufbar_staff;

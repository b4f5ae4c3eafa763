CREATE TABLE call_offs (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  contract_id uuid NOT NULL,
  contract_item_id uuid NOT NULL,
  supplier_id integer NOT NULL,
  cart_id uuid,
  number text,
  status smallint NOT NULL,
  earlier_status smallint,
  version integer NOT NULL DEFAULT 1,
  material_number text NOT NULL,
  material_name text NOT NULL,
  category smallint NOT NULL,
  factory_name text NOT NULL,
  incoterm text NOT NULL,
  incoterm_title text NOT NULL,
  truck_type text NOT NULL,
  truck_type_title text NOT NULL,
  quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
  quantity_unit text NOT NULL,
  hourly_quantity numeric(14,3),
  night_shift boolean NOT NULL,
  starts_on date NOT NULL,
  starts_time time NOT NULL,
  ends_on date NOT NULL,
  ends_time time NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text,
  contact_user_id uuid,
  answer text,
  previous_quantity numeric(14,3),
  previous_starts_on date,
  previous_starts_time time,
  previous_ends_on date,
  previous_ends_time time,
  previous_note text,
  previous_contact_user_id uuid,
  valid_quantity numeric(14,3) GENERATED ALWAYS AS (coalesce(previous_quantity, quantity)) STORED,
  valid_on date GENERATED ALWAYS AS (coalesce(previous_starts_on, starts_on)) STORED,
  created_by uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, cart_id),
  UNIQUE (company_id, supplier_id, number)
);
COMMENT ON TABLE call_offs IS 'C: delivery orders against a contract item; days and times are local to Europe/Berlin, starts_at and ends_at the same as instants (D-38); previous_* hold what is valid while a change request is open (D-32), valid_* what counts towards the daily target (D-46); names are kept as they were when ordered';
CREATE INDEX call_offs_list ON call_offs (company_id, contract_id, starts_on, starts_time, id);
CREATE INDEX call_offs_day ON call_offs (company_id, valid_on, contract_id);
CREATE INDEX call_offs_pending ON call_offs (company_id, supplier_id) WHERE status IN (1, 2, 20, 30);

CREATE TABLE call_off_steps (
  company_id integer NOT NULL,
  call_off_id uuid NOT NULL,
  version integer NOT NULL,
  event_id uuid NOT NULL,
  at timestamptz NOT NULL,
  user_id uuid,
  import_key_id uuid,
  action text NOT NULL,
  from_status smallint,
  to_status smallint NOT NULL,
  old_values jsonb NOT NULL,
  new_values jsonb NOT NULL,
  answer text,
  PRIMARY KEY (company_id, call_off_id, version)
);
COMMENT ON TABLE call_off_steps IS 'C: append-only history of a call-off: who did what when, with the values before and after (D-31)';

CREATE TABLE call_off_carts (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  contract_item_id uuid NOT NULL,
  incoterm text,
  truck_type text,
  quantity numeric(14,3),
  hourly_quantity numeric(14,3),
  starts_on date,
  starts_time time,
  ends_on date,
  ends_time time,
  note text,
  contact_user_id uuid,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
COMMENT ON TABLE call_off_carts IS 'C: cart items of one user, 24 hours old at most, each worth one call-off (D-34)';
CREATE INDEX call_off_carts_user ON call_off_carts (company_id, user_id, opened_at);

-- A ticket names its call-off by the number of the supplier's system and may come before the call-off
-- has got it. So the number is kept and joined when read, by contract and number: no order of tickets
-- and decisions can leave a link missing (quality.md, R14).
ALTER TABLE deliveries ADD COLUMN call_off_number text;

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['call_offs', 'call_off_steps', 'call_off_carts']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['call_offs', 'call_off_steps', 'call_off_carts']) t;

ALTER TABLE call_offs ADD CONSTRAINT call_offs_contract_fk FOREIGN KEY (company_id, contract_id) REFERENCES contracts (company_id, id);
ALTER TABLE call_offs ADD CONSTRAINT call_offs_item_fk FOREIGN KEY (company_id, contract_item_id) REFERENCES contract_items (company_id, id);
ALTER TABLE call_off_steps ADD CONSTRAINT call_off_steps_call_off_fk FOREIGN KEY (company_id, call_off_id) REFERENCES call_offs (company_id, id);
ALTER TABLE call_off_carts ADD CONSTRAINT call_off_carts_item_fk FOREIGN KEY (company_id, contract_item_id) REFERENCES contract_items (company_id, id);
CREATE INDEX deliveries_call_off ON deliveries (company_id, contract_id, call_off_number) WHERE call_off_number IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON call_offs TO abrufbar_app;
GRANT SELECT, INSERT ON call_off_steps TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON call_off_carts TO abrufbar_app;
GRANT SELECT ON call_offs, call_off_steps TO abrufbar_jobs;
-- An order holds its item by FOR SHARE, which needs the right to update it.
GRANT UPDATE ON contract_items TO abrufbar_app;

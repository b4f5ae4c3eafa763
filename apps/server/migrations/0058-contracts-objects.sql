-- What staff maintain: contracts with their items, materials, plants, delivery terms, vehicle types. Limits warn and
-- never refuse (D-39). changed_by and changed_at say who changed a row last; of an item its contract says so.
ALTER TABLE contracts ADD COLUMN lead_hours smallint CHECK (lead_hours > 0);
ALTER TABLE contracts ADD COLUMN note_text text;
ALTER TABLE contract_items ADD COLUMN warn_above numeric(14,3) CHECK (warn_above > 0);
ALTER TABLE contract_items ADD COLUMN max_per_call_off numeric(14,3) CHECK (max_per_call_off > 0);
ALTER TABLE contract_items ADD COLUMN per_day numeric(14,3) CHECK (per_day > 0);

ALTER TABLE contracts ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE contracts ADD COLUMN changed_by text;
ALTER TABLE contracts ADD COLUMN changed_at timestamptz;
ALTER TABLE materials ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE materials ADD COLUMN changed_by text;
ALTER TABLE materials ADD COLUMN changed_at timestamptz;
ALTER TABLE incoterms ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE incoterms ADD COLUMN changed_by text;
ALTER TABLE incoterms ADD COLUMN changed_at timestamptz;
ALTER TABLE truck_types ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE truck_types ADD COLUMN changed_by text;
ALTER TABLE truck_types ADD COLUMN changed_at timestamptz;

-- Columns that the next import of master data overwrites.
ALTER TABLE contracts ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE contract_items ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE materials ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE factories ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE incoterms ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';
ALTER TABLE truck_types ADD COLUMN IF NOT EXISTS imported_fields text[] NOT NULL DEFAULT '{}';

COMMENT ON TABLE contracts IS 'C: contracts of a construction site; status 0 is open, anything else closed (D-40); version counts what staff changed, in its items too; note_text is what the portal says above a limit';
COMMENT ON TABLE contract_items IS 'C: agreed materials of a contract; without target_quantity no amount was agreed, without a limit (warn_above, max_per_call_off, per_day) there is none; incoterms and truck_types are the ids offered for call-offs, the first vehicle is the suggestion';

-- Each brand reads and writes what its own suppliers maintain; everybody else reads all of it.
ALTER TABLE materials ENABLE ROW LEVEL SECURITY;
ALTER TABLE factories ENABLE ROW LEVEL SECURITY;
ALTER TABLE incoterms ENABLE ROW LEVEL SECURITY;
ALTER TABLE truck_types ENABLE ROW LEVEL SECURITY;
CREATE POLICY readers ON materials FOR SELECT TO abrufbar_app, abrufbar_jobs USING (true);
CREATE POLICY readers ON factories FOR SELECT TO abrufbar_app, abrufbar_jobs USING (true);
CREATE POLICY readers ON incoterms FOR SELECT TO abrufbar_app, abrufbar_jobs USING (true);
CREATE POLICY readers ON truck_types FOR SELECT TO abrufbar_app, abrufbar_jobs USING (true);
SELECT secure_staff_by_supplier(t::regclass) FROM unnest(ARRAY['materials', 'factories', 'incoterms', 'truck_types']) t;

GRANT INSERT, UPDATE, DELETE ON contracts, contract_items, materials, factories, incoterms, truck_types TO abrufbar_staff;

-- An item takes along the carts that name it.
ALTER TABLE call_off_carts DROP CONSTRAINT call_off_carts_item_fk;
ALTER TABLE call_off_carts ADD CONSTRAINT call_off_carts_item_fk FOREIGN KEY (company_id, contract_item_id) REFERENCES contract_items (company_id, id) ON DELETE CASCADE;

-- How many people get a mail when a contract changes.
SELECT secure_staff_person('user_company_settings', true);
GRANT SELECT (user_id, company_id, call_off_mail) ON user_company_settings TO abrufbar_staff;

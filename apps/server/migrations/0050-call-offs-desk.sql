-- Staff create call-offs under the rules of the order form. Contract and item are locked meanwhile (D-35), for which
-- PostgreSQL asks for the right to change one column of each; no call of staff writes either.
GRANT SELECT ON configurations TO abrufbar_staff;
GRANT UPDATE (status) ON contracts TO abrufbar_staff;
GRANT UPDATE (cancelled) ON contract_items TO abrufbar_staff;
GRANT INSERT, UPDATE ON contract_counts TO abrufbar_staff;

-- The drawer and every decision look for one call-off of the brand by its id.
CREATE INDEX call_offs_supplier ON call_offs (supplier_id, id);

CREATE TABLE call_off_views (
  staff_id uuid NOT NULL,
  id uuid NOT NULL,
  brand text NOT NULL CHECK (brand IN ('nordstein', 'suedkies')),
  name text NOT NULL,
  definition jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, id),
  UNIQUE (staff_id, brand, name)
);
COMMENT ON TABLE call_off_views IS 'G: own views of the work list of a member for one brand; definition is view, filters, sort and columns as they travel';

CREATE TABLE call_off_exports (
  staff_id uuid NOT NULL,
  id uuid NOT NULL,
  brand text NOT NULL CHECK (brand IN ('nordstein', 'suedkies')),
  format text NOT NULL CHECK (format IN ('xlsx', 'csv')),
  request jsonb NOT NULL,
  rows integer NOT NULL,
  is_large boolean NOT NULL,
  file text CHECK (file ~ '^[0-9a-f]{32}$'),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, id)
);
COMMENT ON TABLE call_off_exports IS 'G: exports of the work list that a member has asked for; request is filters, sort and columns as they travel; a large one is written to file by a job, a small one when it is downloaded; gone after 24 hours';

SELECT dist(t::regclass, 'staff_id', 'staff_sessions') FROM unnest(ARRAY['call_off_views', 'call_off_exports']) t;

ALTER TABLE call_off_views ADD CONSTRAINT call_off_views_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;
ALTER TABLE call_off_exports ADD CONSTRAINT call_off_exports_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON call_off_views, call_off_exports TO abrufbar_staff;

-- What is odd about a weighing ticket, found when it is imported or corrected (decision 0085).
CREATE TABLE weight_checks (
  company_id integer NOT NULL,
  delivery_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('net', 'tare', 'gross', 'trip', 'number', 'other_grade', 'other_site', 'calloff', 'target')),
  supplier_id integer NOT NULL,
  numbers jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, delivery_id, kind)
);
COMMENT ON TABLE weight_checks IS 'C: hints about the weighing ticket of a delivery, each kind once; numbers is what it rests on, as the domain forms it; a hint whose numbers change is a new row';

CREATE TABLE weight_check_marks (
  company_id integer NOT NULL,
  user_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('net', 'tare', 'gross', 'trip', 'number', 'other_grade', 'other_site', 'calloff', 'target')),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id, delivery_id, kind)
);
COMMENT ON TABLE weight_check_marks IS 'C: hints a person has seen; gone with the hint';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['weight_checks', 'weight_check_marks']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['weight_checks', 'weight_check_marks']) t;
SELECT secure_staff_by_supplier('weight_checks');
SELECT secure_staff_never('weight_check_marks');

ALTER TABLE weight_checks ADD CONSTRAINT weight_checks_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;
ALTER TABLE weight_check_marks ADD CONSTRAINT weight_check_marks_check_fk FOREIGN KEY (company_id, delivery_id, kind) REFERENCES weight_checks (company_id, delivery_id, kind) ON DELETE CASCADE;
ALTER TABLE weight_check_marks ADD CONSTRAINT weight_check_marks_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX weight_check_marks_check ON weight_check_marks (company_id, delivery_id, kind);
-- The loads of a plate one after the other.
CREATE INDEX deliveries_plate ON deliveries (company_id, plate_key, weighed_at DESC, id DESC);

GRANT SELECT, INSERT, DELETE ON weight_checks TO abrufbar_app, abrufbar_jobs, abrufbar_staff;
GRANT SELECT, INSERT, DELETE ON weight_check_marks TO abrufbar_app;

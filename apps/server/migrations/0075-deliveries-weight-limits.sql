-- Thresholds of the hints about weighing tickets, where staff of a brand have chosen others (decision 0087).
CREATE TABLE weight_limits (
  brand text PRIMARY KEY CHECK (brand IN ('nordstein', 'suedkies')),
  limits jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);
COMMENT ON TABLE weight_limits IS 'G: thresholds of the hints about weighing tickets per brand, by name as the domain has them; without a row, and for a name that is not in it, the usual ones hold (BEY-40)';
SELECT refr('weight_limits');
-- The office lists the deliveries that have hints.
CREATE INDEX weight_checks_supplier ON weight_checks (supplier_id, company_id, delivery_id);
GRANT SELECT ON weight_limits TO abrufbar_app, abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE ON weight_limits TO abrufbar_staff;

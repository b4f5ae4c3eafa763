CREATE TABLE assets (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  file text NOT NULL CHECK (file ~ '^[0-9a-f]{32}$'),
  name text NOT NULL,
  media text NOT NULL CHECK (media IN ('image/webp', 'application/pdf')),
  size integer NOT NULL,
  position integer NOT NULL,
  uploaded_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
COMMENT ON TABLE assets IS 'C: photos and papers that people add to a delivery, each with the file that holds it; at most 20 a delivery, shown by position (D-21)';
CREATE INDEX assets_delivery ON assets (company_id, delivery_id, position);

SELECT dist('assets', 'company_id', 'contracts');
SELECT secure_company('assets');

ALTER TABLE assets ADD CONSTRAINT assets_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id);

GRANT SELECT, INSERT, DELETE ON assets TO abrufbar_app;
GRANT UPDATE (position) ON assets TO abrufbar_app;
GRANT SELECT ON assets TO abrufbar_jobs;

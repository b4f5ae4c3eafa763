-- One delivery may come from several sources of its supplier: each keeps its own number and state (decision 0074).
CREATE TABLE delivery_sources (
  company_id integer NOT NULL,
  supplier_id integer NOT NULL,
  source text NOT NULL CHECK (source IN ('vas', 'di', 'ubl')),
  number text NOT NULL,
  delivery_id uuid NOT NULL,
  revision bigint NOT NULL,
  digest bytea NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, supplier_id, source, number)
);
COMMENT ON TABLE delivery_sources IS 'C: sources of a delivery with the newest state each has sent; the values of the delivery are those of its first source (deliveries.source), a lower revision changes nothing; joined_at is when the source first sent it';

SELECT dist('delivery_sources', 'company_id', 'contracts');
ALTER TABLE deliveries NO FORCE ROW LEVEL SECURITY;
INSERT INTO delivery_sources (company_id, supplier_id, source, number, delivery_id, revision, digest, joined_at)
  SELECT company_id, supplier_id, source, number, id, source_revision, source_digest, imported_at FROM deliveries;
ALTER TABLE deliveries FORCE ROW LEVEL SECURITY;
SELECT secure_company('delivery_sources');
SELECT secure_staff_by_supplier('delivery_sources');
ALTER TABLE delivery_sources ADD CONSTRAINT delivery_sources_delivery_fk FOREIGN KEY (company_id, delivery_id) REFERENCES deliveries (company_id, id) ON DELETE CASCADE;
CREATE INDEX delivery_sources_delivery ON delivery_sources (company_id, delivery_id);

ALTER TABLE deliveries DROP CONSTRAINT deliveries_company_id_supplier_id_source_number_key;
ALTER TABLE deliveries DROP COLUMN source_revision;
ALTER TABLE deliveries DROP COLUMN source_digest;
COMMENT ON TABLE deliveries IS 'C: one weighed load each, with the values that count; status 0 is unconfirmed, any other confirmed; names are kept as printed on the slip; days and times are local to Europe/Berlin; source is the one its values come from, all are in delivery_sources; plate_key is the plate without blanks and hyphens in capitals; corrected_at is the time of the newest correction, version counts imports and corrections';

GRANT SELECT, INSERT, UPDATE ON delivery_sources TO abrufbar_app, abrufbar_jobs;
GRANT SELECT ON delivery_sources TO abrufbar_staff;

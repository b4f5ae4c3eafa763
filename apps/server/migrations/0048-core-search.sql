-- The search of staff compares plates without blanks and hyphens. A column and not an expression: under row-level
-- security an index serves comparisons alone, no functions.
ALTER TABLE deliveries ADD COLUMN plate_key text GENERATED ALWAYS AS (upper(translate(vehicle_license_plate, ' -', '') COLLATE german)) STORED;
COMMENT ON TABLE deliveries IS 'C: one weighed load each; status 0 is unconfirmed, any other confirmed; names are kept as printed on the slip; days and times are local to Europe/Berlin; an import with a lower source_revision changes nothing; plate_key is the plate without blanks and hyphens in capitals';

-- Beginnings of numbers and plates, and the lists of staff: all begin with the supplier.
CREATE INDEX call_offs_office_number ON call_offs (supplier_id, number text_pattern_ops);
CREATE INDEX call_offs_office_reference ON call_offs (supplier_id, reference);
CREATE INDEX contracts_office ON contracts (supplier_id, company_id);
CREATE INDEX deliveries_office ON deliveries (supplier_id, weighed_at DESC, id DESC);
CREATE INDEX deliveries_office_incoming ON deliveries (supplier_id, weighed_at DESC, id DESC) WHERE NOT confirmed;
CREATE INDEX deliveries_office_number ON deliveries (supplier_id, number text_pattern_ops);
CREATE INDEX deliveries_office_plate ON deliveries (supplier_id, plate_key text_pattern_ops, weighed_at);

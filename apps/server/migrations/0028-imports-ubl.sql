ALTER TABLE import_keys DROP CONSTRAINT import_keys_source_check;
ALTER TABLE import_keys ADD CONSTRAINT import_keys_source_check CHECK (source IN ('vas', 'di', 'ubl'));

ALTER TABLE deliveries DROP CONSTRAINT deliveries_source_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_source_check CHECK (source IN ('vas', 'di', 'ubl')) NOT VALID;
ALTER TABLE deliveries VALIDATE CONSTRAINT deliveries_source_check;

-- How a site unloads, as the supplier knows it, and its day at the supplier's desk (decision 0101).
ALTER TABLE contracts ADD COLUMN unloading_points smallint NOT NULL DEFAULT 1;
ALTER TABLE contracts ADD COLUMN unloading_minutes smallint;
ALTER TABLE contracts ADD CONSTRAINT contracts_unloading CHECK (unloading_points BETWEEN 1 AND 9 AND unloading_minutes BETWEEN 1 AND 120) NOT VALID;
ALTER TABLE contracts VALIDATE CONSTRAINT contracts_unloading;
COMMENT ON COLUMN contracts.unloading_points IS 'lorries that can be unloaded on the site at the same time';
COMMENT ON COLUMN contracts.unloading_minutes IS 'usual minutes to unload a lorry; null where the default of the material holds';

CREATE INDEX call_offs_office_valid ON call_offs (supplier_id, valid_on);

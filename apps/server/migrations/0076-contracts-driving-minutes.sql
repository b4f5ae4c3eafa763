-- Driving time to the site as the supplier knows it, until enough trips say so (decision 0086).
ALTER TABLE contracts ADD COLUMN driving_minutes smallint;
ALTER TABLE contracts ADD CONSTRAINT contracts_driving_minutes CHECK (driving_minutes BETWEEN 1 AND 120);
COMMENT ON COLUMN contracts.driving_minutes IS 'usual minutes from the scale to the site; null where the supplier maintains none';

-- What a plant last reported about the arrival of a load (decision 0091).
ALTER TABLE deliveries ADD COLUMN arrival_stage text;
ALTER TABLE deliveries ADD COLUMN arrival_expected_at timestamptz;
ALTER TABLE deliveries ADD COLUMN arrival_reported_at timestamptz;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_arrival_stage CHECK (arrival_stage IN ('on_the_way', 'arrived')) NOT VALID;
ALTER TABLE deliveries VALIDATE CONSTRAINT deliveries_arrival_stage;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_arrival_whole CHECK (num_nulls(arrival_stage, arrival_expected_at, arrival_reported_at) IN (0, 3)) NOT VALID;
ALTER TABLE deliveries VALIDATE CONSTRAINT deliveries_arrival_whole;
COMMENT ON COLUMN deliveries.arrival_stage IS 'stage of the newest report of the plant; null where it reported none';
COMMENT ON COLUMN deliveries.arrival_expected_at IS 'expected arrival of that report; of an arrival the instant of the report';
COMMENT ON COLUMN deliveries.arrival_reported_at IS 'when the plant knew it; an older report replaces no newer one';

ALTER TABLE imports ADD COLUMN failed_at timestamptz;
COMMENT ON COLUMN imports.failed_at IS 'Since when no further try is made; null once a retry has come further';

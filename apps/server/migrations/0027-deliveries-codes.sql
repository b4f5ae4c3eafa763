CREATE TABLE delivery_code_keys (
  id smallint PRIMARY KEY CHECK (id = 1),
  key bytea NOT NULL,
  made_at timestamptz NOT NULL
);
COMMENT ON TABLE delivery_code_keys IS 'G: signs the codes on delivery notes (D-49), made by whichever server starts first; the restricted roles must not read it; with a new one every printed code is worth nothing';

SELECT refr('delivery_code_keys');

-- A number typed by hand, whole or its beginning; the unique key knows it only with supplier and source.
CREATE INDEX deliveries_number ON deliveries (company_id, number text_pattern_ops);

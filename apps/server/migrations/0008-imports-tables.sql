CREATE TABLE import_keys (
  id uuid PRIMARY KEY,
  supplier_id integer NOT NULL,
  source text NOT NULL CHECK (source IN ('vas', 'di')),
  name text NOT NULL,
  key_hash bytea NOT NULL,
  addresses text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
COMMENT ON TABLE import_keys IS 'G: credentials of the weighing systems, one per source, hashed (D-66); addresses limits where they may call from';

SELECT refr('import_keys');
GRANT SELECT ON import_keys TO abrufbar_app;

CREATE TABLE marketing_snippets (
  id uuid PRIMARY KEY,
  brand text CHECK (brand IN ('nordstein', 'suedkies')),
  path text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('session', 'session_with_variables')),
  html text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz
);
COMMENT ON TABLE marketing_snippets IS 'G: cleaned marketing snippets per path pattern, brand (null: both) and time window; the newest of the most exact pattern wins (D-57)';

CREATE TABLE translations (
  brand text NOT NULL CHECK (brand IN ('nordstein', 'suedkies')),
  key text NOT NULL CHECK (key ~ '^[a-z0-9_.-]{1,120}$'),
  text text,
  PRIMARY KEY (brand, key)
);
COMMENT ON TABLE translations IS 'G: texts of the portal in place of the bundled ones; null is an entry that editors have yet to fill (D-59)';

SELECT refr(t::regclass) FROM unnest(ARRAY['marketing_snippets', 'translations']) t;

GRANT SELECT ON marketing_snippets TO abrufbar_app;
GRANT SELECT, INSERT ON translations TO abrufbar_app;

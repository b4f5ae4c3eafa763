CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  brand text CHECK (brand IN ('nordstein', 'suedkies')),
  message text NOT NULL,
  is_permanent boolean NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE announcements IS 'G: announcements per brand (null: both) and time window, newest wins (D-57)';

CREATE TABLE help_pages (
  path text PRIMARY KEY,
  content text NOT NULL
);
COMMENT ON TABLE help_pages IS 'G: cleaned help text per path pattern, for example /contract-detail/{id} (D-57)';

CREATE TABLE legal_texts (
  kind text NOT NULL CHECK (kind IN ('terms', 'privacy')),
  brand text NOT NULL CHECK (brand IN ('nordstein', 'suedkies')),
  html text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (kind, brand, published_at)
);
COMMENT ON TABLE legal_texts IS 'G: cleaned terms of use and privacy terms, newest version wins (D-56)';

CREATE TABLE maintenance (
  id smallint PRIMARY KEY CHECK (id = 1),
  active boolean NOT NULL,
  html text
);
COMMENT ON TABLE maintenance IS 'G: announced maintenance, one row (D-58)';

SELECT refr(t::regclass) FROM unnest(ARRAY['announcements', 'help_pages', 'legal_texts', 'maintenance']) t;

GRANT SELECT ON announcements, help_pages, legal_texts, maintenance TO abrufbar_app;

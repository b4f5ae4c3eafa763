-- Maintenance is a list: planned, running and past, of one brand or of both (OFF-180).
CREATE TABLE maintenance_windows (
  id uuid PRIMARY KEY,
  brand text CHECK (brand IN ('nordstein', 'suedkies')),
  starts_at timestamptz NOT NULL,
  expected_until timestamptz,
  html text,
  ended_at timestamptz,
  ended_by text,
  version integer NOT NULL DEFAULT 1,
  created_by text NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL,
  CHECK (ended_at >= starts_at),
  CHECK (expected_until > starts_at)
);
COMMENT ON TABLE maintenance_windows IS 'G: maintenance of a brand (null: both); runs from starts_at until somebody ends it, expected_until is what people are told; html null: the text of the brand; version, changed_at and changed_by tell who was faster';

SELECT refr('maintenance_windows');

DROP TABLE maintenance;

GRANT SELECT ON maintenance_windows TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON maintenance_windows TO abrufbar_staff;
-- How many people would be signed out is counted by the last use of their sessions (OFF-183).
GRANT SELECT (last_used_at) ON sessions TO abrufbar_staff;

GRANT USAGE ON SCHEMA public TO abrufbar_staff;

ALTER TABLE suppliers ADD COLUMN brand text NOT NULL DEFAULT 'nordstein';
ALTER TABLE suppliers ADD CONSTRAINT suppliers_brand CHECK (brand IN ('nordstein', 'suedkies'));
-- A new supplier says its brand.
ALTER TABLE suppliers ALTER COLUMN brand DROP DEFAULT;

CREATE TABLE staff (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL,
  phone text,
  role text NOT NULL CHECK (role IN ('admin', 'dispatcher', 'editor', 'support')),
  brands text[] NOT NULL CHECK (cardinality(brands) > 0 AND brands <@ ARRAY['nordstein', 'suedkies']),
  password_hash text,
  totp_secret bytea,
  totp_proven_at timestamptz,
  totp_since timestamptz,
  blocked_at timestamptz,
  block_reason text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);
COMMENT ON TABLE staff IS 'G: people of the suppliers; totp_secret is encrypted, its first code was right at totp_proven_at, and it counts from totp_since on; version, changed_at and changed_by tell who was faster';

-- What changes with every request is spread by its member, not copied to every node.
CREATE TABLE staff_sessions (
  staff_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  stage text NOT NULL CHECK (stage IN ('code', 'enrolment', 'full')),
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  last_active_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  step_up_until timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (staff_id, id),
  UNIQUE (staff_id, token_hash)
);
COMMENT ON TABLE staff_sessions IS 'G: sessions of staff, only the SHA-256 of the token is kept; the stages code and enrolment wait for the second factor; kept a year after their end';

CREATE TABLE staff_recovery_codes (
  staff_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);
COMMENT ON TABLE staff_recovery_codes IS 'G: ten codes of each member that replace the code of the app once, by keyed hash';

CREATE TABLE staff_used_codes (
  staff_id uuid NOT NULL,
  step bigint NOT NULL,
  PRIMARY KEY (staff_id, step)
);
COMMENT ON TABLE staff_used_codes IS 'G: time steps whose code a member has used, so that each code counts once';

CREATE TABLE staff_password_links (
  staff_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE staff_password_links IS 'G: the one link of a member for a new password, hashed; a new one takes the place of the old';

SELECT refr('staff');
SELECT dist('staff_sessions', 'staff_id', 'none');
SELECT dist(t::regclass, 'staff_id', 'staff_sessions') FROM unnest(ARRAY['staff_recovery_codes', 'staff_used_codes', 'staff_password_links']) t;

ALTER TABLE staff_sessions ADD CONSTRAINT staff_sessions_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;
ALTER TABLE staff_recovery_codes ADD CONSTRAINT staff_recovery_codes_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;
ALTER TABLE staff_used_codes ADD CONSTRAINT staff_used_codes_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;
ALTER TABLE staff_password_links ADD CONSTRAINT staff_password_links_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE ON staff, staff_recovery_codes TO abrufbar_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_sessions TO abrufbar_staff;
GRANT DELETE ON staff_recovery_codes TO abrufbar_staff;
GRANT SELECT, INSERT, DELETE ON staff_used_codes TO abrufbar_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_password_links TO abrufbar_staff;

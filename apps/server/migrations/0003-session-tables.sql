CREATE TABLE sessions (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  impersonator text,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_on date NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, token_hash)
);
COMMENT ON TABLE sessions IS 'U: one row per device and token; only the SHA-256 of the token is kept (D-11)';

CREATE TABLE login_tokens (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invitation', 'impersonation')),
  staff_name text,
  reason text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, token_hash)
);
COMMENT ON TABLE login_tokens IS 'U: single-use _im tokens of invitations (D-09) and impersonations (D-03), hashed';

CREATE TABLE user_settings (
  user_id uuid PRIMARY KEY,
  theme smallint NOT NULL DEFAULT 10 CHECK (theme IN (10, 20, 30))
);
COMMENT ON TABLE user_settings IS 'U: personal settings; a missing row means the defaults of D-55';

SELECT dist('sessions', 'user_id', 'none');
SELECT dist(t::regclass, 'user_id', 'sessions') FROM unnest(ARRAY['login_tokens', 'user_settings']) t;
SELECT secure_user(t::regclass) FROM unnest(ARRAY['sessions', 'login_tokens', 'user_settings']) t;

GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO abrufbar_app;
GRANT SELECT, UPDATE ON login_tokens TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE ON user_settings TO abrufbar_app;

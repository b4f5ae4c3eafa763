CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, secret_hash)
);
COMMENT ON TABLE known_devices IS 'U: devices a person signed in with before, by the SHA-256 of their secret; each has login tries of its own (D-18)';

SELECT dist('known_devices', 'user_id', 'sessions');
SELECT secure_user('known_devices');
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE ON known_devices TO abrufbar_app;
GRANT SELECT, DELETE ON known_devices TO abrufbar_jobs;

-- Before a login nobody is known, so a count belongs to neither company nor user; its columns are those that
-- rate-limiter-flexible writes, one key a statement. Spread by key: it changes too often to be copied to every node.
CREATE TABLE login_failures (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
COMMENT ON TABLE login_failures IS 'G: failed logins of accounts, network addresses and known devices, by digest, for 15 minutes from the first (D-18)';

SELECT dist('login_failures', 'key', 'none');

GRANT SELECT, INSERT, UPDATE, DELETE ON login_failures TO abrufbar_app;
GRANT SELECT, DELETE ON login_failures TO abrufbar_jobs;

CREATE TABLE push_devices (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device_os text,
  device_model text,
  allowed boolean NOT NULL DEFAULT true,
  must_renew boolean NOT NULL DEFAULT false,
  seen_on date NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, session_id)
);
COMMENT ON TABLE push_devices IS 'U: what a device is reached by, at most one per session and gone with it (D-53); id is its subscription_id; must_renew: the push service refused our key; dropped when unseen for 60 days';

CREATE TABLE push_keys (
  id smallint PRIMARY KEY CHECK (id = 1),
  public_key text NOT NULL,
  private_key text NOT NULL,
  made_at timestamptz NOT NULL
);
COMMENT ON TABLE push_keys IS 'G: the pair that signs pushes, made by whichever server starts first; the restricted roles must not read it';

SELECT dist('push_devices', 'user_id', 'sessions');
SELECT refr('push_keys');
SELECT secure_user('push_devices');

ALTER TABLE push_devices ADD CONSTRAINT push_devices_session_fk FOREIGN KEY (user_id, session_id) REFERENCES sessions (user_id, id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON push_devices TO abrufbar_app;
GRANT SELECT, UPDATE (must_renew), DELETE ON push_devices TO abrufbar_jobs;
GRANT SELECT (user_id, id, expires_at) ON sessions TO abrufbar_jobs;
GRANT SELECT (user_id, push) ON user_settings TO abrufbar_jobs;
-- Following a contract is switched by the person (API-56).
GRANT INSERT, DELETE ON subscriptions TO abrufbar_app;

CREATE TABLE dispatches (
  user_id uuid NOT NULL,
  event_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('push', 'mail')),
  device text NOT NULL,
  begun_at timestamptz NOT NULL,
  done_at timestamptz,
  outcome text,
  PRIMARY KEY (user_id, event_id, channel, device)
);
COMMENT ON TABLE dispatches IS 'U: pushes and mails about an event, each begun before it leaves and therefore never sent twice; device is empty for mail, outcome one word of ours; kept 30 days';

SELECT dist('dispatches', 'user_id', 'sessions');
SELECT secure_user('dispatches');

ALTER TABLE dispatches ADD CONSTRAINT dispatches_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;

GRANT SELECT ON dispatches TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON dispatches TO abrufbar_jobs;

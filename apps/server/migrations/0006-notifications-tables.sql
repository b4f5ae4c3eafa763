CREATE TABLE notifications (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id integer NOT NULL,
  event_id uuid NOT NULL,
  type text NOT NULL,
  reference_id text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, event_id)
);
COMMENT ON TABLE notifications IS 'U: messages of one user; one per event (D-51), kept 12 months (D-64)';
CREATE INDEX notifications_unseen ON notifications (user_id, id DESC) WHERE seen_at IS NULL;

SELECT dist('notifications', 'user_id', 'sessions');
SELECT secure_user('notifications');

GRANT SELECT ON notifications TO abrufbar_app;
GRANT SELECT, INSERT ON notifications TO abrufbar_jobs;

CREATE TABLE recovery_links (
  user_id uuid PRIMARY KEY,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE recovery_links IS 'U: the one link of a person for a new password, hashed (D-12); a new one takes the place of the old';

SELECT dist('recovery_links', 'user_id', 'sessions');
SELECT secure_user('recovery_links');

GRANT SELECT, DELETE ON recovery_links TO abrufbar_app;
GRANT SELECT, INSERT, UPDATE ON recovery_links TO abrufbar_jobs;

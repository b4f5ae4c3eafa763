CREATE TABLE accepted_terms (
  user_id uuid NOT NULL,
  brand text NOT NULL CHECK (brand IN ('nordstein', 'suedkies')),
  version timestamptz NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, brand, version)
);
COMMENT ON TABLE accepted_terms IS 'U: who accepted which version of the terms of a brand, when; version is when it was published, 1970 before the first (D-56)';

-- Whoever had accepted has accepted the version that was published then.
INSERT INTO accepted_terms (user_id, brand, version, accepted_at)
SELECT u.id, b.brand, coalesce((SELECT max(l.published_at) FROM legal_texts l WHERE l.kind = 'terms' AND l.brand = b.brand AND l.published_at <= u.accepted_terms_at), 'epoch'), u.accepted_terms_at
FROM users u, unnest(ARRAY['nordstein', 'suedkies']) b (brand)
WHERE u.accepted_terms_at IS NOT NULL;

ALTER TABLE users DROP COLUMN accepted_terms_at;

SELECT dist('accepted_terms', 'user_id', 'sessions');
SELECT secure_user('accepted_terms');
ALTER TABLE accepted_terms ADD CONSTRAINT accepted_terms_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;

GRANT SELECT, INSERT ON accepted_terms TO abrufbar_app;

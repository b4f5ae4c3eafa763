CREATE TABLE profile_pictures (
  user_id uuid PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  file text NOT NULL CHECK (file ~ '^[0-9a-f]{32}$'),
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE profile_pictures IS 'G: the picture of each user and the file that holds it; colleagues see it, so it cannot be bound to its user';

SELECT refr('profile_pictures');

ALTER TABLE profile_pictures ADD CONSTRAINT profile_pictures_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON profile_pictures TO abrufbar_app;
GRANT SELECT ON profile_pictures TO abrufbar_jobs;
GRANT UPDATE (first_name, last_name, phone_country, phone_number, mobile_country, mobile_number) ON users TO abrufbar_app;

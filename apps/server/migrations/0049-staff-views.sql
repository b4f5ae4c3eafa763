-- Staff look at the portal as a person, out of a session of the office. Links and sessions of the command line have no view.
CREATE TABLE staff_views (
  staff_id uuid NOT NULL,
  id uuid NOT NULL,
  staff_session_id uuid NOT NULL,
  person_id uuid NOT NULL,
  brands text[] NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, id)
);
COMMENT ON TABLE staff_views IS 'G: views of staff as a person while they may still count; brands are those the view needs, ends_at is the latest end';

SELECT dist('staff_views', 'staff_id', 'staff_sessions');

ALTER TABLE staff_views ADD CONSTRAINT staff_views_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, DELETE ON staff_views TO abrufbar_staff;

ALTER TABLE login_tokens ADD COLUMN staff_id uuid;
ALTER TABLE login_tokens ADD COLUMN view_id uuid;
ALTER TABLE sessions ADD COLUMN staff_id uuid;
ALTER TABLE sessions ADD COLUMN view_id uuid;

GRANT INSERT ON login_tokens TO abrufbar_staff;
-- The end of a view nobody ended by hand is recorded by a job.
GRANT INSERT ON audit_user TO abrufbar_jobs;

-- Carts that staff began while they looked as the person: none of that person's own goes for them.
ALTER TABLE call_off_carts ADD COLUMN by_staff boolean NOT NULL DEFAULT false;

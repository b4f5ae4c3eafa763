-- A day tells two phones of one make apart no longer than until both were used today (D-11). Of sessions from before
-- the start of their last day is known, or that of the session.
ALTER TABLE sessions ADD COLUMN last_used_at timestamptz;

UPDATE sessions
SET last_used_at = greatest(created_at, last_used_on::timestamp AT TIME ZONE 'Europe/Berlin');

ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL;

-- Announcements and snippets are one thing with different places: draft, window, brand, companies (OFF-200).
ALTER TABLE announcements RENAME COLUMN created_at TO planned_at;
ALTER TABLE announcements ALTER COLUMN planned_at DROP NOT NULL;
ALTER TABLE announcements ADD COLUMN path text;
ALTER TABLE announcements ADD COLUMN scope text;
ALTER TABLE announcements ADD COLUMN on_start boolean NOT NULL DEFAULT true;
ALTER TABLE announcements ADD COLUMN on_login boolean NOT NULL DEFAULT true;
ALTER TABLE announcements ADD COLUMN companies int[];
ALTER TABLE announcements ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE announcements ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE announcements ADD COLUMN changed_by text;
ALTER TABLE announcements ADD CONSTRAINT announcements_scope CHECK (scope IN ('session', 'session_with_variables'));
ALTER TABLE announcements ADD CONSTRAINT announcements_place CHECK ((path IS NULL) = (scope IS NULL) AND (path IS NULL OR NOT (on_start OR on_login)));
ALTER TABLE announcements ADD CONSTRAINT announcements_audience CHECK (companies IS NULL OR NOT on_login AND brand IS NOT NULL AND cardinality(companies) > 0);
COMMENT ON TABLE announcements IS 'G: announcements (on the start page, at the sign-in) and snippets (on a path, HTML in message) per brand (null: both), time window and companies (null: everybody); planned_at null is a draft, of those that reach a person the last planned wins (D-57); changed_by null is the command line';

INSERT INTO announcements (id, brand, message, is_permanent, starts_at, ends_at, planned_at, path, scope, on_start, on_login)
SELECT id, brand, html, false, starts_at, ends_at, starts_at, path, scope, false, false FROM marketing_snippets;

DROP TABLE marketing_snippets;

GRANT SELECT, INSERT, UPDATE, DELETE ON announcements TO abrufbar_staff;

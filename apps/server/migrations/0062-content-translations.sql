-- Editors write the texts of the portal in the office: who was last, and which version the next save is based on.
ALTER TABLE translations ADD COLUMN version integer NOT NULL DEFAULT 0;
ALTER TABLE translations ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE translations ADD COLUMN changed_by text;
COMMENT ON TABLE translations IS 'G: texts of the portal in place of the bundled ones; without text one that was reset, or at version 0 one that the portal reported and editors have yet to fill (D-59); changed_by is null for the portal and the command line';

-- Each brand reads and writes its own texts in the office: whoever has all suppliers of the brand, of which a new
-- installation has none. The portal goes on as before.
ALTER TABLE translations ENABLE ROW LEVEL SECURITY;
CREATE POLICY portal ON translations TO abrufbar_app USING (true);
SELECT secure_staff('translations', 'NOT EXISTS (SELECT FROM suppliers s WHERE s.brand = translations.brand AND s.id <> ALL ((SELECT staff_suppliers())::int[]))');

GRANT SELECT, INSERT, UPDATE, DELETE ON translations TO abrufbar_staff;

-- An announcement is named by a title of its own; the portal shows its text alone.
ALTER TABLE announcements ADD COLUMN title text;
COMMENT ON TABLE announcements IS 'G: announcements (on the start page, at the sign-in) and snippets (on a path, HTML in message) per brand (null: both), time window and companies (null: everybody); title is for staff alone, without one it is made of the text; planned_at null is a draft, of those that reach a person the last planned wins (D-57); changed_by null is the command line';

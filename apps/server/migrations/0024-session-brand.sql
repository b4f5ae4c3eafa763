-- Mails that nobody asked for at a host come under the brand at which the person signed in last (D-61).
ALTER TABLE sessions ADD COLUMN brand text;
ALTER TABLE sessions ADD CONSTRAINT sessions_brand CHECK (brand IN ('nordstein', 'suedkies'));

GRANT SELECT ON sessions, accepted_terms, user_company_settings TO abrufbar_jobs;

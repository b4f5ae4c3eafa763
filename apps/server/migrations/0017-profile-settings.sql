-- Settings belong to the profile. Nothing has ever written to the table of before, so nothing is lost.
DROP TABLE user_settings;

CREATE TABLE user_settings (
  user_id uuid PRIMARY KEY,
  theme smallint NOT NULL DEFAULT 10 CHECK (theme IN (10, 20, 30)),
  tips boolean NOT NULL DEFAULT false,
  push boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE user_settings IS 'U: settings of a person in all companies; a missing row means the defaults of D-55, push is the wish';

CREATE TABLE user_company_settings (
  user_id uuid NOT NULL,
  company_id integer NOT NULL,
  call_off_mail boolean NOT NULL DEFAULT true,
  reminder_mail boolean NOT NULL DEFAULT true,
  PRIMARY KEY (user_id, company_id)
);
COMMENT ON TABLE user_company_settings IS 'U: which e-mails a person wants in one company; a missing row means the defaults of D-55';

SELECT dist(t::regclass, 'user_id', 'sessions') FROM unnest(ARRAY['user_settings', 'user_company_settings']) t;
SELECT secure_user(t::regclass) FROM unnest(ARRAY['user_settings', 'user_company_settings']) t;

ALTER TABLE user_settings ADD CONSTRAINT user_settings_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
ALTER TABLE user_company_settings ADD CONSTRAINT user_company_settings_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
ALTER TABLE user_company_settings ADD CONSTRAINT user_company_settings_company_fk FOREIGN KEY (company_id) REFERENCES companies (id);

GRANT SELECT, INSERT, UPDATE ON user_settings, user_company_settings TO abrufbar_app;

CREATE TABLE idempotency_company (
  company_id integer NOT NULL,
  user_id uuid NOT NULL,
  call text NOT NULL,
  key uuid NOT NULL,
  digest bytea NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, user_id, call, key)
);
COMMENT ON TABLE idempotency_company IS 'C: answers of change calls on company rows, kept 30 days (D-69)';

CREATE TABLE idempotency_user (
  user_id uuid NOT NULL,
  call text NOT NULL,
  key uuid NOT NULL,
  digest bytea NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, call, key)
);
COMMENT ON TABLE idempotency_user IS 'U: answers of change calls on the user''s own rows, kept 30 days (D-69)';

CREATE TABLE audit_company (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  user_id uuid,
  impersonator text,
  call text NOT NULL,
  request_id text NOT NULL,
  PRIMARY KEY (company_id, id)
);
COMMENT ON TABLE audit_company IS 'C: append-only record of actions on company rows, without contents (D-64)';

CREATE TABLE audit_user (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  impersonator text,
  call text NOT NULL,
  request_id text NOT NULL,
  PRIMARY KEY (user_id, id)
);
COMMENT ON TABLE audit_user IS 'U: append-only record of logins and actions on own rows (D-64)';

SELECT dist(t::regclass, 'company_id', 'contracts') FROM unnest(ARRAY['idempotency_company', 'audit_company']) t;
SELECT dist(t::regclass, 'user_id', 'sessions') FROM unnest(ARRAY['idempotency_user', 'audit_user']) t;
SELECT secure_company(t::regclass) FROM unnest(ARRAY['idempotency_company', 'audit_company']) t;
SELECT secure_user(t::regclass) FROM unnest(ARRAY['idempotency_user', 'audit_user']) t;

GRANT SELECT, INSERT ON idempotency_company, idempotency_user TO abrufbar_app;
GRANT INSERT ON audit_company, audit_user TO abrufbar_app;

-- What has been kept long enough is cleared away by a job (D-64). The application still cannot.
GRANT SELECT, DELETE ON notifications, login_tokens, recovery_links, sessions, registration_codes, call_off_carts, audit_user, audit_company, idempotency_user, idempotency_company TO abrufbar_jobs;

-- A person's own password, changed by the person (D-12).
GRANT UPDATE (password_hash) ON users TO abrufbar_app;

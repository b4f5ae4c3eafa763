-- Databases may take this right away from everyone.
GRANT USAGE ON SCHEMA public TO abrufbar_app, abrufbar_jobs;

-- Placement helpers: plain PostgreSQL needs nothing, Citus places the table (docs/decisions: tenancy).
CREATE FUNCTION dist(t regclass, col text, mate text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus') THEN
    PERFORM create_distributed_table(t, col, colocate_with => mate);
  END IF;
END $$;

CREATE FUNCTION refr(t regclass) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus') THEN
    PERFORM create_reference_table(t);
  END IF;
END $$;

-- Row-level security for class C: only rows of the companies named by SET LOCAL app.companies.
-- The scalar subselect makes the setting read once per statement, not once per row.
CREATE FUNCTION secure_company(t regclass) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t);
  EXECUTE format('CREATE POLICY company ON %s USING (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '','')::int[])::int[]))', t);
END $$;

-- Row-level security for class U: only rows of the user named by SET LOCAL app.user_id.
CREATE FUNCTION secure_user(t regclass) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', t);
  EXECUTE format('CREATE POLICY own ON %s USING (user_id = (SELECT nullif(current_setting(''app.user_id'', true), '''')::uuid))', t);
END $$;

-- The log asks for the owner of each record that it reads, never for all companies and people before the first one:
-- an aggregate and OFFSET 0 cannot be turned into a look-up among all of them.
DROP POLICY staff ON audit_company;
DROP POLICY staff_alone ON audit_company;
SELECT secure_staff('audit_company', $$
  supplier_id = ANY ((SELECT string_to_array(current_setting('app.suppliers', true), ',')::int[])::int[])
  OR supplier_id IS NULL
    AND (SELECT bool_and(e.supplier_id = ANY ((SELECT string_to_array(current_setting('app.suppliers', true), ',')::int[])::int[]))
      FROM company_erp_ids e WHERE e.company_id = audit_company.company_id)
$$);
DROP POLICY staff ON audit_user;
DROP POLICY staff_alone ON audit_user;
SELECT secure_staff('audit_user', $$
  EXISTS (SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id
    WHERE m.user_id = audit_user.user_id
      AND e.supplier_id = ANY ((SELECT string_to_array(current_setting('app.suppliers', true), ',')::int[])::int[]) OFFSET 0)
$$);
CREATE INDEX audit_company_newest ON audit_company (at DESC, id DESC) WHERE supplier_id IS NULL;
CREATE INDEX audit_user_newest ON audit_user (at DESC, id DESC);
-- A search of the log reads those that name something themselves, and those of the people it found.
CREATE INDEX audit_user_named ON audit_user (at DESC, id DESC) WHERE object_name IS NOT NULL OR actor IS NOT NULL OR impersonator IS NOT NULL;

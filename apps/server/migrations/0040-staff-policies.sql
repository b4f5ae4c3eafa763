-- Second wall between the brands. The role of staff sees a row of class C only when SET LOCAL app.suppliers names
-- its supplier; permissive, because it enters no company, and again restrictive, so that a company in
-- app.companies opens nothing of another brand.
CREATE FUNCTION secure_staff(t regclass, condition text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE POLICY staff ON %s TO abrufbar_staff USING (%s)', t, condition);
  EXECUTE format('CREATE POLICY staff_alone ON %s AS RESTRICTIVE TO abrufbar_staff USING (%s)', t, condition);
END $$;

-- By the column supplier_id.
CREATE FUNCTION secure_staff_by_supplier(t regclass) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  PERFORM secure_staff(t, 'supplier_id = ANY ((SELECT string_to_array(current_setting(''app.suppliers'', true), '','')::int[])::int[])');
END $$;

-- By the row of the same company that a column names: its policy decides.
CREATE FUNCTION secure_staff_through(t regclass, parent regclass, col text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  PERFORM secure_staff(t, format('EXISTS (SELECT FROM %s parent WHERE parent.company_id = %s.company_id AND parent.id = %s.%I)', parent, t, t, col));
END $$;

-- Tables the office has no use for: a right given by mistake opens nothing.
CREATE FUNCTION secure_staff_never(t regclass) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
  PERFORM secure_staff(t, 'false');
END $$;

SELECT secure_staff_by_supplier(t::regclass) FROM unnest(ARRAY['contracts', 'deliveries', 'call_offs', 'invoices']) t;
SELECT secure_staff_through(t::regclass, 'contracts', 'contract_id') FROM unnest(ARRAY['contract_counts', 'contract_items', 'favourites', 'subscriptions', 'daily_amounts', 'total_amounts']) t;
SELECT secure_staff_through(t::regclass, 'deliveries', 'delivery_id') FROM unnest(ARRAY['delivery_materials', 'assets']) t;
SELECT secure_staff_through('call_off_steps', 'call_offs', 'call_off_id');
SELECT secure_staff_through('call_off_carts', 'contract_items', 'contract_item_id');
SELECT secure_staff_through('invoice_deliveries', 'invoices', 'invoice_id');
SELECT secure_staff_never(t::regclass) FROM unnest(ARRAY['idempotency_company', 'import_marks']) t;

-- Rows of a person (class U): the person has a company with a number at one of the suppliers, and for what changes
-- the person no company with a number at any other (staff of both brands name the suppliers of both).
CREATE FUNCTION secure_staff_person(t regclass, also_shared boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  mine text := '(SELECT string_to_array(current_setting(''app.suppliers'', true), '','')::int[])::int[]';
  numbers text := format('SELECT FROM memberships m JOIN company_erp_ids e ON e.company_id = m.company_id WHERE m.user_id = %s.user_id AND ', t);
BEGIN
  PERFORM secure_staff(t, format('EXISTS (%s e.supplier_id = ANY (%s))', numbers, mine)
    || CASE WHEN also_shared THEN '' ELSE format(' AND NOT EXISTS (%s e.supplier_id <> ALL (%s))', numbers, mine) END);
END $$;

SELECT secure_staff_person(t::regclass, false) FROM unnest(ARRAY['sessions', 'login_tokens']) t;
SELECT secure_staff_person('audit_user', true);

GRANT SELECT ON suppliers, companies, company_erp_ids, memberships, materials, factories, incoterms, truck_types TO abrufbar_staff;
GRANT SELECT (id, email, first_name, last_name, position, phone_country, phone_number, mobile_country, mobile_number, blocked_at, created_at) ON users TO abrufbar_staff;
GRANT SELECT ON contracts, contract_counts, contract_items, subscriptions, deliveries, delivery_materials, daily_amounts, total_amounts, call_offs, call_off_steps, call_off_carts, invoices, invoice_deliveries, assets, imports TO abrufbar_staff;
GRANT SELECT (user_id, id, impersonator, brand, device, created_at, last_used_on, expires_at) ON sessions TO abrufbar_staff;

-- Texts that the office searches are folded when they are written, not for each row of each search. Folded ones stay
-- as they are when they are folded again, so older code finds the same. The body is read once,
-- here: a restored backup writes these columns without the schema in its path.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN replace(replace(replace(replace(lower(words COLLATE german), 'ß', 'ss'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue');

ALTER TABLE companies DROP COLUMN search_text;
ALTER TABLE companies ADD COLUMN search_text text GENERATED ALWAYS AS (folded(name || ' ' || company_nr)) STORED;
ALTER TABLE companies ADD COLUMN search_name text GENERATED ALWAYS AS (folded(name)) STORED;
ALTER TABLE contracts DROP COLUMN search_text;
ALTER TABLE contracts ADD COLUMN search_text text GENERATED ALWAYS AS (folded(contract_number || ' ' || name || ' ' || coalesce(building_site_number, '') || ' ' || coalesce(customer_order_number, ''))) STORED;
ALTER TABLE users ADD COLUMN search_text text GENERATED ALWAYS AS (folded(first_name || ' ' || last_name || ' ' || email)) STORED;
ALTER TABLE registration_codes ADD COLUMN search_text text GENERATED ALWAYS AS (folded(coalesce(name, '') || ' ' || coalesce(email, ''))) STORED;
GRANT SELECT (search_text) ON users TO abrufbar_staff;

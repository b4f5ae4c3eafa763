-- Lists of the office with a hundred thousand rows (decision 0104). The work list finds its keys and sums in the index of
-- its order alone.
CREATE INDEX call_offs_office_time ON call_offs (supplier_id, starts_on, starts_time, id) INCLUDE (company_id, status, quantity, quantity_unit);
DROP INDEX call_offs_office;

-- Counts carry the supplier of their contract, which never changes: the office finds the latest activity along an index,
-- and the policy need not ask for the contract of each.
ALTER TABLE contract_counts ADD COLUMN supplier_id integer;
ALTER TABLE contracts NO FORCE ROW LEVEL SECURITY;
ALTER TABLE contract_counts NO FORCE ROW LEVEL SECURITY;
UPDATE contract_counts k SET supplier_id = (SELECT c.supplier_id FROM contracts c WHERE c.company_id = k.company_id AND c.id = k.contract_id);
ALTER TABLE contracts FORCE ROW LEVEL SECURITY;
ALTER TABLE contract_counts FORCE ROW LEVEL SECURITY;
ALTER TABLE contract_counts ALTER COLUMN supplier_id SET NOT NULL;
COMMENT ON COLUMN contract_counts.supplier_id IS 'that of the contract';
DROP POLICY staff ON contract_counts;
DROP POLICY staff_alone ON contract_counts;
SELECT secure_staff_by_supplier('contract_counts');
CREATE INDEX contract_counts_office ON contract_counts (supplier_id, last_activity_at);

-- The second wall of invitations asks company by company for a few of them and looks all numbers up at once for many: with an
-- array compared in the index PostgreSQL took the first way for ten times as dear as it is, and always went the second.
DROP POLICY staff_select ON registration_codes;
CREATE POLICY staff_select ON registration_codes AS RESTRICTIVE FOR SELECT TO abrufbar_staff USING (EXISTS (
  SELECT FROM company_erp_ids e WHERE e.company_id = registration_codes.company_id
    AND array_position((SELECT staff_suppliers()), e.supplier_id) IS NOT NULL));

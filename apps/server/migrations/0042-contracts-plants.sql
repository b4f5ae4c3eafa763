-- Opening hours from Monday to Friday and on Saturday, local to Europe/Berlin; a plant without any is always
-- open, one with some is closed on Sunday.
ALTER TABLE factories ADD COLUMN weekday_from time;
ALTER TABLE factories ADD COLUMN weekday_until time;
ALTER TABLE factories ADD COLUMN saturday_from time;
ALTER TABLE factories ADD COLUMN saturday_until time;
ALTER TABLE factories ADD COLUMN hourly_limit numeric(14,3);
ALTER TABLE factories ADD COLUMN dispatch_phone text;
ALTER TABLE factories ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE factories ADD CONSTRAINT factories_weekday CHECK ((weekday_from IS NULL) = (weekday_until IS NULL) AND weekday_from < weekday_until);
ALTER TABLE factories ADD CONSTRAINT factories_saturday CHECK ((saturday_from IS NULL) = (saturday_until IS NULL) AND saturday_from < saturday_until);
ALTER TABLE factories ADD CONSTRAINT factories_limit CHECK (hourly_limit > 0);
COMMENT ON TABLE factories IS 'G: delivering plants of a supplier with opening hours, hourly limit in the unit they load in, and phone of the dispatcher; version counts what staff changed';

-- Our own number of a call-off. The sequence is that of all suppliers, so the numbers of one ascend with gaps.
CREATE SEQUENCE call_off_references AS integer START WITH 100001;
ALTER TABLE call_offs ADD COLUMN reference integer;
ALTER TABLE call_offs ADD COLUMN factory_number text;

-- What was ordered before; the owner is let through for these statements.
ALTER TABLE call_offs NO FORCE ROW LEVEL SECURITY;
ALTER TABLE contract_items NO FORCE ROW LEVEL SECURITY;
ALTER TABLE contracts NO FORCE ROW LEVEL SECURITY;
UPDATE call_offs o SET reference = n.reference
FROM (SELECT company_id, id, 100000 + row_number() OVER (ORDER BY created_at, id) AS reference FROM call_offs) n
WHERE n.company_id = o.company_id AND n.id = o.id;
UPDATE call_offs o SET factory_number = i.factory_numbers[1]
FROM contract_items i WHERE i.company_id = o.company_id AND i.id = o.contract_item_id;
SELECT setval('call_off_references', max(reference)) FROM call_offs HAVING max(reference) IS NOT NULL;
-- Plants were named by items only.
INSERT INTO factories (supplier_id, number, name)
SELECT DISTINCT ON (c.supplier_id, f.number) c.supplier_id, f.number, f.name
FROM contract_items i
JOIN contracts c ON c.company_id = i.company_id AND c.id = i.contract_id
CROSS JOIN LATERAL unnest(i.factory_numbers, i.factory_names) f (number, name)
ORDER BY c.supplier_id, f.number, i.id DESC
ON CONFLICT (supplier_id, number) DO NOTHING;
ALTER TABLE call_offs FORCE ROW LEVEL SECURITY;
ALTER TABLE contract_items FORCE ROW LEVEL SECURITY;
ALTER TABLE contracts FORCE ROW LEVEL SECURITY;

ALTER TABLE call_offs ALTER COLUMN reference SET NOT NULL;
ALTER TABLE call_offs ADD CONSTRAINT call_offs_reference UNIQUE (company_id, supplier_id, reference);
COMMENT ON TABLE call_offs IS 'C: delivery orders against a contract item; number is that of the supplier, reference ours; days and times are local to Europe/Berlin, starts_at and ends_at the same as instants (D-38); previous_* hold what is valid while a change request is open (D-32), valid_* what counts towards the daily target (D-46); names are kept as they were when ordered';
GRANT USAGE ON SEQUENCE call_off_references TO abrufbar_app;

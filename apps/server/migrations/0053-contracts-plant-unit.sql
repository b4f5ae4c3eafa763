-- The unit a plant loads in: that of the items that name it, of most of them where they differ. The owner is let
-- through for this statement.
ALTER TABLE factories ADD COLUMN quantity_unit text NOT NULL DEFAULT 't';
ALTER TABLE contract_items NO FORCE ROW LEVEL SECURITY;
ALTER TABLE contracts NO FORCE ROW LEVEL SECURITY;
UPDATE factories f SET quantity_unit = u.quantity_unit
FROM (
  SELECT DISTINCT ON (c.supplier_id, n.number) c.supplier_id, n.number, i.quantity_unit
  FROM contract_items i
  JOIN contracts c ON c.company_id = i.company_id AND c.id = i.contract_id
  CROSS JOIN LATERAL unnest(i.factory_numbers) n (number)
  GROUP BY c.supplier_id, n.number, i.quantity_unit
  ORDER BY c.supplier_id, n.number, count(*) DESC, i.quantity_unit DESC
) u
WHERE u.supplier_id = f.supplier_id AND u.number = f.number;
ALTER TABLE contract_items FORCE ROW LEVEL SECURITY;
ALTER TABLE contracts FORCE ROW LEVEL SECURITY;
COMMENT ON TABLE factories IS 'G: delivering plants of a supplier with opening hours, the unit they load in (of the item that named the plant first), hourly limit in this unit, and phone of the dispatcher; version counts what staff changed, changed_by and changed_at say who did so last';

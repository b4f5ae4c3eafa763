-- Confirming and adding files needed no permission before: who may do either by his role goes on doing so (D-15).
-- An empty list is somebody from whom everything was taken on purpose.
UPDATE memberships
SET permissions = permissions || array(
  SELECT p FROM unnest(ARRAY['delivery-confirm', 'asset-upload']) p WHERE NOT p = ANY (permissions))
WHERE role IN ('besteller', 'baustelle') AND cardinality(permissions) > 0;

UPDATE registration_codes
SET permissions = permissions || array(
  SELECT p FROM unnest(ARRAY['delivery-confirm', 'asset-upload']) p WHERE NOT p = ANY (permissions))
WHERE role IN ('besteller', 'baustelle') AND cardinality(permissions) > 0 AND used_at IS NULL;

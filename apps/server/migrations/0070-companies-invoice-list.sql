-- Every member could fetch an invoice before: who may order by role goes on doing so (D-15).
-- An empty list is somebody from whom everything was taken on purpose.
UPDATE memberships
SET permissions = permissions || 'invoice-list'::text
WHERE role = 'besteller' AND cardinality(permissions) > 0 AND NOT 'invoice-list' = ANY (permissions);

UPDATE registration_codes
SET permissions = permissions || 'invoice-list'::text
WHERE role = 'besteller' AND cardinality(permissions) > 0 AND used_at IS NULL AND NOT 'invoice-list' = ANY (permissions);

-- Who orders may make keys; an empty list is somebody from whom everything was taken on purpose (as 0034, D-15).
UPDATE memberships SET permissions = permissions || '{company-keys}'
WHERE role = 'besteller' AND cardinality(permissions) > 0 AND NOT 'company-keys' = ANY (permissions);

UPDATE registration_codes SET permissions = permissions || '{company-keys}'
WHERE role = 'besteller' AND cardinality(permissions) > 0 AND NOT 'company-keys' = ANY (permissions) AND used_at IS NULL;

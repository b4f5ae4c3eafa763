-- A signature with a confirmation, and contracts whose confirmations are always signed (decision 0099).
ALTER TABLE delivery_receipts ADD COLUMN signed_by text;
ALTER TABLE delivery_receipts ADD COLUMN signature text;
ALTER TABLE delivery_receipts ADD COLUMN signature_hash text;
ALTER TABLE delivery_receipts ADD CONSTRAINT delivery_receipts_signature CHECK (octet_length(signature) <= 20000 AND (signature IS NULL OR signed_by IS NOT NULL AND signature_hash IS NOT NULL) AND (signed_by IS NULL OR kind = 'confirmed')) NOT VALID;
ALTER TABLE delivery_receipts VALIDATE CONSTRAINT delivery_receipts_signature;
COMMENT ON COLUMN delivery_receipts.signed_by IS 'name to the signature; null without one, and once the account that confirmed is removed';
COMMENT ON COLUMN delivery_receipts.signature IS 'its strokes on a pad 1000 wide, as JSON text; null where the name was typed';
COMMENT ON COLUMN delivery_receipts.signature_hash IS 'SHA-256 of that text, in hexadecimal; stays when the strokes go with the account';

ALTER TABLE contracts ADD COLUMN always_sign boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN contracts.always_sign IS 'whether the portal asks for a signature with each confirmation; chosen by the customer';

ALTER TABLE legal_texts DROP CONSTRAINT legal_texts_kind_check;
ALTER TABLE legal_texts ADD CONSTRAINT legal_texts_kind_check CHECK (kind IN ('terms', 'privacy', 'imprint'));
COMMENT ON TABLE legal_texts IS 'G: cleaned terms of use, privacy terms and imprint, newest version wins (D-56)';

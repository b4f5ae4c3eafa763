-- A source keeps the document its newest state came in, what that says beside the ticket and the customer number it names (decision 0075).
ALTER TABLE delivery_sources ADD COLUMN customer_number text;
ALTER TABLE delivery_sources ADD COLUMN file text;
ALTER TABLE delivery_sources ADD CONSTRAINT delivery_sources_file_name CHECK (file ~ '^[0-9a-f]{32}$');
ALTER TABLE delivery_sources ADD COLUMN details jsonb NOT NULL DEFAULT '[]';
COMMENT ON TABLE delivery_sources IS 'C: sources of a delivery with the newest state each has sent; the values of the delivery are those of its first source (deliveries.source), a lower revision changes nothing; joined_at is when the source first sent it; file is the document as it came, details what that says beside the ticket, customer_number the number it names';

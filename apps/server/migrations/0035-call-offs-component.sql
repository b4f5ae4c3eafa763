-- Bauteil of an order, in the customer's words; the rights of the tables cover it as they cover the note.
ALTER TABLE call_offs ADD COLUMN component text;
ALTER TABLE call_offs ADD COLUMN previous_component text;
ALTER TABLE call_off_carts ADD COLUMN component text;

-- What was ordered today, and the requests of a period in the reports of the office.
CREATE INDEX call_offs_created ON call_offs (supplier_id, created_at, id);

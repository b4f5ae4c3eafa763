-- Staff add files to deliveries: the member takes the place of the person.
ALTER TABLE assets ALTER COLUMN uploaded_by DROP NOT NULL;
ALTER TABLE assets ADD COLUMN staff_id uuid;
ALTER TABLE assets ADD COLUMN staff_name text;
COMMENT ON TABLE assets IS 'C: photos and papers that people or staff add to a delivery, each with the file that holds it; at most 20 a delivery, shown by position (D-21); supplier_id is that of the delivery; version counts what staff changed; uploaded_by is empty where staff_id is set';
GRANT INSERT ON assets TO abrufbar_staff;

-- Quantities of an invoice are compared with those of its delivery notes (decision 0076).
CREATE TABLE invoice_lines (
  company_id integer NOT NULL,
  invoice_id uuid NOT NULL,
  pos integer NOT NULL,
  delivery_number text,
  item_number text,
  quantity numeric(14,3) NOT NULL,
  unit text NOT NULL,
  PRIMARY KEY (company_id, invoice_id, pos)
);
COMMENT ON TABLE invoice_lines IS 'C: lines of an electronic invoice with what they bill, in the units of delivery notes; delivery_number is the one note a line names, null where it names none or several; item_number is that of the supplier (BT-155); the rest of a line stays in the file';
SELECT dist('invoice_lines', 'company_id', 'contracts');
SELECT secure_company('invoice_lines');
SELECT secure_staff_through('invoice_lines', 'invoices', 'invoice_id');
ALTER TABLE invoice_lines ADD CONSTRAINT invoice_lines_invoice_fk FOREIGN KEY (company_id, invoice_id) REFERENCES invoices (company_id, id) ON DELETE CASCADE;
CREATE INDEX invoice_lines_delivery ON invoice_lines (company_id, invoice_id, delivery_number);
CREATE INDEX invoices_list ON invoices (company_id, issued_on DESC, id DESC);
GRANT SELECT, INSERT ON invoice_lines TO abrufbar_app, abrufbar_jobs;
GRANT SELECT ON invoice_lines TO abrufbar_staff;

-- Who changed an answer template last, for whoever comes too late.
ALTER TABLE answer_templates ADD COLUMN changed_at timestamptz;
ALTER TABLE answer_templates ADD COLUMN changed_by text;
COMMENT ON TABLE answer_templates IS 'G: sentences that staff of a brand insert into their answers, in the order of position; version counts the changes, changed_by and changed_at say who made the last one';

-- Exports of every list of the office; those of the work list were kept alone, and for hours only.
DROP TABLE call_off_exports;
CREATE TABLE staff_exports (
  staff_id uuid NOT NULL,
  id uuid NOT NULL,
  list text NOT NULL,
  brand text NOT NULL CHECK (brand IN ('nordstein', 'suedkies')),
  format text NOT NULL CHECK (format IN ('xlsx', 'csv')),
  request jsonb NOT NULL,
  rows integer NOT NULL,
  is_large boolean NOT NULL,
  file text CHECK (file ~ '^[0-9a-f]{32}$'),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, id)
);
COMMENT ON TABLE staff_exports IS 'G: exports that a member has asked for; list says of what, request is its filters, sort and columns as they travel; a large one is written to file by a job, a small one when it is downloaded; gone after 24 hours';

SELECT dist('staff_exports', 'staff_id', 'staff_sessions');

ALTER TABLE staff_exports ADD CONSTRAINT staff_exports_staff_fk FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON staff_exports TO abrufbar_staff;

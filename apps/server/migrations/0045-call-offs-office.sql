-- When the request came that waits, or the call-off; the work list of staff shows and sorts by it.
ALTER TABLE call_offs ADD COLUMN received_at timestamptz;
ALTER TABLE call_offs NO FORCE ROW LEVEL SECURITY;
ALTER TABLE call_off_steps NO FORCE ROW LEVEL SECURITY;
UPDATE call_offs o SET received_at = coalesce((
  SELECT max(s.at) FROM call_off_steps s
  WHERE s.company_id = o.company_id AND s.call_off_id = o.id AND s.action IN ('makeBinding', 'requestChange', 'requestCancellation')), o.created_at);
ALTER TABLE call_offs FORCE ROW LEVEL SECURITY;
ALTER TABLE call_off_steps FORCE ROW LEVEL SECURITY;
ALTER TABLE call_offs ALTER COLUMN received_at SET NOT NULL;

CREATE INDEX call_offs_office ON call_offs (supplier_id, starts_on, starts_time, id);
CREATE INDEX call_offs_office_waiting ON call_offs (supplier_id, starts_on, starts_time, id) WHERE status IN (1, 2, 20, 30);

-- Staff choose the plant and create call-offs; decisions take effect by the jobs.
GRANT INSERT ON call_offs TO abrufbar_staff;
GRANT INSERT ON call_off_steps TO abrufbar_staff;
GRANT USAGE ON SEQUENCE call_off_references TO abrufbar_staff;

CREATE TABLE call_off_viewers (
  company_id integer NOT NULL,
  call_off_id uuid NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, call_off_id, staff_id)
);
COMMENT ON TABLE call_off_viewers IS 'C: staff members who have a call-off open at the moment, so that two who decide the same one know of each other; a row is old after half a minute';
SELECT dist('call_off_viewers', 'company_id', 'contracts');
SELECT secure_company('call_off_viewers');
SELECT secure_staff_through('call_off_viewers', 'call_offs', 'call_off_id');
ALTER TABLE call_off_viewers ADD CONSTRAINT call_off_viewers_call_off_fk FOREIGN KEY (company_id, call_off_id) REFERENCES call_offs (company_id, id);
GRANT SELECT, INSERT, UPDATE, DELETE ON call_off_viewers TO abrufbar_staff;

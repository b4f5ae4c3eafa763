-- The author of a step may be a staff member; the name is evidence and stays as it was.
ALTER TABLE call_off_steps ADD COLUMN staff_id uuid;
ALTER TABLE call_off_steps ADD COLUMN staff_name text;

CREATE TABLE call_off_decisions (
  company_id integer NOT NULL,
  call_off_id uuid NOT NULL,
  id uuid NOT NULL,
  supplier_id integer NOT NULL,
  version integer NOT NULL,
  action text NOT NULL,
  number text,
  answer text,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  decided_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, call_off_id),
  CONSTRAINT call_off_decisions_hold CHECK (due_at <= decided_at + interval '60 seconds')
);
COMMENT ON TABLE call_off_decisions IS 'C: decisions of staff that have not taken effect, at most one of a call-off; each falls with any other step of its call-off and is gone once it has taken effect at due_at';

CREATE TABLE answer_templates (
  brand text NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (brand, id)
);
COMMENT ON TABLE answer_templates IS 'G: sentences that staff of a brand insert into their answers, in the order of position; version counts the changes';

SELECT dist('call_off_decisions', 'company_id', 'contracts');
SELECT secure_company('call_off_decisions');
SELECT refr('answer_templates');

ALTER TABLE call_off_decisions ADD CONSTRAINT call_off_decisions_call_off_fk FOREIGN KEY (company_id, call_off_id) REFERENCES call_offs (company_id, id);

-- A step of the customer or of the supplier's system drops what is pending.
GRANT SELECT, DELETE ON call_off_decisions TO abrufbar_app;
-- A job takes the step when it is due.
GRANT SELECT, DELETE ON call_off_decisions TO abrufbar_jobs;
GRANT UPDATE ON call_offs TO abrufbar_jobs;
GRANT INSERT ON call_off_steps TO abrufbar_jobs;
GRANT SELECT, INSERT, UPDATE ON contract_counts TO abrufbar_jobs;

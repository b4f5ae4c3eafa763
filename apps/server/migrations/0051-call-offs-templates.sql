-- Who changed an answer template last, for whoever comes too late.
ALTER TABLE answer_templates ADD COLUMN changed_at timestamptz;
ALTER TABLE answer_templates ADD COLUMN changed_by text;
COMMENT ON TABLE answer_templates IS 'G: sentences that staff of a brand insert into their answers, in the order of position; version counts the changes, changed_by and changed_at say who made the last one';

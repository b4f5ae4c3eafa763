-- Messages of gaps and queues on the site of a running call-off (decision 0093).
ALTER TABLE notifications DROP CONSTRAINT notifications_type;
ALTER TABLE notifications ADD CONSTRAINT notifications_type CHECK (type IN ('scale_note.created', 'calloff.created', 'calloff.status_changed', 'calloff.reminder', 'calloff.gap', 'calloff.queue')) NOT VALID;
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_type;

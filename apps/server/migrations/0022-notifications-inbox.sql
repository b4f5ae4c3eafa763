ALTER TABLE notifications ADD COLUMN deleted_at timestamptz;
-- Clients draw every type but the first as a call-off (T-26).
ALTER TABLE notifications ADD CONSTRAINT notifications_type CHECK (type IN ('scale_note.created', 'calloff.created', 'calloff.status_changed', 'calloff.reminder'));
COMMENT ON TABLE notifications IS 'U: messages of one user; one per event (D-51), a deleted one stays without contents so that it does not come again (D-52); kept 12 months (D-64)';

DROP INDEX notifications_unseen;
CREATE INDEX notifications_unseen ON notifications (user_id, created_at DESC, id DESC) INCLUDE (company_id) WHERE seen_at IS NULL AND deleted_at IS NULL;
CREATE INDEX notifications_seen ON notifications (user_id, created_at DESC, id DESC) INCLUDE (company_id) WHERE seen_at IS NOT NULL AND deleted_at IS NULL;

GRANT UPDATE (seen_at, deleted_at, payload) ON notifications TO abrufbar_app;

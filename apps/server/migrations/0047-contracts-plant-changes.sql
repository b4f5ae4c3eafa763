-- Who changed hours, limit or phone of a plant last, for whoever comes too late.
ALTER TABLE factories ADD COLUMN changed_at timestamptz;
ALTER TABLE factories ADD COLUMN changed_by text;
COMMENT ON TABLE factories IS 'G: delivering plants of a supplier with opening hours, hourly limit in the unit they load in, and phone of the dispatcher; version counts what staff changed, changed_by and changed_at say who did so last';
GRANT UPDATE (changed_at, changed_by) ON factories TO abrufbar_staff;

SELECT secure_staff_by_supplier('call_off_decisions');

-- Staff place, hold and undo decisions; a job takes the step. The call-off is locked meanwhile, and staff may move it
-- to another plant.
GRANT SELECT, INSERT, UPDATE, DELETE ON call_off_decisions TO abrufbar_staff;
GRANT UPDATE (factory_number, version) ON call_offs TO abrufbar_staff;
GRANT SELECT, INSERT, UPDATE, DELETE ON answer_templates TO abrufbar_staff;
GRANT UPDATE (weekday_from, weekday_until, saturday_from, saturday_until, hourly_limit, dispatch_phone, version) ON factories TO abrufbar_staff;

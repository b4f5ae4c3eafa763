import assert from 'node:assert/strict';
import test from 'node:test';
import { NOTIFICATION_TYPES } from '@abrufbar/domain/notifications/inbox.ts';
import { mailSwitch } from '#notifications/mail-switch.ts';

test('D-54 BEY-86 call-offs and reminders come by mail, each under its switch, delivery notes and warnings do not', () => {
  const switches = [null, 'CallOff', 'CallOff', 'Reminder', null, null];
  assert.deepEqual(NOTIFICATION_TYPES.map(mailSwitch), switches);
  assert.equal(mailSwitch('toString'), null);
});

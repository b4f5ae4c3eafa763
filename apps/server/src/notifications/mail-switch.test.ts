import assert from 'node:assert/strict';
import test from 'node:test';
import { NOTIFICATION_TYPES } from '@abrufbar/domain/notifications/inbox.ts';
import { mailSwitch } from '#notifications/mail-switch.ts';

test('D-54 call-offs and reminders come by mail, each under its switch, delivery notes do not', () => {
  assert.deepEqual(NOTIFICATION_TYPES.map(mailSwitch), [null, 'CallOff', 'CallOff', 'Reminder']);
  assert.equal(mailSwitch('toString'), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayOpen } from '#core/navigation/areas.ts';

test('OFF-22 OFF-35 a screen opens with the right to read its area, the own keys with none', () => {
  assert.ok(mayOpen(['plants'], 'plants'));
  assert.ok(mayOpen(['contracts'], 'contract'));
  assert.ok(mayOpen(['deliveries'], 'claims'));
  assert.ok(!mayOpen(['texts'], 'claims'));
  assert.ok(!mayOpen(['texts'], 'plants'));
  assert.ok(!mayOpen(['texts'], 'contract'));
  assert.ok(mayOpen(['texts'], 'keys'));
  assert.ok(mayOpen([], 'home'));
  assert.ok(mayOpen(['settings'], 'maintenance'));
  assert.ok(!mayOpen(['plants'], 'maintenance'));
});

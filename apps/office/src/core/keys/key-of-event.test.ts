import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOfEvent } from '#core/keys/key-of-event.ts';

const pressed = (key: string, held: 'ctrlKey' | 'metaKey' | 'altKey' | null = null) =>
  keyOfEvent({ key, ctrlKey: false, metaKey: false, altKey: false, ...(held && { [held]: true }) });

test('OFF-35 a pressed key has the name that the table of actions writes', () => {
  assert.equal(pressed('b'), 'b');
  assert.equal(pressed('B'), 'b', 'caps lock makes no difference');
  assert.equal(pressed('?'), '?');
  assert.equal(pressed('k', 'ctrlKey'), 'Ctrl+k');
  assert.equal(pressed('Enter', 'metaKey'), 'Ctrl+Enter');
  assert.equal(pressed('b', 'altKey'), null, 'Alt belongs to the browser');
  assert.equal(pressed('Shift'), null);
});

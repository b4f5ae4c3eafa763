import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  newestOutside,
  overlayAt,
  recordOverlay,
  returnPath,
  withVisit,
} from '#core/navigation/overlays.ts';

test('SES-12 a list holds five entries, newest first, no equal neighbours', () => {
  const visits = ['/1', '/2', '/2', '/3', '/4', '/5', '/6'];
  const list = visits.reduce<readonly string[]>(withVisit, []);
  assert.deepEqual(list, ['/6', '/5', '/4', '/3', '/2']);
});

test('SES-11 closing leads to the newest page that is not the overlay, else to the dashboard', () => {
  assert.equal(
    newestOutside(['/help', '/contract-detail/1', '/dashboard'], 'help'),
    '/contract-detail/1',
  );
  assert.equal(newestOutside(['/help'], 'help'), '/dashboard');
  assert.equal(newestOutside([], 'help'), '/dashboard');
});

test('SES-10 messages, scanner and help are overlays, other screens are none', () => {
  assert.equal(overlayAt('/help'), 'help');
  assert.equal(overlayAt('/messages'), 'messages');
  assert.equal(overlayAt('/messages/single/7'), 'messages');
  assert.equal(overlayAt('/qr-scanner'), 'qr-scanner');
  assert.equal(overlayAt('/dashboard'), null);
  assert.equal(overlayAt('/nowhere'), null);
});

test('SES-11 opening help from a page leads back there, opening it from help changes nothing', () => {
  recordOverlay('/construction-site', '/help');
  recordOverlay('/help', '/help');
  recordOverlay('/help', '/dashboard');
  assert.equal(returnPath('help'), '/construction-site');
});

test('SES-11 SES-12 a message is part of the messages: closing them leads to the page they were opened from', () => {
  recordOverlay('/contract-detail/7', '/messages');
  recordOverlay('/messages', '/messages/single/8');
  recordOverlay('/messages/single/8', '/messages');
  assert.equal(returnPath('messages'), '/contract-detail/7');
  recordOverlay('/messages/single/8', '/help');
  assert.equal(returnPath('help'), '/messages/single/8');
});

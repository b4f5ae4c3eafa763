import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endEarlyReads, fetchOrTakeEarly } from '#core/api/early.ts';
import { settled } from '#core/settled.ts';

const headers = { Authorization: 'Bearer a' };
const ADDRESS = 'data:,sent%20again'; // answers without a server

const sendEarly = (key: string, { token = 'a', at = Date.now() } = {}) => {
  const stop = new AbortController();
  const answer = Promise.resolve(new Response('early'));
  globalThis.abrufbarEarly = { token, reads: { [key]: { answer, stop, at } } };
  return stop.signal;
};
const textOf = async (request: RequestInit = { headers }) =>
  (await fetchOrTakeEarly(ADDRESS, request)).text();

test('ONL-94 the answer of an early read is taken once by the same request', async () => {
  sendEarly(`${ADDRESS} `);
  assert.equal(await textOf(), 'early');
  assert.equal(await textOf(), 'sent again');
  sendEarly(`${ADDRESS} a=`);
  assert.equal(await textOf(), 'sent again'); // without that body
});

test('ONL-94 an early read of another session, or of long ago, is not taken', async () => {
  sendEarly(`${ADDRESS} `, { token: 'b' });
  assert.equal(await textOf(), 'sent again');
  sendEarly(`${ADDRESS} `, { at: Date.now() - 60_000 });
  assert.equal(await textOf(), 'sent again');
});

test('a read that nobody waits for any more is stopped', async () => {
  const signal = sendEarly(`${ADDRESS} `);
  const limit = new AbortController();
  await textOf({ headers, signal: limit.signal });
  limit.abort();
  assert.equal(signal.aborted, true);
});

test('ONL-94 an early read that is lost is sent again, and none is taken once the first page rests', async () => {
  const lost = Promise.reject(new TypeError('lost'));
  globalThis.abrufbarEarly = {
    token: 'a',
    reads: { [`${ADDRESS} `]: { answer: lost, stop: new AbortController(), at: 0 } },
  };
  assert.equal(await textOf(), 'sent again');
  sendEarly(`${ADDRESS} `);
  settled.set(true);
  assert.equal(await textOf(), 'sent again');
  settled.set(false);
});

test('ONL-106 an early read is not taken once something was changed', async () => {
  sendEarly(`${ADDRESS} `);
  endEarlyReads();
  assert.equal(await textOf(), 'sent again');
});

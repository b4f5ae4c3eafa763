import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { officeViews } from '@abrufbar/contract/call-offs/office-views.ts';
import { officeAsset } from '@abrufbar/contract/documents-office.ts';
import { openLine } from '#core/api/timeout.ts';

const SHORT_MS = 20;
/** Long enough for the begin to arrive on a slow machine. */
const BEGUN_MS = 500;
const LONG_MS = 60_000;
const ABORTED = { name: 'AbortError' };

/** A server that takes every request and sends the given begin of an answer, never its end. */
const openSilentServer = async (t: TestContext, begin: string | null): Promise<string> => {
  const server = createServer((_, response) => {
    if (begin !== null) response.write(begin);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on a port
};

test('OFF-38 a line that is silent ends in a failure, before the answer and within it', async (t) => {
  const whole = await openSilentServer(t, null);
  await assert.rejects(openLine(officeViews, SHORT_MS).fetch(whole), ABORTED);
  const begun = await openLine(officeViews, BEGUN_MS).fetch(await openSilentServer(t, '{"da'));
  await assert.rejects(begun.json(), ABORTED);
});

test('a file that never begins ends in a failure; one that has begun may take longer', async (t) => {
  await assert.rejects(
    openLine(officeAsset, SHORT_MS).fetch(await openSilentServer(t, null)),
    ABORTED,
  );
  const server = await openSilentServer(t, 'first');
  const timers = t.mock.timers;
  timers.enable({ apis: ['setTimeout'] });
  const { body } = await openLine(officeAsset).fetch(server);
  timers.tick(LONG_MS);
  const reader = body?.getReader();
  assert.equal(new TextDecoder().decode((await reader?.read())?.value), 'first');
  await reader?.cancel();
});

test('leaving a screen ends its calls before the line is given up', async (t) => {
  const stop = new AbortController();
  const line = openLine(officeViews, LONG_MS);
  const answer = line.fetch(await openSilentServer(t, null), { signal: stop.signal });
  stop.abort();
  await assert.rejects(answer, ABORTED);
  line.close();
});

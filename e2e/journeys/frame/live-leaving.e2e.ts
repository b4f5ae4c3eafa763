import type { Page } from '@playwright/test';
import { expect, test, waitForStream } from '../../support/fixtures.ts';
import { isLaidOut } from '../../support/touch.ts';

test.use({ live: true });

/** Lines that the page writes to the console from now on; a refused request is a line of the browser, and tried again. */
const recordConsole = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith('Failed to load resource')) lines.push(text);
  });
  return lines;
};

const leave = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page that is left ends its stream without a word, one that comes back opens another @full', async ({
  open,
  page,
  site,
}) => {
  const lines = recordConsole(page);
  const first = waitForStream(page);
  await open('/construction-site', site);
  await first;
  const ended = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/user/live'),
  );
  await leave(page);
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Neither of them opens a stream for a page that is kept for "back".
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => asked).toContain('/healthz');
  expect(asked.filter((path) => path.includes('/user/live'))).toEqual([]);
  const second = waitForStream(page);
  await comeBack(page);
  await second;
  expect(lines).toEqual([]);
});

test('a browser that breaks the stream off before it says that the page is left causes no warning either @full', async ({
  open,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const reach = globalThis.fetch;
    globalThis.fetch = (...request) => {
      const [address] = request;
      const isStream = typeof address === 'string' && address.includes('/user/live');
      if (!isStream) return reach(...request);
      const body = new ReadableStream({
        start: (stream) => {
          Object.assign(globalThis, {
            breakOff: () => stream.error(new TypeError('Error in input stream')),
          });
        },
      });
      const headers = { 'Content-Type': 'text/event-stream' };
      return Promise.resolve(new Response(body, { headers }));
    };
    // Retries wait at random, here as short as they may.
    Math.random = () => 0;
  });
  const lines = recordConsole(page);
  await open('/construction-site', site);
  await page.waitForFunction(() => 'breakOff' in globalThis);
  await page.evaluate(() => Object(globalThis).breakOff());
  await isLaidOut(page); // the reader has seen it
  await leave(page);
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'breakOff'));
  await comeBack(page);
  await page.waitForFunction(() => 'breakOff' in globalThis);
  expect(lines, 'left').toEqual([]);

  await page.evaluate(() => Object(globalThis).breakOff());
  const warned = page.waitForEvent('console');
  expect((await warned).text(), 'and one that stays is reported').toContain('live');
});

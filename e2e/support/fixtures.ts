import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { buildSite, type Site } from '../../apps/server/testing/concepts/site.ts';
import { startTestServer, type TestServer } from '../../apps/server/testing/server/server.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';
import type { Demo } from './demo/data.ts';
import { copyDemo } from './demo/template.ts';
import { openLine, type Line } from './cuttable-proxy.ts';

// Playwright maps the stack of each of its calls back through source maps; Node runs these sources as they are.
Reflect.deleteProperty(Error, 'prepareStackTrace');

type Portal = {
  readonly server: TestServer;
  /** Address of the portal under the host of a brand. */
  readonly at: (brand: Brand) => string;
  readonly line: Line;
};

/** A portal with the demo data, read-only. */
export type Showroom = Portal & { readonly demo: Demo };
type WorkerFixtures = {
  readonly shared: TestServer;
  /** The server of a test file, separate from the tests of other files. */
  readonly serverOfFile: (file: string) => Promise<TestServer>;
  readonly showroom: Showroom;
};
/** Opens a page of the portal, signed in if a user is given. */
export type Open = (path: string, as?: { readonly token: string }) => Promise<Page>;
type Fixtures = {
  readonly brand: Brand;
  /** A server for this file or this test alone: for changes that affect all users. */
  readonly alone: false | 'file' | 'test';
  /** Whether pages follow the stream of changes; off in journeys about other things. */
  readonly live: boolean;
  readonly portal: Portal;
  /** A separate company with one contract and a foreman, so that journeys do not see each other. */
  readonly site: Site;
  readonly open: Open;
  /** Forbidden events of the pages so far; empty at the end of every test. */
  readonly offences: string[];
};

/** Starts a server; the result includes the function that ends it. */
const startServer = async (options: Parameters<typeof startTestServer>[1] = {}) => {
  const ends: (() => Promise<void>)[] = [];
  const server = await startTestServer({ after: (end) => ends.push(end) }, options);
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  return { server, stop };
};

/** Opens a separate line to a server, so that a cut affects no other test. */
const withLine = async (
  server: TestServer,
  use: (portal: Portal) => Promise<void>,
): Promise<void> => {
  const line = await openLine(Number(new URL(server.address).port));
  await use({ server, line, at: (brand) => `http://${brand}.localhost:${line.port}` });
  await line.cut();
};

export const startPortal = async (
  use: (portal: Portal) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { server, stop } = await startServer({ env });
  await withLine(server, use);
  await stop();
};

/** Journeys drive the real server and a real database with a real browser. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shared: [
    async ({}, use) => {
      const { server, stop } = await startServer();
      await use(server);
      await stop();
    },
    { scope: 'worker' },
  ],
  serverOfFile: [
    async ({}, use) => {
      let last: ({ file: string } & Awaited<ReturnType<typeof startServer>>) | undefined;
      await use(async (file) => {
        if (last?.file !== file) {
          await last?.stop();
          last = { file, ...(await startServer()) };
        }
        return last.server;
      });
      await last?.stop();
    },
    { scope: 'worker' },
  ],
  showroom: [
    async ({}, use) => {
      const { demo, database, files } = await copyDemo();
      const { server, stop } = await startServer({ database, files });
      await withLine(server, async (portal) => use({ ...portal, demo }));
      await stop();
      await database.drop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  brand: ['nordstein', { option: true }],
  alone: [false, { option: true }],
  live: [false, { option: true }],
  portal: async ({ alone, serverOfFile, shared }, use, { file }) => {
    if (alone === 'test') await startPortal(use);
    else await withLine(alone === 'file' ? await serverOfFile(file) : shared, use);
  },
  site: async ({ portal: { server } }, use) => {
    const site = await buildSite(server);
    const token = await server.build({}, (db) => buildToken(db, site.user)); // a token valid today
    await use({ ...site, token });
  },
  open: async ({ page, portal, brand }, use) => {
    await use(async (path, as) => {
      if (as) await signIn(page, as);
      await page.goto(portal.at(brand) + path);
      await isHydrated(page);
      return page;
    });
  },
  offences: [
    async ({ context, live }, use) => {
      if (!live) await context.addInitScript(refuseStreams);
      await context.addInitScript(postponeInstall);
      const offences = await watch(context);
      await use(offences);
      expect(offences).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tag of a variant of a journey that `npm test` leaves to `npm run e2e` (docs/decisions/0045). */
export const fullIf = (isVariant: boolean): string[] => (isVariant ? ['@full'] : []);

/** Makes only the stream of changes unreachable. */
export const refuseStreams = (): void => {
  const reach = globalThis.fetch;
  globalThis.fetch = (...request) => {
    const [address] = request;
    const isStream = typeof address === 'string' && /\/(user|admin\/api)\/live\?/.test(address);
    return isStream ? Promise.reject(new TypeError('none in this journey')) : reach(...request);
  };
};

/** The service worker is installed only once `isCached` asks for it: fetching the whole app takes as long as a journey. */
const postponeInstall = (): void => {
  // missing in an empty page, unlike its type says
  const container = globalThis.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  const register = container.register.bind(container);
  const asked = new Promise((resolve) => addEventListener('keep-app', resolve, { once: true }));
  container.register = async (url, options) => {
    const isApp = String(url).endsWith('/service-worker.js');
    if (isApp && !(await container.getRegistration('/'))) await asked;
    return register(url, options);
  };
};

/** Blocks the probes by which the page notices that the server is reachable again, so its notice stays. */
export const refuseProbes = (page: Page): Promise<unknown> =>
  page.route('**/healthz', (route) => route.abort());

/** Resolves once the stream of the page is open; a stream that a busy server refuses is retried. */
export const waitForStream = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().includes('/user/live?') && answer.ok());

/** Stores the token on the device before its first page opens, and only then; that of a view in its window alone. */
export const signIn = (page: Page, { token }: { readonly token: string }): Promise<unknown> =>
  page.addInitScript((kept) => {
    const area = kept.startsWith('abw_') ? sessionStorage : localStorage;
    if (!sessionStorage.getItem('signed-in')) area.setItem('abrufbar.token', kept);
    sessionStorage.setItem('signed-in', 'once');
  }, token);

/** The company that the device shows first. */
export const chooseCompany = (page: Page, number: string): Promise<unknown> =>
  page.addInitScript((nr) => localStorage.setItem('abrufbar.company', nr), number);

/** Resolves once the prerendered page is hydrated: taps have an effect. */
export const isHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Resolves once the page has fetched what it fetches when it rests: flashes, and what watches line and calls. */
export const isSettled = (page: Page): Promise<unknown> =>
  page.locator('[popover="manual"]').waitFor({ state: 'attached' });

/** Resolves once all files of the app are cached on the device. */
export const isCached = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('keep-app'));
    await navigator.serviceWorker.ready;
  });

// A status is no offence, nor is the browser's offline check for a newer service worker, nor what it
// says about push in private windows, which Playwright's are.
const OF_THE_LINE = [
  'Chrome currently does not support the Push API in incognito mode',
  'Failed to load resource',
  'An unknown error occurred when fetching the script.',
];

/** Within the browser; `chrome` is its viewer of documents. */
const OWN_PROTOCOLS = ['blob:', 'data:', 'chrome:', 'chrome-extension:'];

/** Errors of scripts, breaches of the content security policy, requests to anybody else. */
const watch = async (context: BrowserContext): Promise<string[]> => {
  const offences: string[] = [];
  context.on('weberror', (failure) => offences.push(String(failure.error())));
  context.on('console', (message) => {
    const isOfTheLine = OF_THE_LINE.some((words) => message.text().startsWith(words));
    if (message.type() === 'error' && !isOfTheLine) offences.push(message.text());
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = hostname.endsWith('.localhost') || OWN_PROTOCOLS.includes(protocol);
    if (!isOwn) offences.push(`request to ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) =>
      console.error(`${breach.violatedDirective} refused ${breach.blockedURI} ${breach.sample}`),
    );
  });
  return offences;
};

export { expect } from '@playwright/test';

import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { buildSite, type Site } from '../../apps/server/testing/concepts/site.ts';
import { startTestServer, type TestServer } from '../../apps/server/testing/server/server.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';
import { fillDemo, type Demo } from './demo-data.ts';
import { layLine, type Line } from './cuttable-proxy.ts';

type Portal = {
  readonly server: TestServer;
  /** Address of the portal under the host of a brand. */
  readonly at: (brand: Brand) => string;
  readonly line: Line;
};

/** A portal with the demo data, for looking only. */
export type Showroom = Portal & { readonly demo: Demo };
type WorkerFixtures = {
  readonly shared: TestServer;
  /** The server of a test file, for whoever needs one that tests of other files do not see. */
  readonly serverOfFile: (file: string) => Promise<TestServer>;
  readonly showroom: Showroom;
};
type Fixtures = {
  readonly brand: Brand;
  /** A server that no other file sees, or no other test: for what concerns everybody. */
  readonly alone: false | 'file' | 'test';
  /** Whether pages follow what others do; journeys that are about something else stand still meanwhile. */
  readonly live: boolean;
  readonly portal: Portal;
  /** A company of its own with one contract and a foreman, so that journeys do not see each other. */
  readonly site: Site;
  /** Opens a page of the portal, signed in when told as whom. */
  readonly open: (path: string, as?: { readonly token: string }) => Promise<Page>;
  /** What no page may ever do, as seen so far; empty at the end of every test. */
  readonly offences: string[];
};

/** Starts a server; the answer ends it. */
const startServer = async (env: Readonly<Record<string, string>> = {}) => {
  const ends: (() => Promise<void>)[] = [];
  const server = await startTestServer({ after: (end) => ends.push(end) }, { env });
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  return { server, stop };
};

/** Leads a line of its own to a server, so that it can be cut without anybody else noticing. */
const withLine = async (
  server: TestServer,
  use: (portal: Portal) => Promise<void>,
): Promise<void> => {
  const line = await layLine(Number(new URL(server.address).port));
  await use({ server, line, at: (brand) => `http://${brand}.localhost:${line.port}` });
  await line.cut();
};

export const startPortal = async (
  use: (portal: Portal) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { server, stop } = await startServer(env);
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
    async ({}, use) =>
      startPortal(async (portal) => use({ ...portal, demo: await fillDemo(portal.server) })),
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
    const token = await server.build({}, (db) => buildToken(db, site.user)); // one that is valid today
    await use({ ...site, token });
  },
  open: async ({ page, portal, brand }, use) => {
    await use(async (path, as) => {
      if (as) await signIn(page, as);
      await page.goto(portal.at(brand) + path);
      await isAlive(page);
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

/** The stream of changes is out of reach, anything else is not. */
export const refuseStreams = (): void => {
  const reach = globalThis.fetch;
  globalThis.fetch = (...request) => {
    const [address] = request;
    const isStream = typeof address === 'string' && address.includes('/user/live');
    return isStream ? Promise.reject(new TypeError('none in this journey')) : reach(...request);
  };
};

/** The service worker is installed only once `isKept` asks for it: fetching the whole app takes as long as a journey. */
const postponeInstall = (): void => {
  const container = globalThis.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return; // an empty page
  const register = container.register.bind(container);
  const asked = new Promise((resolve) => addEventListener('keep-app', resolve, { once: true }));
  container.register = async (url, options) => {
    const isApp = String(url).endsWith('/service-worker.js');
    if (isApp && !(await container.getRegistration('/'))) await asked;
    return register(url, options);
  };
};

/** The page does not find out by itself that the server can be reached after all, and what it says of that stays. */
export const refuseKnocks = (page: Page): Promise<unknown> =>
  page.route('**/healthz', (route) => route.abort());

/** Resolves when the page hears the server; a stream that a busy server refuses is asked for again. */
export const hears = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().includes('/user/live?') && answer.ok());

/** The device holds a token when its first page is opened; later it goes its own way. */
export const signIn = (page: Page, { token }: { readonly token: string }): Promise<unknown> =>
  page.addInitScript((kept) => {
    if (!sessionStorage.getItem('signed-in')) localStorage.setItem('abrufbar.token', kept);
    sessionStorage.setItem('signed-in', 'once');
  }, token);

/** The drawn page has become the living one: a tap is heard. */
export const isAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Everything the app needs to start is on the device, and later parts of it too. */
export const isKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    dispatchEvent(new Event('keep-app'));
    await navigator.serviceWorker.ready;
  });

// A status is no offence, nor is the browser's own look for a newer service worker without reception, nor what it
// says about push in private windows, which Playwright's are.
const OF_THE_LINE = [
  'Chrome currently does not support the Push API in incognito mode',
  'Failed to load resource',
  'An unknown error occurred when fetching the script.',
];

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
    const isOwn = hostname.endsWith('.localhost') || ['blob:', 'data:'].includes(protocol);
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

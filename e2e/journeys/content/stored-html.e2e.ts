import type { Page } from '@playwright/test';
import { buildMaintenance } from '../../../apps/server/src/content/build.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { expect, test, type Showroom } from '../../support/fixtures.ts';
import { CLOSE, HOSTILE } from '../../support/hostile-html.ts';

test.use({ alone: 'test' });

const brand = 'nordstein';
const longAgo = new Date(0);
const MARK = '<p>Anfang</p>';
const SAFE_LINK = /^(?:https?:|mailto:|tel:|#|\?|\/(?![/\\]))/;

const versionOf =
  (page_key: string) =>
  ({ build }: Showroom['server'], html: string) =>
    build({}, (db) =>
      db
        .insertInto('content_versions')
        .values({ page_key, number: 1, html, published_at: longAgo })
        .execute(),
    );

/** Writes directly to the tables, without the cleaner. */
const PLACES: Readonly<
  Record<
    string,
    { path: string; write: (server: Showroom['server'], html: string) => Promise<unknown> }
  >
> = {
  terms: { path: '/terms-of-use', write: versionOf(`terms:${brand}`) },
  'privacy terms': { path: '/privacy-terms', write: versionOf(`privacy:${brand}`) },
  imprint: { path: '/imprint', write: versionOf(`imprint:${brand}`) },
  help: { path: '/help', write: versionOf('help:/dashboard') },
  announcement: {
    path: '/dashboard',
    write: ({ build }, message) =>
      build({}, (db) =>
        db
          .insertInto('announcements')
          .values({
            id: newId(),
            message,
            is_permanent: true,
            starts_at: longAgo,
            planned_at: longAgo,
          })
          .execute(),
      ),
  },
  snippet: {
    path: '/dashboard',
    write: ({ build }, html) =>
      build({}, (db) =>
        db
          .insertInto('announcements')
          .values({
            id: newId(),
            path: '/dashboard',
            scope: 'session',
            message: html,
            is_permanent: false,
            on_start: false,
            on_login: false,
            starts_at: longAgo,
            planned_at: longAgo,
          })
          .execute(),
      ),
  },
  maintenance: {
    path: '/dashboard',
    write: ({ build }, html) => build({}, (db) => buildMaintenance(db, { html })),
  },
};

/** Elements, attributes and links on the page that the list does not allow. */
const leftovers = (page: Page) =>
  page.evaluate(() => {
    const box = [...document.querySelectorAll('main div')].findLast(({ textContent: text }) =>
      text?.startsWith('Anfang'),
    );
    if (!box) return null;
    const tags =
      'a,b,strong,i,em,u,br,h1,h2,h3,h4,p,ul,ol,li,dl,dt,dd,blockquote,hr,table,caption,thead,tbody,tr,th,td';
    const attributes = ['href', 'target', 'rel', 'scope', 'colspan', 'rowspan'];
    return {
      wrong: [...box.querySelectorAll('*')]
        .filter(
          (one) =>
            !one.matches(tags) ||
            one.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
            [...one.attributes].some(({ name }) => !attributes.includes(name)),
        )
        .map(({ outerHTML }) => outerHTML),
      links: [...box.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      hits: 'hit' in window,
    };
  });

for (const [name, { path, write }] of Object.entries(PLACES)) {
  test(`D-60 quality S6 hostile markup in the table of ${name} runs nothing, sends nothing, reports nothing`, async ({
    open,
    page,
    offences,
    portal: { server },
    site,
  }) => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    await write(server, [MARK, ...HOSTILE, '<p>Ende</p>'].join(CLOSE));
    await open(path, site);
    const start = page.getByText('Anfang');
    await expect(async () => {
      await page.mouse.wheel(0, 4_000); // a snippet is drawn where the reader reaches it
      await expect(start).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText(/Ende$/).last()).toBeVisible();
    const left = await leftovers(page);
    expect(left?.wrong).toEqual([]);
    expect(left?.links.filter((link) => !SAFE_LINK.test(link))).toEqual([]);
    expect(left?.hits).toBe(false);
    expect(offences).toEqual([]);
  });
}

/** Few at a time: some of them close an element that nothing reopens. */
const GROUP_CASES = 8;

test('D-60 quality S6 the browser cleans markup of an answer before showing it @full', async ({
  open,
  page,
  offences,
}) => {
  let group: readonly string[] = [];
  await page.route('**/api/v2/help-page?*', (route) =>
    route.fulfill({ json: { data: { content: [MARK, ...group].join(CLOSE) } } }),
  );
  for (let first = 0; first < HOSTILE.length; first += GROUP_CASES) {
    group = HOSTILE.slice(first, first + GROUP_CASES);
    await open('/help');
    await expect(page.getByText('Anfang')).toBeVisible();
    const left = await leftovers(page);
    expect(left?.wrong).toEqual([]);
    expect(left?.links.filter((link) => !SAFE_LINK.test(link))).toEqual([]);
    expect(left?.hits).toBe(false);
  }
  // The browser ran nothing while it was parsed: no request was sent.
  const refused = /inline|base-uri|base URI/;
  expect(offences.splice(0).filter((offence) => !refused.test(offence))).toEqual([]);
});

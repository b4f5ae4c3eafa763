import { buildOneCallOff } from '../../support/call-offs.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildMessage } from '../../support/messages.ts';
import { buildOrder } from '../../support/order-form.ts';

test.use({ serviceWorkers: 'block' }); // every visit fetches its code, as the first does

test('ONL-94 ONL-105 delivery, call-off, amounts, items and message are asked for before the code of the app has arrived, once', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const { item, buyer } = await buildOrder(server, site);
  const callOff = await buildOneCallOff(server, site, { item });
  const message = await buildMessage(server, { ...site, user: buyer });
  const { id } = site.contract;
  const screens = [
    { path: pathOf(load), read: /\/delivery\/details\?/ },
    { path: `/calloff-detail/${callOff.id}`, read: /\/calloff-detail\// },
    { path: `/daily-amount/${id}`, read: /\/daily\?/ },
    { path: `/total-amount/${id}`, read: /\/total\?/ },
    { path: `/contract-items/${id}`, read: /\/contract-items\?/ },
    { path: `/calloff-creation/${item.id}`, read: /\/contract-item\?/ },
    { path: `/messages/single/${message.id}`, read: /\/notifications\/[0-9a-f-]{36}$/ },
  ];
  let reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v2/')) reads.push(pathname + search);
  });
  let awaited = /$/;
  await page.route('**/assets/main-*.js', async (route) => {
    await expect.poll(() => reads.some((read) => awaited.test(read))).toBe(true);
    await route.continue();
  });
  for (const { path, read } of screens) {
    reads = [];
    awaited = read;
    await open(path, buyer);
    await expect(page.getByRole('main').getByText('wird geladen')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(
      reads.filter((one) => read.test(one)),
      path,
    ).toHaveLength(1);
  }
});

test('ONL-107 a skeleton is moved by the compositor alone', async ({ open, page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/api/v2/deliveries/incoming?*', () => {}); // no answer yet
  await open(`/delivery-incoming/${site.contract.id}`, site);
  const moved = () =>
    page.evaluate(() => {
      const all = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
      const frames = all.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes()); // CSS makes no others
      const properties = frames.flatMap((frame) => Object.keys(frame));
      const OF_ALL = ['offset', 'computedOffset', 'easing', 'composite'];
      return [...new Set(properties)].filter((name) => !OF_ALL.includes(name));
    });
  await expect.poll(moved).toEqual(['transform']);
});

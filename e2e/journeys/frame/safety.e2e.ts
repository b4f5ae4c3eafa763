import { expect, isHydrated, isCached, test } from '../../support/fixtures.ts';

test('text becomes neither markup nor script: trusted types are enforced @full', async ({
  offences,
  open,
  site,
}) => {
  const page = await open('/dashboard', site);
  await isCached(page); // by then the app has created its only policy
  const tried = await page.evaluate(() => {
    const box = document.createElement('div');
    const script = document.createElement('script');
    const same = (text: string) => text;
    const rules = { createHTML: same, createScriptURL: same };
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (box.innerHTML = '<b>x</b>'),
      insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', '<b>x</b>'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      src: () => (script.src = 'https://evil.example/x.js'),
      text: () => (script.text = 'document.title = 1'),
      policy: () => window.trustedTypes?.createPolicy('evil', rules),
      again: () => window.trustedTypes?.createPolicy('abrufbar', rules),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(tried).toEqual(tried.map(() => 'refused'));
  expect(offences.length).toBeGreaterThan(0); // the fixture of every journey records it
  offences.splice(0);
});

test('foreign scripts, styles, pictures, frames and requests are blocked @full', async ({
  offences,
  open,
  page,
}) => {
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'reached' }));
  await open('/login');
  await isHydrated(page);
  const reached = await page.evaluate(async () => {
    const outcome = (element: HTMLElement) =>
      new Promise<string>((resolve) => {
        element.addEventListener('load', () => resolve(`${element.tagName} came in`));
        element.addEventListener('error', () => resolve('refused'));
        document.body.append(element);
      });
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    link.href = 'https://evil.example/x.css';
    const picture = new Image();
    picture.src = 'https://evil.example/x.png';
    const request = fetch('https://evil.example/x').then(
      () => 'fetch came in',
      () => 'refused',
    );
    document.body.setAttribute('style', 'opacity: 0.5');
    const { opacity } = getComputedStyle(document.body);
    return [await outcome(link), await outcome(picture), await request, opacity];
  });
  expect(reached).toEqual(['refused', 'refused', 'refused', '1']);
  expect(offences.length).toBeGreaterThan(0);
  offences.splice(0);
});

test('no foreign page can frame the portal @full', async ({ browser, portal }) => {
  const page = await browser.newPage();
  await page.setContent(`<iframe src="${portal.at('nordstein')}/login"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Anmelden' })).toHaveCount(0);
  expect(page.frames().map((one) => one.url())).not.toContain(`${portal.at('nordstein')}/login`);
  await page.close();
});

test('the portal sets no cookies @full', async ({ open, site }) => {
  const page = await open('/dashboard', site);
  await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

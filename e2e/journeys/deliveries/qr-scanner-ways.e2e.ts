import type { Page } from '@playwright/test';
import { buildSite, type Site } from '../../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { holdCalls, recordCalls } from '../../support/api-calls.ts';
import { buildNote, failCamera, noCamera, photo } from '../../support/camera.ts';
import { chooseCompany, expect, refuseProbes, test } from '../../support/fixtures.ts';
import { buildLoad, pathOf } from '../../support/deliveries.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';
import { answer } from '../../support/scenes/scene.ts';

// The two other ways and the address work without a camera.
test.beforeEach(({ page }) => failCamera(page, 'NotFoundError'));

const UPLOAD = 'delivery/qr-code/upload';
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Lieferschein erkannt' });
// Until then one screen replaces the other, and a tap between them is lost.
/** A person of the site and of another one, whose company the device shows first. */
const buildCommuter = async (page: Page, server: TestServer, site: Site) => {
  const other = await buildSite(server);
  const person = await buildPerson(server, { companies: [other.company, site.company] });
  await chooseCompany(page, other.company.company_nr);
  return { other, person };
};
const pick = (page: Page, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name: 'foto', mimeType, buffer });

test('a photo of the code opens the delivery, one without a code or no picture does not @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const { load, code } = await buildNote(server, site);
  const page = await open('/qr-scanner', site);
  const calls = recordCalls(page, UPLOAD);
  for (const [file, type, title] of [
    [await photo('x', { dirt: 40 }), 'image/jpeg', 'Kein QR-Code zu erkennen'],
    [Buffer.from('%PDF-1.7'), 'application/pdf', 'Foto kann nicht gelesen werden'],
  ] as const) {
    await pick(page, file, type);
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup).toContainText('geben Sie die Nummer des Lieferscheins ein.');
    await popup.getByRole('button', { name: 'Erneut scannen' }).click();
    await expect(popup).toHaveCount(0);
  }
  expect(calls).toHaveLength(0);
  await pick(page, await photo(code, { turn: 20, blur: 1 }));
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  await expect(found(page)).toContainText(site.contract.name);
  expect(calls).toHaveLength(1);
});

test(
  'a photo waits for the decoder that can read it @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { load, code } = await buildNote(server, site);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.wasm', (route) => held.then(() => route.continue()));
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function handOver(...message: unknown[]) {
        sessionStorage.setItem('pictures', `${Number(sessionStorage.getItem('pictures')) + 1}`);
        Reflect.apply(post, this, message);
      };
    });
    const worker = page.waitForEvent('worker');
    await open('/qr-scanner', site);
    await pick(page, await photo(code, { paper: 45, ink: 15, noise: 8 }));
    await expect(page.getByText('Lieferschein wird gesucht …')).toBeVisible();
    // The decoder that is loaded first would search in vain, and the photo would come again in another size.
    const pictures = () => page.evaluate(() => sessionStorage.getItem('pictures'));
    await expect.poll(pictures).toBe('1');
    const decoder = await worker;
    await decoder.evaluate(() => 'idle'); // it has seen the picture
    expect(await pictures()).toBe('1');
    arrive();
    await expect(page).toHaveURL(new RegExp(pathOf(load)));
  },
);

test(
  'leaving during the search for a code opens no delivery and switches no company @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { other, person } = await buildCommuter(page, server, site);
    const { code } = await buildNote(server, site);
    await open('/settings', person);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Lieferschein scannen' }).click();
    await noCamera(page);
    const release = await holdCalls(page, UPLOAD);
    await page.clock.install();
    const asked = page.waitForRequest(`**/${UPLOAD}`);
    await pick(page, await photo(code));
    await asked;
    await expect(page.getByText('Lieferschein wird gesucht …')).toBeVisible();
    await page.getByRole('button', { name: 'Scanner schließen' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    const answer = page.waitForResponse(`**/${UPLOAD}`);
    release();
    await (await answer).finished();
    await page.clock.runFor(1_000); // longer than the frame would show that it has found it
    await expect(page).toHaveURL(/\/settings$/);
    const kept = await page.evaluate(() => localStorage.getItem('abrufbar.company'));
    expect(kept).toBe(other.company.company_nr);
  },
);

test(
  'a code in an address opened offline is searched for once online @full',
  { tag: '@full' },
  async ({ open, page, portal: { server }, site }) => {
    const { load, code } = await buildNote(server, site);
    const { pathname, search } = new URL(code);
    await refuseProbes(page);
    await page.route(`**/${UPLOAD}`, (route) => route.abort());
    await open(pathname + search, site);
    await expect(page.getByText('Zum Scannen brauchen Sie Empfang.')).toBeVisible();
    await page.unroute(`**/${UPLOAD}`);
    await page.unroute('**/healthz');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(new RegExp(pathOf(load)));
  },
);

test('API-62 ERR-14 the number is typed; a wrong one stays to be corrected @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const load = await buildLoad(server, site);
  const page = await open('/dashboard', site);
  await page.getByRole('main').getByRole('link', { name: 'Lieferschein scannen' }).click();
  await noCamera(page);
  await page.getByRole('button', { name: 'Nummer eingeben' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nummer des Lieferscheins' });
  const field = sheet.getByLabel('Lieferscheinnummer');
  await field.fill(' ');
  await sheet.getByRole('button', { name: 'Lieferschein suchen' }).click();
  await expect(sheet.getByText('Bitte geben Sie die Nummer ein.')).toBeVisible();
  await field.fill('4711-gibt-es-nicht');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(/^Zu diesem Lieferschein gibt es bei Ihren Firmen/)).toBeVisible();
  await expect(field).toHaveValue('4711-gibt-es-nicht');
  await field.fill(` ${load.number} `);
  await expect(sheet.getByText(/^Zu diesem Lieferschein/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  await expect(found(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/); // sheet and scanner left no history entries
});

test('RTE-42 a code opened by the camera of the phone leads through the login to its delivery @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const person = await buildPerson(server, { companies: [site.company] });
  const { load, code } = await buildNote(server, site);
  const { pathname, search } = new URL(code);
  const calls = recordCalls(page, UPLOAD);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await open(pathname + search);
  await fillLogin(page, person.email, PASSWORD);
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  await expect(found(page)).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(addresses.some((address) => address.endsWith('/qr-scanner'))).toBe(true);
});

test('ERR-15 DOC-79 a forged code in an address is refused and removed from it @full', async ({
  open,
  portal: { server },
  site,
}) => {
  const { code } = await buildNote(server, site);
  const { pathname, search } = new URL(code);
  const forged = `${search.slice(0, -4)}AAAA`;
  const page = await open(pathname + forged, site);
  const popup = page.getByRole('dialog', { name: 'Kein Lieferschein-Code' });
  await expect(popup).toContainText('Dieser Code wurde nicht von uns ausgestellt.');
  await expect(page).toHaveURL(/\/qr-scanner$/);
  await popup.getByRole('button', { name: 'Erneut scannen' }).click();

  await page.route(`**/${UPLOAD}`, (route) => route.fulfill({ status: 502, body: 'nginx' }));
  await pick(page, await photo(code));
  const fault = page.getByRole('dialog', { name: 'Das hat nicht geklappt' });
  await expect(fault).toContainText('Unser Server hat einen Fehler gemeldet.');
  await expect(fault).toContainText('Bitte versuchen Sie es in einem Moment erneut.');
  await expect(fault.getByRole('button')).toHaveText(['Erneut scannen']);
});

/** Answers of the server to a user without the right to scan, and to one over the limit. */
const refusals = async (server: TestServer, { company }: Site, data: string) => {
  const ask = ({ token }: { readonly token: string }) => {
    const body = new FormData();
    body.append('company_number', company.company_nr);
    body.append('data', data);
    return server.request('POST', UPLOAD, { token, body });
  };
  const companies = [company];
  const scanner = await buildPerson(server, { companies });
  const reader = await buildPerson(server, { companies, permissions: [] });
  const answers = await Promise.all(Array.from({ length: 61 }, () => ask(scanner)));
  return [await ask(reader), answers.find(({ status }) => status === 429)] as const;
};

test('D-18 PER-03 DOC-80 a user without the right or over the limit of scans sees the reason, and continues later @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { load, code } = await buildNote(server, site);
  const [forbidden, tooMany] = await refusals(server, site, code);
  await open('/qr-scanner', site);
  await noCamera(page);
  for (const [refusal, title, words, button] of [
    [
      forbidden,
      'Keine Berechtigung',
      /^Sie dürfen für diese Firma keine Liefer\u00AD?scheine scannen\. .+Ansprech\u00AD?person im Werk/,
      'Verstanden', // another scan would not help
    ],
    [
      tooMany,
      'Das hat nicht geklappt',
      /^Das waren zu viele Anfragen .+ warten Sie \d+ Sekunden /,
      'Erneut scannen',
    ],
  ] as const) {
    const popup = page.getByRole('dialog', { name: title });
    await answer(UPLOAD, Object(refusal?.json), refusal?.status)(page);
    await pick(page, await photo(code));
    await expect(popup.getByRole('paragraph')).toHaveText(words);
    await expect(popup.getByRole('button')).toHaveText([button]);
    await popup.getByRole('button', { name: button }).click();
    await expect(popup).toHaveCount(0);
    await page.unroute(`**/api/v2/${UPLOAD}`);
  }
  await pick(page, await photo(code));
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
});

test('ENT-51 API-63 a note of the other company switches to it, and the delivery reports it @full', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const { person } = await buildCommuter(page, server, site);
  const { load, code } = await buildNote(server, site);
  await open('/qr-scanner', person);
  await pick(page, await photo(code));
  await expect(page).toHaveURL(new RegExp(pathOf(load)));
  const { name, company_nr } = site.company;
  await expect(found(page)).toContainText(`Firma gewechselt zu ${name} (${company_nr})`);
  expect(await page.evaluate(() => localStorage.getItem('abrufbar.company'))).toBe(company_nr);
});

test('PER-03 RTE-41 RTE-42 NAV-02 NAV-09 without the permission the scanner is neither shown nor opened', async ({
  open,
  page,
  portal: { server },
  site,
}) => {
  const person = await buildPerson(server, {
    companies: [site.company],
    permissions: ['call-off-list'],
  });
  const entries = page.getByRole('link', { name: 'Lieferschein scannen' });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      sessionStorage.setItem('camera', 'asked');
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await open('/qr-scanner', person);
  await expect(page).toHaveURL(/\/dashboard$/);
  const refusal = page.getByRole('alert').filter({ hasText: 'keine Lieferscheine scannen' });
  await expect(refusal).toContainText('Die Berechtigung dazu vergibt Ihre Ansprechperson im Werk.');
  expect(await page.evaluate(() => sessionStorage.getItem('camera'))).toBeNull();
  await refusal.click(); // closes it
  await expect(page.getByText('Zuletzt aktiv')).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Hilfe' })).toBeVisible();
  await expect(entries).toHaveCount(0);
});

test(
  'T-36 permissions that cannot be loaded open no scanner and say nothing of a missing one @full',
  { tag: '@full' },
  async ({ open, page, site }) => {
    await page.route('**/section-permissions*', (route) => route.fulfill({ status: 502 }));
    await open('/qr-scanner', site); // a foreman, who has the permission
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Zuletzt aktiv')).toBeVisible();
    const refusal = page.getByRole('alert').filter({ hasText: 'keine Lieferscheine scannen' });
    await expect(refusal).toHaveCount(0);
  },
);

test('SES-10 SES-11 SES-12 the scanner opens from the menu and leads back to where it was opened @full', async ({
  open,
  site,
}) => {
  const page = await open('/settings', site);
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'Lieferschein scannen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferschein scannen');
  const trail = await page.evaluate(() => localStorage.getItem('abrufbar.overlays'));
  expect(JSON.parse(trail ?? '')).toMatchObject({ 'qr-scanner': ['/settings'] });
  await page.reload();
  await noCamera(page);
  await page.getByRole('button', { name: 'Scanner schließen' }).click();
  await expect(page).toHaveURL(/\/settings$/);
});

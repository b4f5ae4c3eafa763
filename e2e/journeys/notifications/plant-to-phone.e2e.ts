import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as notifications from '@abrufbar/contract/notifications.ts';
import * as push from '@abrufbar/contract/push.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { updateSetting } from '@abrufbar/contract/profile/settings.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import type { Page } from '@playwright/test';
import { newId } from '../../../apps/server/src/core/ids.ts';
import { waitForJobs } from '../../../apps/server/testing/server/jobs.ts';
import { startPush } from '../../../apps/server/testing/external/push-endpoint.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { startSmtp, type TestSmtp } from '../../../apps/server/testing/external/smtp-server.ts';
import { fillDemoData } from '../../../apps/server/src/demo/fill.ts';
import { customerNumber, DEMO_PASSWORD } from '../../../apps/server/src/demo/people.ts';
import { expect, waitForStream, startPortal, test as base } from '../../support/fixtures.ts';
import { list, showLists, tab } from '../../support/messages.ts';
import { weighOne } from '../../support/demo/plant.ts';

const FOREMAN = 'm.demir@brinkmann-tiefbau.example';
const COMPANY = '104233';
const CONTRACT = '40018277';
const PLANT = '2100';

type Doubles = {
  readonly smtp: TestSmtp;
  readonly pushService: Awaited<ReturnType<typeof startPush>>;
};

/** A portal that sends its mails to a real mail server and its pushes to a real push service. */
const test = base.extend<Doubles>({
  smtp: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(await startSmtp({ after: (end) => ends.push(end) }));
    for (const end of ends) await end();
  },
  pushService: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(await startPush({ after: (end) => ends.push(end) }));
    for (const end of ends) await end();
  },
  portal: async ({ smtp, pushService }, use) =>
    startPortal(use, { SMTP_URL: smtp.url, ...pushService.env }),
});
test.use({ live: true });

/** The foreman of the demo data, the import keys of the plants, and the contract that one of them supplies. */
const prepare = async (server: TestServer) => {
  const keys = await server.build({}, (db) => fillDemoData({ ...server, db }, new Date()));
  const login = { username: FOREMAN, password: DEMO_PASSWORD, _im: null };
  const { access_token: token } = await server.send(session.login, login);
  const { items } = await server.send(contracts.recent, { company_number: COMPANY }, { token });
  const contract = items.find(({ contract_number }) => contract_number === CONTRACT);
  await waitForJobs(server);
  const { count } = await server.send(notifications.count, {}, { token });
  return { keys, token, path: `/delivery-incoming/${contract?.id}`, unread: count };
};

/** A locked phone of a person: a registered push subscription. */
const register = async (
  { send }: TestServer,
  { pushService }: Pick<Doubles, 'pushService'>,
  token: string,
) => {
  const setting = { type: 'PushNotification', status: true, company_number: null } as const;
  await send(updateSetting, setting, { token });
  const { public_key } = await send(push.publicKey, {}, { token });
  const device = await pushService.subscribe(public_key);
  const registration = { subscribe: true, subscription_id: newId(), ...device.target };
  await send(push.updateSubscription, registration, { token });
  return device;
};

/** Instant at which the list on the screen grew, measured in the page. */
const whenLonger = async (page: Page): Promise<number> => {
  const known = await page.locator('main [aria-setsize]').first().getAttribute('aria-setsize');
  const seen = await page.waitForFunction(
    (before) => {
      const now = document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize');
      return Number(now) > Number(before) && Date.now();
    },
    known,
    { polling: 'raf', timeout: 60_000 },
  );
  return seen.jsonValue().then(Number);
};

/** The plant starts to review a waiting call-off of the contract; the import call comes from outside. */
const review = async (server: TestServer, token = ''): Promise<void> => {
  const { items } = await server.send(callOffs.pending, { status: null }, { token });
  const waiting = items.find(
    ({ contract_number, status }) =>
      contract_number === CONTRACT && status === CALL_OFF_STATUS.bindingRequest,
  );
  await server.send(
    callOffs.decide,
    {
      call_off_id: waiting?.call_off_id ?? '',
      customer_number: customerNumber('nordstein', COMPANY),
      action: 'review',
      number: null,
      answer: null,
    },
    { token },
  );
};

const counts = (page: Page, unread: number) =>
  expect(tab(page)).toHaveAccessibleName(`Nachrichten, ${unread} ungelesene Nachrichten`);

test(
  'D-51 D-53 D-54 an event at the plant arrives on the open phone, as a push and by mail @full',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, pushService, smtp }, info) => {
    test.slow();
    const { keys, path, token, unread } = await prepare(server);
    const device = await register(server, { pushService }, token);
    const stream = waitForStream(page);
    await open(path, { token });
    await stream;
    const cards = page.getByRole('list', { name: 'Eingehende Lieferungen' });
    await expect(cards.getByRole('listitem').first()).toBeVisible();
    await counts(page, unread);

    const longer = whenLonger(page);
    const keysFile = info.outputPath('keys.json');
    const { number, answeredAt } = await weighOne(server.address, keysFile, keys, CONTRACT);
    const took = (await longer) - answeredAt;
    process.stdout.write(`a ticket was on the open screen ${took} ms after the plant's answer\n`);
    await expect(cards.getByText(number)).toBeVisible();
    await counts(page, unread + 1);

    await tab(page).click();
    await showLists(page);
    const fresh = list(page, 'Neu').getByRole('link');
    await expect(fresh.first()).toContainText(/^Neuer Lieferschein/);
    await review(server, keys[PLANT]);
    await expect(fresh.first()).toContainText(/^Abruf in Prüfung/);
    await counts(page, unread + 2);
    await fresh.nth(1).click();
    await expect(page.getByRole('definition').first()).toHaveText(number);
    await counts(page, unread + 1);

    await waitForJobs(server);
    const pushed = pushService.arrived.map(({ title }) => title);
    expect(pushed).toEqual([
      expect.stringMatching(/^Neuer Lieferschein: /),
      expect.stringMatching(/^Abruf in Prüfung: /),
    ]);
    expect(pushService.arrived.every((one) => one.device === device)).toBe(true);
    expect(pushService.requests()).toBe(2);
    const mails = smtp.mails.filter(({ recipients }) => recipients.includes(FOREMAN));
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Abruf in Prüfung: /),
    ]);
  },
);

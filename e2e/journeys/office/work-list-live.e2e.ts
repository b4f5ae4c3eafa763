import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { inDays } from '../../support/call-offs.ts';
import { answer, buildDesk, drawer, openAsStaff, row } from '../../support/desk.ts';
import { expect, fullIf, signIn, test } from '../../support/fixtures.ts';
import { AT_DESK } from '../../support/office.ts';

test.use({ ...AT_DESK, alone: 'file', live: true });
test.describe.configure({ mode: 'default' }); // one worker, so one server

const EARLIER = {
  quantity: '60.000',
  starts_on: inDays(3),
  starts_time: '07:00',
  ends_on: inDays(3),
  ends_time: '15:00',
};

test('OFF-52 OFF-53 OFF-39 a change request is decided while the portal in a second page follows live', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const { build, buyer, list } = await buildDesk(server, site);
  const { id } = await build({ status: 30, earlier: EARLIER });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  const customer = await context.newPage();
  await signIn(customer, buyer);
  await customer.goto(`${portal.at('nordstein')}/calloff-detail/${id}`);
  await expect(customer.getByText('Änderungsanfrage').first()).toBeVisible();

  await row(page, 0).click();
  const change = drawer(page).getByRole('table', { name: 'Was sich ändert' });
  await expect(change).toContainText('60,00');
  await expect(change).toContainText('+\u00A020,00');
  await expect(drawer(page).getByText('gilt wieder der bisherige Termin')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Änderung bestätigen' }).click();
  await expect(page.getByText(/wird in \d+ s gesendet/)).toBeVisible();
  await expect(customer.getByText('Änderungsanfrage').first()).toBeVisible(); // nothing has left the house
  await expect(customer.getByText('Lieferung bestätigt').first()).toBeVisible();
  await expect(page.getByTitle(/^Keine Verbindung/)).toHaveCount(0); // as without live connection (OFF-40)
  await page.keyboard.press('Escape');
  await expect(row(page, 0)).toBeHidden(); // its ten seconds are over
});

test('OFF-60 OFF-242 of two who open a call-off the first hears of the second by the stream', async ({
  context,
  open,
  page,
  portal,
  site,
}) => {
  const { server } = portal;
  const { build, list } = await buildDesk(server, site);
  await build();
  await context.addInitScript(() => {
    const every = globalThis.setInterval;
    // Without the question that comes every 15 seconds the stream alone tells who has come.
    const others = (work: () => void, ms?: number) => (ms === 15_000 ? 0 : every(work, ms));
    Object.assign(globalThis, { setInterval: others });
  });
  await openAsStaff(page, server, 'Lena Bartels');
  await open(list);
  await row(page, 0).click();
  const other = await context.newPage();
  await openAsStaff(other, server, 'Jens Ahlers');
  await other.goto(portal.at('nordstein') + list);
  await row(other, 0).click();
  await expect(drawer(other).getByText('Lena Bartels sieht diesen Abruf auch')).toBeVisible();
  await expect(drawer(page).getByText('Jens Ahlers sieht diesen Abruf auch')).toBeVisible();
});

for (const live of [true, false])
  test.describe(
    live ? 'live' : 'without live connection, once the bar has ended',
    { tag: fullIf(!live) },
    () => {
      test.use({ live });

      test('OFF-58 a pending cancellation falls when the customer asks for a change, and the dispatcher hears of it', async ({
        open,
        page,
        portal: { server },
        site,
      }) => {
        const { build, buyer, list } = await buildDesk(server, site);
        const { id } = await build({ status: 4, number: '551208' });
        await openAsStaff(page, server, 'Lena Bartels');
        await open(`${list}&view=confirmed`);
        await row(page, 0).click();
        await drawer(page).getByRole('button', { name: 'Stornieren' }).click();
        await answer(page).fill('Das Werk steht still.');
        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(page.getByText('Abruf 551208 storniert')).toBeVisible();
        await server.send(
          callOffs.requestChange,
          {
            call_off_id: id,
            amount: 100,
            delivery_start_date: inDays(3),
            delivery_start_time: '07:00',
            delivery_end_date: inDays(3),
            delivery_end_time: '15:00',
            component: null,
            customer_note: null,
            contact_person: buyer.id,
          },
          buyer,
        );
        await expect(
          page.getByText(/Abruf 551208: Der Kunde hat inzwischen etwas geändert/),
        ).toBeVisible();
        await expect(drawer(page).getByText('Änderungsanfrage').first()).toBeVisible();
      });
    },
  );

import { violationsInBothThemes } from '../../support/axe.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { tabTo } from '../../support/keyboard.ts';
import {
  buildColleague,
  codeNow,
  expectSignedIn,
  AT_DESK,
  signInStaff,
} from '../../support/office.ts';
import { updateMember } from '../../../apps/server/src/staff/store.ts';
import { sealingDue } from '../../../apps/server/src/staff/audit/seal-jobs.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { waitForJobs } from '../../../apps/server/testing/server/jobs.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ ...AT_DESK, alone: 'test', live: true });

const BOTH = ['nordstein', 'suedkies'] as const;

/** The last code was too long ago: the next dangerous call asks. */
const forgetCode = (server: TestServer, { id }: { readonly id: string }) =>
  server.build({}, (db) =>
    db
      .updateTable('staff_sessions')
      .set({ step_up_until: null })
      .where('staff_id', '=', id)
      .execute(),
  );

const seal = async (server: TestServer) => {
  await server.build({}, (db) => server.jobs.send(db, sealingDue, {}));
  await waitForJobs(server);
};

const row = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name}`) });

test('OFF-10 OFF-19 OFF-21 OFF-42 a user is made after a code, and a blocked one is signed out at once in a second window', async ({
  context,
  open,
  page,
  portal,
}) => {
  const { server } = portal;
  const boss = await buildColleague(server, { name: 'Katrin Vogt', role: 'admin', brands: BOTH });
  const blocked = await buildColleague(server, { name: 'Jens Ahlers' });
  await signInStaff(page, server, boss);
  await forgetCode(server, boss);
  await open('/office/staff');
  await expect(row(page, 'Katrin Vogt')).toBeVisible();

  const other = await context.newPage();
  await signInStaff(other, server, blocked);
  await other.goto(`${portal.at('nordstein')}/office/calloffs`);
  await expectSignedIn(other, 'Jens Ahlers');
  await expect(other.getByText(/^Stand /)).toBeVisible();

  await page.getByRole('button', { name: 'Nutzer anlegen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nutzer anlegen' });
  await drawer.getByLabel('Name').fill('Pia Engel');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await drawer.getByLabel('E-Mail-Adresse').fill('p.engel@nordstein.example');
  await drawer.getByRole('radio', { name: /^Redaktion/ }).check();
  await drawer.getByRole('button', { name: 'Anlegen' }).click();
  const code = page.getByRole('dialog', { name: 'Code bestätigen' });
  await expect(code.getByLabel('Ihr aktueller Code')).toBeFocused();
  await page.keyboard.type('000000');
  await expect(code.getByRole('alert')).toHaveText('Noch 4 Versuche');
  await page.keyboard.type(codeNow(boss));
  await expect(code).toBeHidden();
  await expect(page.getByText('Pia Engel ist angelegt.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pia Engel' })).toBeVisible();
  await expect(row(page, 'Pia Engel')).toContainText('einzurichten');

  await row(page, 'Jens Ahlers').click();
  const pane = page.getByRole('region', { name: 'Jens Ahlers' });
  await expect(pane.getByRole('button', { name: /^Sitzung beenden/ })).toBeVisible();
  await pane.getByRole('button', { name: 'Sperren' }).click();
  const ask = page.getByRole('dialog', { name: 'Jens Ahlers sperren?' });
  await ask.getByRole('button', { name: 'Sperren' }).click();
  await expect(ask.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
  await ask.getByLabel('Grund').fill('ausgeschieden');
  await page.keyboard.press('Enter'); // the code from before still counts
  await expect(page.getByText('Jens Ahlers ist gesperrt.')).toBeVisible();
  await expect(other.getByText('Ihre Sitzung ist beendet.')).toBeVisible();
  await expect(pane.getByText('ausgeschieden')).toBeVisible();
  await expect(row(page, 'Jens Ahlers')).toContainText('gesperrt');
});

test('OFF-18 OFF-20 OFF-21 OFF-22 OFF-42 name, role and brands are saved, also after a colleague was faster, the last administrator stays one, and a lost right is said', async ({
  open,
  page,
  portal: { server },
}) => {
  const boss = await buildColleague(server, { name: 'Katrin Vogt', role: 'admin', brands: BOTH });
  const { id } = await buildColleague(server, { name: 'Miriam Sandner' });
  await signInStaff(page, server, boss);
  await open('/office/staff');
  await tabTo(row(page, 'Katrin Vogt'));
  await page.keyboard.press('Enter');
  const own = page.getByRole('region', { name: 'Katrin Vogt' });
  await expect(own.getByRole('radio', { name: /^Support/ })).toBeDisabled();
  await expect(own.getByText(/^Den eigenen Zugang/)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Sperren' })).toBeHidden();
  await page.keyboard.press('ArrowDown'); // the pane follows
  const pane = page.getByRole('region', { name: 'Miriam Sandner' });
  await pane.getByRole('radio', { name: /^Support/ }).check();
  await pane.getByLabel('Südkies').check();
  await pane.getByLabel('Telefon').fill('0511 4410');
  await page.getByRole('link', { name: 'Protokoll' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await server.build({}, (db) =>
    updateMember(db, id, { phone: '0511 4499' }, { name: 'Sabine Kruse', at: new Date() }),
  );
  await page.keyboard.press('ControlOrMeta+s');
  await expect(pane.getByRole('alert')).toContainText('Sabine Kruse hat diesen Nutzer um');
  await expect(pane.getByRole('alert')).toContainText('Rolle und Marken: Disposition, Nordstein.');
  await expect(pane.getByText('Jetzt gespeichert: 0511 4499')).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Speichern' })).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  await expect(row(page, 'Miriam Sandner')).toContainText('Supportbeide');
  await expect(pane.getByLabel('Telefon')).toHaveValue('0511 4410');

  await server.build({}, (db) =>
    db.updateTable('staff').set({ role: 'dispatcher' }).where('id', '=', boss.id).execute(),
  );
  await pane.getByRole('radio', { name: /^Disposition/ }).check();
  await pane.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Dafür fehlt Ihnen das Recht.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nutzer und Rollen' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, { tag: fullIf(colorScheme === 'dark') }, () => {
    test.use({ colorScheme });

    test(`GEN-01 OFF-41 OFF-84 OFF-85 OFF-293 the log names what was done, opens in place, is exported and is whole, ${colorScheme}`, async ({
      open,
      page,
      portal: { server },
    }) => {
      const clean = async () => {
        expect(await violationsInBothThemes(page)).toEqual([]);
      };
      const boss = await buildColleague(server, {
        name: 'Katrin Vogt',
        role: 'admin',
        brands: BOTH,
      });
      await buildColleague(server, { name: 'Holger Petri' });
      await signInStaff(page, server, boss);
      await open('/office/staff');
      await row(page, 'Holger Petri').click();
      const pane = page.getByRole('region', { name: 'Holger Petri' });
      await pane.getByRole('radio', { name: /^Support/ }).check();
      await pane.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Gespeichert.')).toBeVisible();
      await clean();
      await page.getByRole('link', { name: /^Sitzungen/ }).click();
      await expect(page.getByText('diese Sitzung').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Sitzung beenden/ })).toHaveCount(0);
      await clean();

      await seal(server);
      await open('/office/audit');
      await expect(page.getByText(/^Kette geprüft \d\d:\d\d$/)).toBeVisible();
      await expect(page.getByText(/^Heute, /)).toBeVisible();
      const entry = page.locator('tr[data-number="0"]');
      await expect(entry).toContainText('Holger Petri');
      await tabTo(entry);
      await page.keyboard.press('Enter');
      const changes = page.getByRole('table', { name: 'Angaben zum Eintrag' });
      await expect(changes).toContainText('RolleDispositionSupport');
      await clean();
      await page.keyboard.press('/');
      await page.keyboard.type('gibt es nicht');
      await expect(page.getByText('Kein Treffer für diese Filter.')).toBeVisible();
      await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click();
      await tabTo(entry);
      await page.keyboard.press('o');
      await expect(pane).toBeVisible();

      await server.build({}, (db) =>
        db.updateTable('audit_staff').set({ actor: 'Niemand' }).execute(),
      );
      await seal(server);
      await open('/office/audit');
      await expect(page.getByText(/^Lücke ab /)).toBeVisible();
      await expect(page.getByText(/^Siegel 1 stimmt nicht: Der Eintrag von /)).toBeVisible();
      await clean();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportieren' }).click();
      await page.getByRole('menuitem', { name: 'CSV' }).click();
      expect((await downloading).suggestedFilename()).toMatch(/^Protokoll-\d{4}-\d\d-\d\d\.csv$/);
    });
  });
}

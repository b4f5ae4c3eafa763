import {
  buildAnnouncement,
  buildHelp,
  buildLegalText,
} from '../../../apps/server/src/content/build.ts';
import { expect, test } from '../../support/fixtures.ts';
import { buildPerson, fillLogin, PASSWORD } from '../../support/people.ts';

test.use({ alone: 'test' }); // texts are for everybody

const aMomentAgo = () => new Date(Date.now() - 1000);

test('GEN-11 a user reads the privacy terms, signs in, reads the terms of use and accepts them', async ({
  open,
  page,
  portal: { server },
}) => {
  await server.build({}, async (db) => {
    const publishedAt = aMomentAgo();
    await buildLegalText(db, { html: '<p>Ihr Zugang ist persönlich.</p>', publishedAt });
    const privacy = '<p>Auskunft gibt das Werk.</p>';
    await buildLegalText(db, { kind: 'privacy', html: privacy, publishedAt });
  });
  const person = await buildPerson(server, { acceptedTermsAt: null });
  await open('/login');
  await page.getByRole('link', { name: 'Registrieren' }).click();
  await page.getByRole('link', { name: 'Datenschutzhinweise' }).click();
  await expect(page.getByText('Auskunft gibt das Werk.')).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).first().click();
  await expect(page).toHaveURL(/\/register$/);

  await open('/login');
  await fillLogin(page, person.email, PASSWORD);
  const question = page.getByRole('dialog', { name: 'Nutzungsbedingungen' });
  await question.getByRole('link', { name: 'Bedingungen lesen' }).click();
  await expect(page.getByText('Ihr Zugang ist persönlich.')).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).first().click();
  await question.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(question).toHaveCount(0);
  const { json } = await server.request('GET', 'user', { token: person.token });
  expect(Object(json).data.accepted_terms_of_use_date).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await page.reload();
  await expect(page.getByText('Hier erscheinen Ihre Baustellen')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test(
  'GEN-22 the banner and the help of each page show the texts of the supplier',
  { tag: '@postgres-15' },
  async ({ open, page, portal: { server }, site }) => {
    const person = await buildPerson(server, { companies: [site.company] });
    await server.build({}, async (db) => {
      const message = 'Werk <b>Lauenau</b> verlädt nur bis 12:00 Uhr.';
      await buildAnnouncement(db, { message, startsAt: aMomentAgo() });
      await buildHelp(db, '/dashboard', '<p>Oben steht die Firma.</p>');
      await buildHelp(db, '/construction-site', '<p>Der Stern merkt eine Baustelle.</p>');
    });
    await open('/login');
    const popup = page.getByRole('dialog', { name: 'Hinweis' });
    await expect(popup).toContainText('Werk Lauenau verlädt nur bis 12:00 Uhr.');
    await popup.getByRole('button', { name: 'Verstanden' }).click();
    await fillLogin(page, person.email, PASSWORD);
    await expect(page.getByRole('link', { name: 'Baustellen 1 Vertrag' })).toBeVisible();
    await expect(page.getByText('Werk Lauenau verlädt')).toHaveCount(0); // seen as a popup
    await server.build({}, (db) =>
      buildAnnouncement(db, { message: 'Werk Lauenau ist geschlossen.', startsAt: aMomentAgo() }),
    );
    await page.reload();
    const banner = page.getByRole('main').getByText('Werk Lauenau ist geschlossen.');
    await expect(banner).toBeVisible();

    const help = page.getByRole('navigation').getByRole('link', { name: /^Hilfe/ });
    await help.click();
    await expect(page.getByText('Oben steht die Firma.')).toBeVisible();
    await page.getByRole('button', { name: 'Hilfe schließen' }).click();
    await page.getByRole('button', { name: 'Hinweis schließen' }).click();
    await expect(banner).toHaveCount(0);
    await page.getByRole('link', { name: 'Alle Baustellen' }).click();
    await expect(page.getByRole('link', { name: site.contract.name })).toBeVisible();
    await help.click();
    await expect(page.getByText('Der Stern merkt eine Baustelle.')).toBeVisible();
    await page.getByRole('button', { name: 'Hilfe schließen' }).click();
    await page.getByRole('link', { name: site.contract.name }).click();
    await expect(help).toHaveAccessibleName('Hilfe, für diese Seite nicht vorhanden');
    await help.click();
    await expect(page.getByRole('heading', { name: 'Keine Hilfe zu dieser Seite' })).toBeVisible();
  },
);

import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Locator, Page } from '@playwright/test';
import { buildRecoveryLink } from '../../../apps/server/src/session/build.ts';
import { expect, fullIf, test } from '../../support/fixtures.ts';
import { buildPerson } from '../../support/people.ts';
import { addCode, fieldsOf, fillAll } from '../../support/registration.ts';

const coloursOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color];
  });

/** Colours of a button of this page that is really disabled, and of one that is not. */
const wantedColours = (page: Page) =>
  page.evaluate(() => {
    const draw = (ground: string, ink: string) => {
      const probe = document.createElement('span');
      probe.style.background = `var(${ground})`;
      probe.style.color = `var(${ink})`;
      document.body.append(probe);
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return [backgroundColor, color];
    };
    return { disabled: draw('--rest-soft', '--ink-3'), ready: draw('--brand', '--on-brand') };
  });

/** The button is what it looks like, before and after the form is complete. */
const isTrue = async (page: Page, button: Locator, isReady: boolean): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { disabled, ready } = await wantedColours(page);
    expect(disabled).not.toEqual(ready);
    await expect(button).toHaveAttribute('aria-disabled', String(!isReady));
    await expect.poll(() => coloursOf(button), colorScheme).toEqual(isReady ? ready : disabled);
  }
};

for (const brand of BRANDS)
  test.describe(brand, { tag: fullIf(brand !== BRANDS[0]) }, () => {
    test.use({ brand });

    test('VAL-22 "Passwort speichern" looks as disabled as it is @full', async ({
      open,
      page,
      portal: { server },
    }) => {
      const person = await buildPerson(server);
      const token = await server.build({}, (db) => buildRecoveryLink(db, person, new Date()));
      await open(`/password-reset#${token}`);
      const save = page.getByRole('button', { name: 'Passwort speichern' });
      await isTrue(page, save, false);
      await page.getByLabel('Neues Passwort', { exact: true }).fill('Neue-Kelle-2027');
      await isTrue(page, save, false);
      await page.getByLabel('Neues Passwort wiederholen').fill('Neue-Kelle-2027');
      await isTrue(page, save, true);
    });

    test('VAL-01 "Registrieren" looks as disabled as it is @full', async ({
      open,
      page,
      portal: { server },
    }) => {
      const { code } = await addCode(server);
      await open('/register');
      const { submit, privacy } = fieldsOf(page);
      await isTrue(page, submit, false);
      await fillAll(page, code);
      await isTrue(page, submit, true);
      await privacy.uncheck();
      await isTrue(page, submit, false);
    });
  });

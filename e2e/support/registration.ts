import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createDecoder } from '../../apps/portal/src/deliveries/scanner/decode.ts';
import { buildCompany } from '../../apps/server/src/companies/build.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildCode } from '../../apps/server/src/registration/build.ts';

export const PASSWORD = 'Kiesgrube-7';

let people = 0;
/** An unused e-mail address. */
export const newAddress = (): string => `anke.${(people += 1)}.${process.pid}@brinkmann.example`;

/** A fresh code of a company of its own. */
export const addCode = ({ build }: TestServer) =>
  build({}, async (db) => {
    const company = await buildCompany(db);
    return { company, ...(await buildCode(db, company)) };
  });

export const fieldsOf = (page: Page) => ({
  code: page.getByLabel('Einladungscode'),
  firstName: page.getByLabel('Vorname'),
  lastName: page.getByLabel('Nachname'),
  phone: page.getByRole('textbox', { name: 'Telefon' }),
  fax: page.getByRole('textbox', { name: 'Fax (freiwillig)' }),
  mobile: page.getByRole('textbox', { name: 'Mobil (freiwillig)' }),
  position: page.getByRole('button', { name: /^Funktion/ }),
  more: page.getByRole('button', { name: 'Fax und Mobil angeben' }),
  email: page.getByLabel('E-Mail-Adresse'),
  password: page.getByLabel('Passwort', { exact: true }),
  repeat: page.getByLabel('Passwort wiederholen'),
  terms: page.getByRole('checkbox', { name: /Nutzungsbedingungen/ }),
  privacy: page.getByRole('checkbox', { name: /Datenschutzhinweise/ }),
  submit: page.getByRole('button', { name: 'Registrieren' }),
});

/** Enters all that is needed. */
export const fillAll = async (page: Page, code: string, email = newAddress()): Promise<void> => {
  const fields = fieldsOf(page);
  await fields.code.fill(code);
  await fields.firstName.fill('Anke');
  await fields.lastName.fill('Petersen');
  await fields.phone.fill('5721884215');
  await fields.position.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bauleitung' }).click();
  await fields.email.fill(email);
  await fields.password.fill(PASSWORD);
  await fields.repeat.fill(PASSWORD);
  await fields.terms.check();
  await fields.privacy.check();
};

export const popupOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Registrierung nicht möglich' });

const WASM = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
const decode = createDecoder(Promise.resolve(new Uint8Array(WASM).buffer));
/** Quiet zone that a camera sees around the code. */
const MARGIN_PX = 24;

/** Text of the QR code that is on show, as a camera reads it; null if it reads none. */
export const scanShown = async (code: Locator): Promise<string | null> => {
  const white = { top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX };
  const { data, info } = await sharp(await code.screenshot())
    .extend({ ...white, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { text } = await decode({ data: new Uint8ClampedArray(data), width, height }, true);
  return text;
};

import { expect, type Page } from '@playwright/test';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildStaffToken } from '../../apps/server/src/staff/build.ts';
import { codeOf } from '../../apps/server/src/staff/factor.ts';
import { hashPassword } from '../../apps/server/src/session/password.ts';
import { addMember, type Member } from '../../apps/server/testing/concepts/office.ts';

export const STAFF_PASSWORD = 'Leitstand-2026';
const hash = hashPassword(STAFF_PASSWORD);

export const OFFICE_WINDOW = { width: 1280, height: 800 } as const;
/** A desk: `test.use(AT_DESK)`. */
export const AT_DESK = { viewport: OFFICE_WINDOW } as const;

type Fields = Parameters<typeof addMember>[1];

/** A member of staff with STAFF_PASSWORD, who has enrolled unless the fields say otherwise. */
export const buildColleague = async (server: TestServer, fields: Fields = {}): Promise<Member> =>
  addMember(server, { password_hash: await hash, ...fields }, new Date().toISOString());

/** The code of the app; each is good once, so a second sign-in takes that of the next step. */
export const codeNow = ({ secret }: Pick<Member, 'secret'>, steps = 0): string =>
  codeOf(secret, new Date(Date.now() + steps * 30_000));

/** Fills in the first step and sends it. */
export const enterPassword = async (
  page: Page,
  { email }: Pick<Member, 'email'>,
  password = STAFF_PASSWORD,
): Promise<void> => {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Weiter' }).click();
};

export const codeField = (page: Page) => page.getByLabel('Sechsstelliger Code', { exact: true });

/** A session without the sign-in: its token lies in the window before the first page opens. */
export const signInStaff = async (
  page: Page,
  server: TestServer,
  member: Pick<Member, 'id'>,
  at = new Date(),
): Promise<void> => {
  const token = await server.build({}, (db) => buildStaffToken(db, member, at));
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('signed-in')) sessionStorage.setItem('abrufbar.office.token', kept);
    sessionStorage.setItem('signed-in', 'once');
  }, token);
};

/** The frame is there: the person is signed in. */
export const expectSignedIn = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('button', { name: `Eigenes Konto: ${name}` })).toBeVisible();

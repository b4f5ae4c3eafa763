import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { sql } from 'kysely';
import { buildCompany, buildUser } from '#companies/build.ts';
import { insertAcceptedTerms } from '#companies/terms-store.ts';
import { enter, inTransaction } from '#core/database/database.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { findRecipient } from '#notifications/mail-store.ts';
import { startSession } from '#session/start-session.ts';

const database = await createTestDatabase();
after(() => database.drop());

/** Something that says which brand a person uses, a day at a time. */
type Sign = { readonly terms: Brand } | { readonly login: Brand | null; readonly by?: string };

const brandAfter = (signs: readonly Sign[]): Promise<string | undefined> =>
  inTransaction(database.owner, {}, async (db) => {
    const company = await buildCompany(db);
    const { id } = await buildUser(db, { companies: [company], acceptedTermsAt: null });
    await enter(db, { userId: id });
    for (const [day, sign] of signs.entries()) {
      const at = new Date(Date.UTC(2026, 10, 1 + day));
      if ('terms' in sign) await insertAcceptedTerms(db, { userId: id, brand: sign.terms, at });
      else {
        const { login, by = null } = sign;
        const session = { userId: id, impersonator: by, userAgent: '' };
        await startSession(db, { ...session, ...(login && { brand: login }) }, at);
      }
    }
    return (await findRecipient(db, id, company.id))?.brand;
  });

const [NORD, SUED] = ['nordstein', 'suedkies'] as const;
const cases: [what: string, signs: readonly Sign[], brand: Brand][] = [
  ['nothing is known', [], NORD],
  ['the terms accepted last', [{ terms: NORD }, { terms: SUED }], SUED],
  ['the login counts more', [{ login: SUED }, { terms: NORD }], SUED],
  ['the last login', [{ login: SUED }, { login: NORD }], NORD],
  ['not that of staff', [{ login: SUED }, { login: NORD, by: 'Frau Kern' }], SUED],
  ['not one from before brands were kept', [{ login: SUED }, { login: null }], SUED],
];
for (const [what, signs, brand] of cases) {
  test(`D-61 the brand of mails: ${what}`, async () => {
    assert.equal(await brandAfter(signs), brand);
  });
}

test('D-61 the session used last decides on the brand, not the newest one', async () => {
  const brand = await inTransaction(database.owner, {}, async (db) => {
    const company = await buildCompany(db);
    const { id } = await buildUser(db, { companies: [company] });
    await enter(db, { userId: id });
    const session = { userId: id, userAgent: '' };
    await startSession(db, { ...session, brand: SUED }, new Date('2026-11-01T08:00:00Z'));
    await startSession(db, { ...session, brand: NORD }, new Date('2026-11-02T08:00:00Z'));
    await sql`UPDATE sessions SET last_used_at = '2026-11-02T09:00:00Z'
      WHERE user_id = ${id} AND brand = ${SUED}`.execute(db);
    return (await findRecipient(db, id, company.id))?.brand;
  });
  assert.equal(brand, SUED);
});

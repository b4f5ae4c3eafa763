import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { enter } from '#core/database/database.ts';
import type { TestServer } from '#testing/server/server.ts';
import { buildToken } from '#session/build.ts';

/** 07:12 in Berlin on a Friday. */
export const NOW = '2026-11-20T06:12:00Z';

/** A company with one open contract and a signed-in foreman. */
export const buildSite = (
  server: TestServer,
  fields: Partial<Parameters<typeof buildContract>[1]> = {},
) =>
  server.build({}, async (db) => {
    const supplier = await buildSupplier(db);
    const company = await buildCompany(db);
    await enter(db, { companies: [company.id] });
    const contract = await buildContract(db, { company, supplier, ...fields });
    const user = await buildUser(db, { companies: [company] });
    const token = await buildToken(db, user, new Date(NOW));
    return { supplier, company, contract, user, token, scope: { companies: [company.id] } };
  });
export type Site = Awaited<ReturnType<typeof buildSite>>;

/** The same site with somebody signed in who may order and see invoices. */
export const withClerk = async <S extends Pick<Site, 'company'>>(server: TestServer, site: S) => {
  const token = await server.build({}, async (db) => {
    const clerk = await buildUser(db, { companies: [site.company], role: 'besteller' });
    return buildToken(db, clerk, new Date(NOW));
  });
  return { ...site, token };
};

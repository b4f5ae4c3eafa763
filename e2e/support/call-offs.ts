import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { addDays, berlinDay } from '@abrufbar/domain/values/calendar.ts';
import type { Page } from '@playwright/test';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'supplier'>;

/** A day counted from today: only future call-offs may be changed. */
export const inDays = (count: number): string => addDays(berlinDay(new Date()), count);

/** A call-off of the site, by default three days ahead. */
export const buildOneCallOff = (
  { build }: TestServer,
  { scope, supplier }: Site,
  { starts_on = inDays(3), ...fields }: Fields,
) => build(scope, (db) => buildCallOff(db, { supplier, starts_on, ...fields }));

type Decision = Pick<InputOf<typeof callOffs.decide>, 'call_off_id' | 'action' | 'answer'>;

/** The plant of the site decides through its interface. */
export const buildDispatcher = async (server: TestServer, { supplier, company }: Site) => {
  const customer_number = newId().slice(-8);
  const { key } = await server.build({}, async (db) => {
    await insertErpId(db, {
      supplier_id: supplier.id,
      erp_customer_no: customer_number,
      company_id: company.id,
    });
    const of = { supplierId: supplier.id, name: 'Dispo', addresses: [] };
    return insertImportKey(db, { ...of, source: 'vas' }, new Date());
  });
  return (decision: Decision) =>
    server.send(callOffs.decide, { ...decision, customer_number }, { token: key });
};

/** Changes each answer of a read before the page gets it. */
export const alterAnswers = (
  page: Page,
  path: string,
  { request }: TestServer,
  { token }: { readonly token: string },
  alter: (data: Record<string, unknown>) => object,
): Promise<unknown> =>
  page.route(`**/api/v2/${path}`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { json } = await request('GET', pathname + search, { token });
    const { data } = json as { data: Record<string, unknown> }; // the envelope of every answer
    await route.fulfill({ json: { data: alter(data) } });
  });

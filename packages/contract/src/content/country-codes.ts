import { call } from '#protocol/call.ts';
import * as z from 'zod/mini';

const codes = z.array(z.object({ code: z.string(), label: z.string() }));

/** Countries to choose from before a number; the same list for each kind of number today (ENT-53, D-63). */
export const phoneCountryCodes = call({
  name: 'content.phoneCountryCodes',
  summary: 'Ländervorwahlen mit deutschen Namen, für Telefon, Mobil und Fax.',
  method: 'GET',
  path: 'phone-country-codes',
  kind: 'read',
  who: 'anyone',
  tenant: 'none',
  rate: 'public',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({ phone: codes, mobile: codes, fax: codes }),
});

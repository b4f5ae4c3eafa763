import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { codec, flagNumber, id } from '#wire/codecs.ts';

/** '1' or '0' in a path, boolean inside. */
const flagDigit = codec(
  z.string(),
  z.boolean(),
  (value) => (value === '1' ? true : value === '0' ? false : undefined),
  (value) => (value ? '1' : '0'),
  'flag',
);

/** Subscribes to a contract or unsubscribes, by `status`; repeating it changes nothing (API-56, T-01, D-69). */
export const toggleSubscription = call({
  name: 'contracts.toggleSubscription',
  summary: 'Schaltet die Nachrichten zu einem Vertrag ein oder aus.',
  method: 'GET',
  path: 'update-contract-subscription/{contractId}/{status}',
  kind: 'change',
  who: 'user',
  tenant: 'contract',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ contractId: id, status: flagDigit }),
  output: z.object({ contract_id: id, active_subscription: flagNumber }),
});

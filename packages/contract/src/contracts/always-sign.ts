import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { flagText, id } from '#wire/codecs.ts';

/** Whether each confirmation at a contract asks for a signature (BEY-89); repeating it changes nothing. */
export const setAlwaysSign = call({
  name: 'contracts.setAlwaysSign',
  summary:
    'Schaltet ein oder aus, dass beim Bestätigen immer nach einer Unterschrift gefragt wird.',
  method: 'POST',
  path: 'contract/always-sign',
  kind: 'change',
  who: 'user',
  tenant: 'contract',
  changePermission: 'delivery-confirm',
  needsTerms: true,
  rate: 'general',
  audited: true,
  body: 'form',
  input: z.object({ contract_id: id, is_on: flagText }),
  output: z.object({ contract_id: id, always_sign: z.boolean() }),
});

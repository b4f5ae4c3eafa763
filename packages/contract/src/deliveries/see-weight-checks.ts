import { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id } from '#wire/codecs.ts';

/**
 * For this person alone; a hint that is gone meanwhile, or marked already, changes nothing (BEY-13). Apart from the
 * reads, as the outbox of every page knows it.
 */
export const seeWeightChecks = call({
  name: 'deliveries.seeWeightChecks',
  summary: 'Merkt Hinweise zu einem Wiegeschein als gesehen.',
  method: 'POST',
  path: 'weight-checks/seen',
  kind: 'change',
  who: 'user',
  tenant: 'contract',
  rate: 'general',
  audited: false,
  body: 'form',
  input: z.object({ delivery_id: id, contract_id: id, kinds: z.array(z.enum(WEIGHT_CHECKS)) }),
  output: z.object({}),
});

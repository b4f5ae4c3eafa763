/** The line of any day of a contract (BEY-38). */
import * as z from 'zod/mini';
import { reads } from '#contracts/reads.ts';
import { dayFields } from '#deliveries/today.ts';
import { call } from '#protocol/call.ts';
import { dmyDay, id } from '#wire/codecs.ts';

export const dayLine = call({
  ...reads,
  name: 'deliveries.dayLine',
  summary: 'Abrufe und Lieferungen eines Vertrags an einem Tag.',
  path: 'day-line/{contract_id}',
  input: z.object({ contract_id: id, date: dmyDay }),
  output: z.object({ date: dmyDay, ...dayFields }),
});

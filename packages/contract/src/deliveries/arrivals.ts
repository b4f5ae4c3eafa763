/** Driving times, from which arrivals are estimated (BEY-27). */
import * as z from 'zod/mini';
import { reads } from '#contracts/reads.ts';
import { call } from '#protocol/call.ts';
import { id } from '#wire/codecs.ts';

const minutes = z.number();

export const trips = call({
  ...reads,
  name: 'deliveries.trips',
  summary: 'Übliche Fahrzeit von jedem Werk eines Vertrags zur Baustelle.',
  path: 'trips/{contract_id}',
  input: z.object({ contract_id: id }),
  output: z.object({
    items: z.array(
      z.object({
        factory_number: z.string(),
        factory_name: z.string(),
        /** Of the last 60 days; null while there are too few trips. */
        driving_time: z.nullable(
          z.object({ median: minutes, p20: minutes, p80: minutes, count: z.int() }),
        ),
        /** Counts until there are enough trips. */
        maintained_minutes: z.nullable(z.int()),
      }),
    ),
  }),
});

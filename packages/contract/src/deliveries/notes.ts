/** Deliveries as their weighing tickets (D-50). No screen reads them yet. */
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { reads, materials } from '#contracts/reads.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { dmyDay, id, text, time } from '#wire/codecs.ts';

const head = {
  uuid: id,
  number: z.string(),
  contract_id: id,
  contract_number: z.string(),
  vehicle_license_plate: z.nullable(z.string()),
  weighing_date: dmyDay,
  weighing_time: time,
  weighing_time_unit: z.literal('Uhr'),
};
/** German display text in tonnes (D-23). */
const weight = z.nullable(z.string());

export const notes = call({
  ...reads,
  name: 'deliveries.notes',
  summary: 'Alle Lieferscheine eines Vertrags mit ihren Gewichten, neueste zuerst.',
  path: 'scale-notes/list/{contract_id}',
  input: z.object({ contract_id: id, page, page_size: pageSize }),
  output: listOf(
    z.object({
      ...head,
      spedition_name: z.nullable(z.string()), // sic
      factory_name: z.string(),
      factory_number: z.string(),
      gross_weight: weight,
      tare_weight: weight,
      net_weight: weight,
      status: z.string(),
      materials,
    }),
  ),
});

/** Numbers ascend with time, so the last matching ones are the newest. */
export const suggestNotes = call({
  ...reads,
  name: 'deliveries.suggestNotes',
  summary: 'Lieferscheine einer Firma, deren Nummer so beginnt.',
  path: 'scale-notes/search-suggest',
  tenant: 'company',
  input: z.object({ company_number: text(40, 1), query: text(40, 1) }),
  output: z.object({
    items: z.array(z.object({ ...head, construction_site_name: z.string() })),
  }),
});

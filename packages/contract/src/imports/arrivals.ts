/** Arrivals that a plant's own system knows (BEY-34, BEY-35); positions of vehicles are never taken. */
import { REPORTED_STAGES } from '@abrufbar/domain/deliveries/delivery.ts';
import type { ArrivalRow } from '@abrufbar/domain/imports/arrival-row.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { described, rowsOf, textField } from '#imports/fields.ts';
import { logged } from '#imports/tickets.ts';

const instant = (description: string) =>
  described(z.iso.datetime({ offset: true }), `${description}, mit Abstand zu UTC`);

/** A report on one load, and nothing else. */
export const arrivalRow = z.strictObject({
  customer_number: textField(40, 'Kundennummer beim Lieferanten'),
  delivery_number: textField(40, 'Nummer des Lieferscheins, wie sie auf dem Beleg steht'),
  stage: described(
    z.enum(REPORTED_STAGES),
    'Stand der Lieferung: on_the_way unterwegs, arrived auf der Baustelle angekommen',
  ),
  expected_arrival: z.nullish(
    instant('Erwartete Ankunft; nötig bei on_the_way, bei arrived nicht gelesen'),
  ),
  reported_at: instant(
    'Wann das Werk das wusste; bei arrived gilt es als Ankunft, eine ältere Meldung ersetzt keine neuere',
  ),
}) satisfies z.ZodMiniType<ArrivalRow>;

/** Takes what plants report; the same row again changes nothing. */
export const arrivals = call({
  name: 'imports.arrivals',
  summary: 'Nimmt Stand und erwartete Ankunft von Lieferungen an; Positionen werden abgelehnt.',
  method: 'POST',
  path: 'import/arrivals',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'json',
  input: rowsOf(arrivalRow),
  output: logged,
});

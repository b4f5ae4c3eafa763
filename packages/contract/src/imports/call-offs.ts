/** Call-offs of the supplier's own system (SRV-32, T-02). */
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { MAX_COMPONENT_CODE_POINTS } from '@abrufbar/domain/call-offs/texts.ts';
import type { CallOffRow } from '@abrufbar/domain/imports/call-off-row.ts';
import * as z from 'zod/mini';
import { componentText } from '#call-offs-fields.ts';
import { call } from '#protocol/call.ts';
import {
  day,
  described,
  pattern,
  rowsOf,
  whole,
  textField,
  optionalTextField,
} from '#imports/fields.ts';
import { logged } from '#imports/tickets.ts';
import { id } from '#wire/codecs.ts';

/** Longest note and answer, as in the other calls. */
const MAX_NOTE_CODE_POINTS = 2000;

const time = (description: string) =>
  pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'minutes', `${description}, hh:mm`);
const tonnes = (description: string) =>
  described(
    z
      .number({
        error: ({ input }) => (input === undefined || input === null ? 'required' : 'tonnes'),
      })
      .check(
        z.gte(0.001, { error: 'tonnes' }),
        z.lte(99_999, { error: 'tonnes' }),
        // In the description, not as `multipleOf`: to validators that divide floats 26.4 is no multiple of 0.001.
        z.refine((value) => Number(value.toFixed(3)) === value, { error: 'tonnes' }),
      ),
    `${description}, höchstens drei Nachkommastellen`,
  );

/** A call-off in the form of `GET import/calloff/json`, with the requested status. */
export const callOffRow = z.object({
  call_off_id: z.nullish(described(id, 'Id eines Abrufs des Kunden; ohne sie gilt number')),
  number: optionalTextField(40, 'Nummer des Abrufs im System des Lieferanten, eindeutig je Kunde'),
  revision: z.nullish(whole(1, 999_999_999, 'Stand ab 1; ein älterer ersetzt keinen neueren')),
  customer_number: textField(40, 'Kundennummer beim Lieferanten'),
  contract_number: textField(40, 'Nummer des Kontrakts'),
  status: described(
    z.literal(Object.values(CALL_OFF_STATUS)),
    'Status, den der Abruf haben soll; ein neuer ist 0 geplant, 20 in Prüfung oder 4 bestätigt',
  ),
  material_number: textField(40, 'Nummer des Materials der Position'),
  quantity_raw: tonnes('Menge'),
  hourly_quantity_raw: z.nullish(tonnes('Menge je Stunde')),
  incoterm: textField(40, 'Id der Lieferbedingung'),
  truck_type: textField(40, 'Id der Fahrzeugart'),
  delivery_start_date: day('Tag des Lieferbeginns'),
  delivery_start_time: time('Uhrzeit des Lieferbeginns'),
  delivery_end_date: day('Tag des Lieferendes'),
  delivery_end_time: time('Uhrzeit des Lieferendes'),
  component: z.nullish(
    described(
      componentText,
      'Bauteil, eine Zeile; fehlt das Feld, bleibt das gespeicherte, null leert es',
      { maxLength: MAX_COMPONENT_CODE_POINTS },
    ),
  ),
  note: optionalTextField(MAX_NOTE_CODE_POINTS, 'Bemerkung'),
  answer: optionalTextField(MAX_NOTE_CODE_POINTS, 'Antwort an den Kunden; nötig, um abzulehnen'),
}) satisfies z.ZodMiniType<CallOffRow>;

/** Creates and changes call-offs; the same row again changes nothing. */
export const callOffs = call({
  name: 'imports.callOffs',
  summary: 'Legt Abrufe aus dem System des Lieferanten an und führt ihren Status.',
  method: 'POST',
  path: 'import/calloff/json',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'json',
  input: rowsOf(callOffRow),
  output: logged,
});

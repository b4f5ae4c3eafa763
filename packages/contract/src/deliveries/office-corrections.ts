/** Corrections of a delivery by staff, beside the untouched slip (OFF-130 to OFF-137). */
import { CORRECTION_REASONS } from '@abrufbar/domain/deliveries/correction.ts';
import * as z from 'zod/mini';
import { day, decides, looks } from '#call-offs/office-fields.ts';
import { officeDetail } from '#deliveries/office.ts';
import { call } from '#protocol/call.ts';
import { id, orNothing, quantity, text } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

const corrects = { ...looks, roles: ['admin', 'dispatcher'] } as const;

const named = z.object({ number: z.string(), name: z.string() });

/** Contracts of the same company and supplier, items of one of them, and the supplier's materials. */
export const officeCorrectionChoices = call({
  ...corrects,
  name: 'deliveries.officeCorrectionChoices',
  summary: 'Verträge, Positionen und Materialien, auf die eine Lieferung berichtigt werden kann.',
  path: 'deliveries/{id}/correction-choices',
  /** `contract`: whose items are listed; without one those of the delivery's own. */
  input: z.object({ id, contract: orNothing(id) }),
  output: z.object({
    contracts: z.array(z.object({ id, ...named.shape })),
    items: z.array(
      z.object({
        id,
        position: z.string(),
        material_number: z.string(),
        material_name: z.string(),
      }),
    ),
    materials: z.array(named),
  }),
});

/** A field that is null stays as it is. */
const target = {
  contract: orNothing(id),
  /** Item of that contract, whose material the load gets. */
  item: orNothing(id),
  /** Number of one of the supplier's materials; an item comes first. */
  material: orNothing(text(40, 1)),
  gross: orNothing(quantity),
  tare: orNothing(quantity),
};

/** Amounts before and after, without changing anything (OFF-133). */
export const officeCorrectionEffect = call({
  ...corrects,
  name: 'deliveries.officeCorrectionEffect',
  summary: 'Was eine Korrektur an Mengen ändert und wer eine Nachricht erhält.',
  path: 'deliveries/{id}/correction-effect',
  input: z.object({ id, ...target }),
  output: z.object({
    amounts: z.array(
      z.object({
        kind: z.enum(['incoming', 'delivered']),
        contract_number: z.string(),
        /** Amount of this day and material; both null for the whole contract. */
        day: z.nullable(day),
        material_name: z.nullable(z.string()),
        old: z.number(),
        new: z.number(),
        unit: z.string(),
      }),
    ),
    /** Names of those who follow the contracts. */
    recipients: z.array(z.string()),
  }),
});

/**
 * Corrects what counts; the slip stays as it is. 409 `delivery_invoiced` once an invoice names the delivery, 409
 * `stale_version` when a colleague or an import was faster.
 */
export const officeCorrect = call({
  ...decides,
  name: 'deliveries.officeCorrect',
  summary: 'Korrigiert Gewichte, Vertrag oder Material einer Lieferung mit Begründung.',
  method: 'POST',
  path: 'deliveries/{id}/corrections',
  input: z.object({
    id,
    version,
    contract: z.nullable(id),
    item: z.nullable(id),
    material: z.nullable(text(40, 1)),
    /** Tonnes; null: as before. */
    gross: z.nullable(z.number()),
    tare: z.nullable(z.number()),
    reason: z.enum(CORRECTION_REASONS),
    text: text(1_000),
  }),
  output: officeDetail.output,
});

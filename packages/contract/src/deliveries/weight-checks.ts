/** Hints about weighing tickets (BEY-12 to BEY-15, BEY-129): they block nothing. */
import { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import * as z from 'zod/mini';
import { reads } from '#contracts/reads.ts';
import { call } from '#protocol/call.ts';
import { dmyDay, id, time } from '#wire/codecs.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { fileBody } from '#wire/file.ts';
import { filterString } from '#wire/filters.ts';

const kind = z.enum(WEIGHT_CHECKS);

const hint = {
  kind,
  /** Its German name. */
  name: z.string(),
  /** The number that is odd, as German display text; null where it is a word. */
  value: z.nullable(z.string()),
  /** German sentence with the numbers it rests on. */
  reason_text: z.string(),
  /** Whether this person has seen it. */
  seen: z.boolean(),
};

/** A hint on the page of its delivery. */
export const weightCheck = z.object({
  ...hint,
  /** The name, or a sentence with the number. */
  title: z.string(),
  /** Tares that are the same, oldest first; empty for every other kind. */
  weighings: z.array(z.object({ date: dmyDay, time, tare: z.string() })),
  /** A quantity beside its limit; null where there is none. */
  measure: z.nullable(
    z.object({
      label: z.string(),
      quantity: z.string(),
      quantity_unit: z.string(),
      quantity_raw: z.number(),
      limit_raw: z.number(),
    }),
  ),
});

const STATES = ['open', 'seen'] as const;
const ofContract = { contract_id: id };
const narrowing = { state: z.enum(STATES), filterString: filterString({ kind }) };

export const weightChecks = call({
  ...reads,
  name: 'deliveries.weightChecks',
  summary: 'Hinweise zu den Wiegescheinen eines Vertrags, die neuesten zuerst.',
  path: 'weight-checks/list/{contract_id}',
  input: z.object({ ...ofContract, ...narrowing, page, page_size: pageSize }),
  output: listOf(
    z.object({
      ...hint,
      id: z.string(),
      /** Of the delivery (D-47). */
      ids: z.string(),
      number: z.string(),
      vehicle_license_plate: z.nullable(z.string()),
      weighing_date: dmyDay,
      weighing_time: time,
    }),
  ),
});

export const weightCheckCounts = call({
  ...reads,
  name: 'deliveries.weightCheckCounts',
  summary: 'Zahl der offenen und der gesehenen Hinweise eines Vertrags.',
  path: 'weight-checks/counts/{contract_id}',
  input: z.object(ofContract),
  output: z.object({ open: z.int(), seen: z.int() }),
});

export const exportWeightChecks = call({
  ...reads,
  name: 'deliveries.exportWeightChecks',
  summary: 'Hinweise zu den Wiegescheinen eines Vertrags als Tabelle (XLSX).',
  path: 'weight-checks/export/{contract_id}',
  isSlow: true,
  input: z.object({ ...ofContract, ...narrowing }),
  output: fileBody,
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

/** The same to be printed or passed on (BEY-129). */
export const printWeightChecks = call({
  ...reads,
  name: 'deliveries.printWeightChecks',
  summary: 'Hinweise zu den Wiegescheinen eines Vertrags als PDF.',
  path: 'weight-checks/pdf/{contract_id}',
  isSlow: true,
  input: z.object({ ...ofContract, ...narrowing }),
  output: fileBody,
  media: 'application/pdf',
});

/** Temperatures and additions entered on site (BEY-106); apart from the reads, as the outbox of every page knows them. */
import {
  ADDITIONS,
  ADDITION_UNITS,
  CELSIUS,
  FRESH_KINDS,
} from '@abrufbar/domain/deliveries/freshness.ts';
import * as z from 'zod/mini';
import { changesDelivery } from '#deliveries/changes.ts';
import { call } from '#protocol/call.ts';
import { id, instant, orNothing, quantity, wholeNumber } from '#wire/codecs.ts';

const by = z.nullable(z.string());

/** Age and entries of a load of asphalt or concrete (BEY-105). */
export const freshness = z.object({
  kind: z.enum(FRESH_KINDS),
  loaded_at: instant,
  /** Whether the note states it; otherwise the weighing counts. */
  is_stated: z.boolean(),
  /** When it was confirmed, which ends its time; null until then. */
  confirmed_at: z.nullable(instant),
  /** From loading on; null without a limit. */
  limit_minutes: z.nullable(z.int()),
  coldest_celsius: z.int(),
  hottest_celsius: z.int(),
  /** The newest one that was not withdrawn. */
  temperature: z.nullable(z.object({ id, celsius: z.int(), at: instant, by })),
  /** Oldest first, without withdrawn ones. */
  additions: z.array(
    z.object({
      id,
      substance: z.enum(ADDITIONS),
      quantity: z.string(),
      unit: z.enum(ADDITION_UNITS),
      /** Cubic metres that were left in the drum; null where nobody said. */
      remaining: z.nullable(z.string()),
      at: instant,
      by,
    }),
  ),
  /** Whether the caller may enter something now: with the right to confirm, until the confirmation is final. */
  may_enter: z.boolean(),
});

const entry = { id, delivery_id: id, contract_id: id };

const changes = {
  ...changesDelivery,
  changePermission: 'delivery-confirm',
  output: z.object({ id }),
} as const;

/** Under an id that the device has made; the same id again changes nothing. 409 `entries_closed` once the confirmation is final. */
export const enterTemperature = call({
  ...changes,
  name: 'deliveries.enterTemperature',
  summary: 'Trägt die Temperatur einer Lieferung ein.',
  path: 'delivery/temperature',
  input: z.object({
    ...entry,
    celsius: wholeNumber(CELSIUS.least, CELSIUS.most),
    /** By the clock of the device. */
    observed_at: instant,
  }),
});

/** The same for water or superplasticizer. */
export const enterAddition = call({
  ...changes,
  name: 'deliveries.enterAddition',
  summary: 'Trägt eine Zugabe zu einer Lieferung ein.',
  path: 'delivery/addition',
  input: z.object({
    ...entry,
    substance: z.enum(ADDITIONS),
    quantity,
    unit: z.enum(ADDITION_UNITS),
    remaining: orNothing(quantity),
    observed_at: instant,
  }),
});

/** Takes an entry back; one that is withdrawn already stays so. */
export const withdrawEntry = call({
  ...changes,
  name: 'deliveries.withdrawEntry',
  summary: 'Nimmt einen Eintrag zu einer Lieferung zurück.',
  path: 'delivery/withdraw-entry',
  input: z.object(entry),
});

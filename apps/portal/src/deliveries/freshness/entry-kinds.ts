import type { Addition, AdditionUnit } from '@abrufbar/domain/deliveries/freshness.ts';
import type { OutboxKind } from '#core/outbox/intent.ts';

export type TemperatureAbout = {
  readonly entryId: string;
  readonly deliveryId: string;
  readonly contractId: string;
  readonly plate: string | null;
  readonly celsius: number;
  readonly at: string;
};

/** Temperatures in the outbox (BEY-109). */
export const TEMPERATURE: OutboxKind<TemperatureAbout> = { name: 'site-temperature' };

export type AdditionAbout = {
  readonly entryId: string;
  readonly deliveryId: string;
  readonly contractId: string;
  readonly plate: string | null;
  readonly substance: Addition;
  readonly quantity: number;
  readonly unit: AdditionUnit;
  readonly remaining: number | null;
  readonly at: string;
};

/** Additions in the outbox (BEY-109). */
export const ADDITION: OutboxKind<AdditionAbout> = { name: 'site-addition' };

type WithdrawalAbout = {
  readonly entryId: string;
  readonly deliveryId: string;
  readonly contractId: string;
  readonly plate: string | null;
  /** In words, as it was shown. */
  readonly entry: string;
};

/** Withdrawn entries in the outbox (BEY-109). */
export const WITHDRAWAL: OutboxKind<WithdrawalAbout> = { name: 'site-entry-withdrawal' };

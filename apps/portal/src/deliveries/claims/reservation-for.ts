import type { CLAIM_REASONS } from '@abrufbar/domain/deliveries/claims.ts';
import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';

export type ClaimReason = (typeof CLAIM_REASONS)[number];

const MATCHING: Readonly<Record<ClaimReason, Reservation>> = {
  quantity: 'quantity',
  material: 'material',
  temperature: 'temperature',
  delay: 'time',
  segregation: 'other',
  damage: 'other',
};

/** The reason for a reservation that fits a claim: a confirmation has one alone, so a named one before the others. */
export const reservationFor = (reasons: readonly ClaimReason[]): Reservation =>
  reasons.map((reason) => MATCHING[reason]).find((one) => one !== 'other') ?? 'other';

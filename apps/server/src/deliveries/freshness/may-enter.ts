import { provisionalUntil } from '@abrufbar/domain/deliveries/confirmation.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';

type Confirmed = {
  readonly status: string;
  readonly confirmed_at: string | null;
  readonly is_billed: boolean;
};

/** Entries end when the confirmation is final, as the receipt is given then and must not change (decision 0098). */
export const isOpenForEntries = (
  { status, confirmed_at: at, is_billed: isBilled }: Confirmed,
  now: Date,
): boolean =>
  !isConfirmed(status) ||
  (!isBilled && at !== null && provisionalUntil(new Date(at), now) !== null);

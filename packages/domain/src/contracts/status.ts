import { daysBetween } from '#values/calendar.ts';

/** Contract status codes of the wire; anything but `open` is closed (STA-13, D-40). */
export const CONTRACT_STATUS = { open: 0, completed: 1, expired: 2, blocked: 3 } as const;
type KnownStatus = (typeof CONTRACT_STATUS)[keyof typeof CONTRACT_STATUS];

export const isOpen = (status: number): boolean => status === CONTRACT_STATUS.open;

/** The status if a text exists for it, otherwise `unknown`, so that no raw code is ever shown (D-40). */
export const knownStatus = (status: number): KnownStatus | 'unknown' =>
  Object.values(CONTRACT_STATUS).find((known) => known === status) ?? 'unknown';

/** Content of a contract's expiry warning. */
export type Expiry =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'over' };

const EXPIRY_WARNING_DAYS = 10;

/**
 * Expiry warning of a contract, open or closed, whose last day is earlier than today + 10 days: exactly 10 days
 * ahead does not warn yet, a past day still does (SIT-10, T-34). Null without warning.
 */
export const expiry = (endsOn: string | null, today: string): Expiry | null => {
  if (endsOn === null) return null;
  const days = daysBetween(today, endsOn);
  if (days >= EXPIRY_WARNING_DAYS) return null;
  if (days === 0) return { kind: 'today' };
  return days > 0 ? { kind: 'days', days } : { kind: 'over' };
};

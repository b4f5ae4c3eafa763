import type { OutboxEntry } from '#core/outbox/outbox.ts';

/** When the newest of these was refused; null where earlier versions stored no time. */
export const lastRefusal = (refused: readonly Pick<OutboxEntry, 'refusal'>[]): Date | null => {
  const times = refused.flatMap(({ refusal }) => (refusal?.at ? [Date.parse(refusal.at)] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

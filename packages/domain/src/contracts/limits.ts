/** Limits of an item and its contract; above them the portal warns, and nothing is refused (D-39, OFF-104). */
export type Limits = {
  readonly warnAbove: number | null;
  readonly maxPerCallOff: number | null;
  readonly perDay: number | null;
  readonly leadHours: number | null;
};

/** A call-off as far as limits look at it. */
type LimitedOrder = {
  readonly quantity: number;
  /** Quantity of the item on the day of delivery, with this one. */
  readonly dayQuantity: number;
  /** Null as long as no day is chosen. */
  readonly startsAt: Date | null;
  readonly orderedAt: Date;
};

export const LIMITS = ['warn_above', 'max_per_call_off', 'per_day', 'lead_hours'] as const;
export type Limit = (typeof LIMITS)[number];

const HOUR_MS = 3_600_000;

/** Limits that a call-off exceeds, in the order in which they are shown. */
export const exceededLimits = (order: LimitedOrder, limits: Limits): Limit[] => {
  const { warnAbove, maxPerCallOff, perDay, leadHours } = limits;
  const lead = order.startsAt && (order.startsAt.getTime() - order.orderedAt.getTime()) / HOUR_MS;
  const exceeds: Readonly<Record<Limit, boolean>> = {
    warn_above: warnAbove !== null && order.quantity > warnAbove,
    max_per_call_off: maxPerCallOff !== null && order.quantity > maxPerCallOff,
    per_day: perDay !== null && order.dayQuantity > perDay,
    lead_hours: leadHours !== null && lead !== null && lead < leadHours,
  };
  return LIMITS.filter((limit) => exceeds[limit]);
};

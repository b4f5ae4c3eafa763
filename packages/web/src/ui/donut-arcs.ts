/** Quantities of a ring in one unit, never negative. */
export type DonutParts = {
  /** All that was delivered, the surplus included. */
  delivered: number;
  incoming: number;
  overDelivered: number;
  remaining: number;
};

type Part = 'delivered' | 'incoming' | 'overDelivered' | 'remaining';
type Arc = { part: Part; path: string };

const GAP_PX = 1.2;
const MIN_SHARE = 0.015;
/** An arc command cannot draw a whole circle. */
const MAX_ARC_SHARE = 0.99999;

/** Segments from 12 o'clock clockwise: delivered, incoming, over-delivered, remainder. */
export const arcs = (parts: DonutParts, size: number): Arc[] => {
  const amounts: [Part, number][] = [
    ['delivered', parts.delivered - parts.overDelivered],
    ['incoming', parts.incoming],
    ['overDelivered', parts.overDelivered],
    ['remaining', parts.remaining],
  ];
  const shown = amounts.filter(([, amount]) => amount > 0);
  if (shown.length === 0) shown.push(['remaining', 1]);
  const shares = visible(shown.map(([, amount]) => amount));
  const radius = size * 0.4625;
  const gap = shown.length > 1 ? GAP_PX / (2 * Math.PI * radius) : 0;
  let from = 0;
  return shown.map(([part], index) => {
    const share = shares[index] ?? 0;
    const path = arcPath(size / 2, radius, from + gap / 2, from + share - gap / 2);
    from += share;
    return { part, path };
  });
};

/** Shares of the ring; small ones are lifted to the smallest visible one at the cost of the others. */
const visible = (amounts: readonly number[]): number[] => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const isSmall = (amount: number) => amount / total < MIN_SHARE;
  const small = amounts.filter(isSmall);
  const smallTotal = small.reduce((sum, amount) => sum + amount, 0);
  const scale = (1 - small.length * MIN_SHARE) / (total - smallTotal);
  return amounts.map((amount) => (isSmall(amount) ? MIN_SHARE : amount * scale));
};

const arcPath = (centre: number, radius: number, from: number, to: number): string => {
  const end = Math.min(to, from + MAX_ARC_SHARE);
  const point = (turn: number) => {
    const angle = 2 * Math.PI * turn;
    return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`;
  };
  const large = end - from > 0.5 ? 1 : 0;
  return `M${point(from)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${point(end)}`;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

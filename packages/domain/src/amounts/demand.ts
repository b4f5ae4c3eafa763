/** Sums of quantities in whole thousandths, so that they stay exact however many are added (D-45, D-46). */

/** Exact decimal text with at most three decimals, as the database gives it. */
const thousandths = (text: string): bigint => {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not an exact quantity: ${text}`);
  const size = BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, '0'));
  return sign === '-' ? -size : size;
};

/** `26.400`, the form of the database. */
const asText = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(4, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

type Amounts = {
  readonly target: string;
  readonly delivered: string;
  readonly incoming: string;
  readonly remaining: string;
  readonly over: string;
};

/** The five amounts of a material from three exact ones (D-46); a missing target counts as 0. */
export const amountsOf = (known: {
  readonly target: string | null;
  readonly delivered: string;
  readonly incoming: string;
}): Amounts => {
  const target = thousandths(known.target ?? '0');
  const delivered = thousandths(known.delivered);
  const incoming = thousandths(known.incoming);
  return {
    target: asText(target),
    delivered: asText(delivered),
    incoming: asText(incoming),
    remaining: asText(atLeastZero(target - delivered - incoming)),
    over: asText(atLeastZero(delivered - target)),
  };
};

/**
 * Share of `delivered` of each of several items of one material, in the order of their positions:
 * every item is filled up to its target, the last takes the rest. Deliveries name a material and no item.
 */
export const allocate = (
  items: readonly { readonly target: string | null }[],
  delivered: string,
): readonly string[] => {
  let rest = thousandths(delivered);
  return items.map(({ target }, index) => {
    const isLast = index === items.length - 1;
    const part = isLast ? rest : smaller(atLeastZero(rest), thousandths(target ?? '0'));
    rest -= part;
    return asText(part);
  });
};

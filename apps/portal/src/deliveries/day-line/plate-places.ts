/** A plate needs so much of the strip. */
const PLATE_PERCENT = { narrow: 46, wide: 20 };

type Lorry = { readonly place: number };
type Placed<T> = T & { readonly plate: number; readonly isUpper: boolean };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Middles of at most four plates on two levels, as near to their lorries as they fit. */
export const placePlates = <T extends Lorry>(
  lorries: readonly T[],
  width: 'narrow' | 'wide',
): readonly Placed<T>[] => {
  const plate = PLATE_PERCENT[width];
  const edge = plate / 2 - 1;
  const isUpper = (at: number) => lorries.length > 1 && at % 2 === 0;
  const placed: Placed<T>[] = [];
  for (const [at, lorry] of lorries.toSorted((a, b) => a.place - b.place).entries()) {
    const before = placed[at - 2]; // on the same level
    const least = before ? before.plate + plate : edge;
    const most = 100 - edge - (at + 2 < lorries.length ? plate : 0);
    placed.push({ ...lorry, plate: clamp(lorry.place, least, most), isUpper: isUpper(at) });
  }
  return placed;
};

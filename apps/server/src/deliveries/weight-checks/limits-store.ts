import type { WeightLimits } from '@abrufbar/domain/deliveries/weight-limits.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Database } from '#core/database/database.ts';

type StoredLimits = {
  readonly limits: Partial<WeightLimits>;
  readonly version: number;
  readonly changed_by: string;
  readonly changed_at: string;
};

/** Thresholds staff of a brand have chosen; undefined before the first change. */
export const findWeightLimits = async (
  db: Database,
  brand: Brand,
): Promise<StoredLimits | undefined> =>
  db
    .selectFrom('weight_limits')
    .select(['limits', 'version', 'changed_by', 'changed_at'])
    .where('brand', '=', brand)
    .$castTo<StoredLimits>()
    .executeTakeFirst();

type Change = {
  /** The one it is based on; 0 before the first. */
  readonly version: number;
  readonly limits: Partial<WeightLimits>;
};

/** Writes the thresholds of a brand; false if somebody else was faster. */
export const updateWeightLimits = async (
  db: Database,
  brand: Brand,
  { version, limits }: Change,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<boolean> => {
  const change = {
    limits: JSON.stringify(limits),
    version: version + 1,
    changed_by: name,
    changed_at: at.toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('weight_limits')
    .values({ brand, ...change })
    .onConflict((conflict) =>
      conflict.column('brand').doUpdateSet(change).where('weight_limits.version', '=', version),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

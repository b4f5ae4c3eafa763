import {
  type Addition,
  ADDITION_UNITS,
  ADDITIONS,
  type AdditionUnit,
} from '@abrufbar/domain/deliveries/freshness.ts';
import type { EntryRow } from '#deliveries/freshness/entries-sql.ts';

/** The temperature that counts, among entries oldest first (BEY-106). */
export const temperatureAmong = (entries: readonly EntryRow[]): EntryRow | undefined =>
  entries.findLast(({ kind }) => kind === 'temperature');

type AdditionRow = EntryRow & { readonly substance: Addition; readonly unit: AdditionUnit };

export const additionsAmong = (entries: readonly EntryRow[]): AdditionRow[] =>
  entries.flatMap((row) => {
    const substance = ADDITIONS.find((name) => name === row.kind);
    const unit = ADDITION_UNITS.find((name) => name === row.unit);
    return substance === undefined || unit === undefined ? [] : [{ ...row, substance, unit }];
  });

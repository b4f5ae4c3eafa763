import * as imports from '@abrufbar/contract/imports.ts';
import { formatWhole } from '@abrufbar/domain/quantities.ts';
import { handle, type ImportContext } from '#core/context.ts';
import { Refusal } from '#core/refusal.ts';
import { readDi } from '#imports/read-di.ts';
import { readVas } from '#imports/read-vas.ts';
import type { Failed, Read } from '#imports/rows.ts';
import { checkSource, type NamingFields, takeTickets } from '#imports/take-tickets.ts';

type Format = {
  readonly source: 'vas' | 'di';
  readonly fields: NamingFields;
  readonly read: (
    rows: readonly unknown[],
    today: string,
  ) => { readonly read: readonly Read[]; readonly failed: readonly Failed[] };
};

const VAS: Format = {
  source: 'vas',
  fields: { customer: 'Debitor', contract: 'Kontraktnummer' },
  read: readVas,
};
const DI: Format = {
  source: 'di',
  fields: { customer: 'sold_to_party', contract: 'sales_contract' },
  read: readDi,
};

export const vas = handle(imports.vas, (context, rows) => take(context, VAS, rows));
export const di = handle(imports.di, (context, rows) => take(context, DI, rows));

/** Reads the rows of a file and takes its tickets; a bad row keeps back no other ticket (D-66). */
const take = async (context: ImportContext, format: Format, rows: readonly unknown[]) => {
  checkSource(context, format.source);
  if (rows.length > imports.MOST_ROWS) {
    throw new Refusal(413, 'import_too_many_rows', {
      values: { most: formatWhole(imports.MOST_ROWS) },
    });
  }
  return takeTickets(context, format.fields, format.read(rows, context.today));
};

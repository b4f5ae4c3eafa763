import * as imports from '@abrufbar/contract/imports.ts';
import { formatWhole } from '@abrufbar/domain/quantities.ts';
import { handle, type ImportContext } from '#core/context.ts';
import { Refusal } from '#core/refusal.ts';
import { receiveTicket } from '#deliveries/receive.ts';
import { readDi } from '#imports/read-di.ts';
import { readVas } from '#imports/read-vas.ts';
import { type Failed, type Read, t } from '#imports/rows.ts';
import { findNames } from '#imports/store.ts';

type Format = {
  readonly source: 'vas' | 'di';
  /** Fields of the format that name customer and contract. */
  readonly fields: { readonly customer: string; readonly contract: string };
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

/** Takes the tickets one after the other, each in its own transaction; a bad one keeps back none (D-66). */
const take = async (context: ImportContext, format: Format, rows: readonly unknown[]) => {
  const { import: source, today, global } = context;
  if (source.source !== format.source) throw new Refusal(403, 'import_source');
  if (rows.length > imports.MOST_ROWS) {
    throw new Refusal(413, 'import_too_many_rows', {
      values: { most: formatWhole(imports.MOST_ROWS) },
    });
  }
  const { read, failed } = format.read(rows, today);
  const names = await global((db) =>
    findNames(db, source.supplierId, {
      customers: read.map(({ ticket }) => ticket.customerNumber),
      materials: read.flatMap(({ ticket }) => ticket.materials.map(({ number }) => number)),
    }),
  );
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const refused: Failed[] = [];
  for (const one of read) {
    const { ticket } = one;
    const companyId = names.companies.get(ticket.customerNumber);
    const refuse = (message: string) => refused.push(...one.rows.map((row) => ({ row, message })));
    if (companyId === undefined) {
      refuse(t('import.unknown_customer', { feld: format.fields.customer }));
      continue;
    }
    const { supplierId } = source;
    const { categories } = names;
    const origin = { companyId, supplierId, source: format.source, now: context.now, categories };
    const received = await context.inCompany(companyId, (db) =>
      receiveTicket(db, context.jobs, origin, ticket),
    );
    if (received === 'unknown_contract') {
      refuse(t('import.unknown_contract', { feld: format.fields.contract }));
    } else if (received === 'confirmed') {
      refuse(t('import.confirmed', { nummer: ticket.number }));
    } else counts[received] += 1;
  }
  return { ...counts, failed: [...failed, ...refused].toSorted((a, b) => a.row - b.row) };
};

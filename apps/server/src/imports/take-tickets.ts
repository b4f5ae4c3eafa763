import type { Source } from '@abrufbar/domain/imports.ts';
import type { ImportContext } from '#core/context.ts';
import { Refusal } from '#core/refusal.ts';
import { receiveTicket } from '#deliveries/receive.ts';
import { type Failed, type Read, t } from '#imports/rows.ts';
import { findNames } from '#imports/store.ts';

/** Fields of a format that name customer and contract. */
export type NamingFields = { readonly customer: string; readonly contract: string };

/** Each source has keys of its own. */
export const checkSource = ({ import: { source } }: ImportContext, expected: Source): void => {
  if (source !== expected) throw new Refusal(403, 'import_source');
};

/** Takes the tickets one after the other, each in its own transaction (D-66). */
export const takeTickets = async (
  context: ImportContext,
  fields: NamingFields,
  { read, failed }: { readonly read: readonly Read[]; readonly failed: readonly Failed[] },
) => {
  const { supplierId, source } = context.import;
  const names = await context.global((db) =>
    findNames(db, supplierId, {
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
      refuse(t('import.unknown_customer', { feld: fields.customer }));
      continue;
    }
    const { categories } = names;
    const origin = { companyId, supplierId, source, now: context.now, categories };
    const received = await context.inCompany(companyId, (db) =>
      receiveTicket(db, context.jobs, origin, ticket),
    );
    if (received === 'unknown_contract') {
      refuse(t('import.unknown_contract', { feld: fields.contract }));
    } else if (received === 'confirmed') {
      refuse(t('import.confirmed', { nummer: ticket.number }));
    } else counts[received] += 1;
  }
  return { ...counts, failed: [...failed, ...refused].toSorted((a, b) => a.row - b.row) };
};

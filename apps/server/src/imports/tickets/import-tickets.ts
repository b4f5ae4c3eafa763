import type { Source } from '@abrufbar/domain/imports/ticket.ts';
import type { ImportContext, ImportSource } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { receiveTicket } from '#deliveries/import-ticket.ts';
import { type Failed, inOrder, type Read, type ReadFile, t } from '#imports/rows.ts';
import { findNames } from '#imports/store.ts';

/** Fields of a format that name customer and contract. */
export type NamingFields = { readonly customer: string; readonly contract: string };

/** Each source has keys of its own. */
export const checkSource = ({ import: { source } }: ImportContext, expected: Source): void => {
  if (source !== expected) throw new Refusal(403, 'import_source');
};

export type Outcome = Awaited<ReturnType<typeof receiveTicket>> | 'unknown_customer';
type Names = Awaited<ReturnType<typeof findNames>>;

/** What is taken how often. */
type Counts = { created: number; updated: number; unchanged: number };
export const noCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0 });

/** What the tickets of a file name. */
export const namesIn = (db: Database, supplierId: number, read: readonly Read[]): Promise<Names> =>
  findNames(db, supplierId, {
    customers: read.map(({ ticket }) => ticket.customerNumber),
    materials: read.flatMap(({ ticket }) => ticket.materials.map(({ number }) => number)),
  });

type Origin = Pick<ImportSource, 'supplierId' | 'source'> & {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly now: Date;
  readonly names: Names;
};

/** Takes one ticket in a transaction of its own, made by `inCompany` (D-66). */
export const takeTicket = async (
  { jobs, names, ...origin }: Origin,
  inCompany: (companyId: number, work: (db: Database) => Promise<Outcome>) => Promise<Outcome>,
  { ticket }: Read,
): Promise<Outcome> => {
  const companyId = names.companies.get(ticket.customerNumber);
  if (companyId === undefined) return 'unknown_customer';
  const { categories } = names;
  return inCompany(companyId, (db) =>
    receiveTicket(db, jobs, { ...origin, companyId, categories }, ticket),
  );
};

/** Adds an outcome to the counts, or its rows to those that were not taken. */
export const countOutcome = (
  outcome: Outcome,
  { ticket, rows }: Read,
  fields: NamingFields,
  counts: Counts,
): Failed[] => {
  const refused = (message: string) => rows.map((row) => ({ row, message }));
  switch (outcome) {
    case 'unknown_customer':
      return refused(t('import.unknown_customer', { feld: fields.customer }));
    case 'unknown_contract':
      return refused(t('import.unknown_contract', { feld: fields.contract }));
    case 'confirmed':
      return refused(t('import.confirmed', { nummer: ticket.number }));
    case 'created':
    case 'updated':
    case 'unchanged':
      counts[outcome] += 1;
      return [];
  }
};

/** Takes the tickets of a file one after the other (D-66). */
export const takeTickets = async (
  context: ImportContext,
  fields: NamingFields,
  { read, failed }: ReadFile,
) => {
  const { global, inCompany, jobs, now } = context;
  const { supplierId, source } = context.import;
  const names = await global((db) => namesIn(db, supplierId, read));
  const counts = noCounts();
  const refused: Failed[] = [];
  for (const one of read) {
    const outcome = await takeTicket({ supplierId, source, jobs, now, names }, inCompany, one);
    refused.push(...countOutcome(outcome, one, fields, counts));
  }
  return { ...counts, failed: inOrder([...failed, ...refused]) };
};

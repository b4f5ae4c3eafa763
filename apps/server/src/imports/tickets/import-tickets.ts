import type { Source } from '@abrufbar/domain/imports/ticket.ts';
import { findCustomers } from '#companies/customer-store.ts';
import type { ImportContext, ImportSource } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { storeTicket } from '#deliveries/import-ticket.ts';
import {
  type Failed,
  sortByRow,
  type Read,
  type ReadFile,
  refuseRow,
  type Remark,
  t,
} from '#imports/rows.ts';
import { findCategories } from '#imports/store.ts';

/** Fields of a format that name customer and contract. */
export type NamingFields = { readonly customer: string; readonly contract: string };

/** Each source has keys of its own. */
export const checkSource = ({ import: { source } }: ImportContext, expected: Source): void => {
  if (source !== expected) throw new Refusal(403, 'import_source');
};

export type Outcome = Awaited<ReturnType<typeof storeTicket>> | 'unknown_customer';
/** Companies by customer number and categories by material number, as the tickets of a file name them. */
export type FileNames = {
  readonly companies: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
};

/** Tickets by outcome. */
type Counts = { created: number; updated: number; unchanged: number; older: number };
export const emptyCounts = (): Counts => ({ created: 0, updated: 0, unchanged: 0, older: 0 });

/** Looks up the companies and materials that the tickets of a file name. */
export const findFileNames = async (
  db: Database,
  supplierId: number,
  read: readonly Read[],
): Promise<FileNames> => {
  const customers = read.map(({ ticket }) => ticket.customerNumber);
  const materials = read.flatMap(({ ticket }) => ticket.materials.map(({ number }) => number));
  return {
    companies: await findCustomers(db, supplierId, customers),
    categories: await findCategories(db, supplierId, materials),
  };
};

type Origin = Pick<ImportSource, 'supplierId' | 'source'> & {
  readonly files: Pick<Files, 'write'>;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly now: Date;
  readonly names: FileNames;
};

/** Imports one ticket in its own transaction, made by `inCompany` (D-66). */
export const importTicket = async (
  { jobs, names, files, ...origin }: Origin,
  inCompany: (companyId: number, work: (db: Database) => Promise<Outcome>) => Promise<Outcome>,
  { ticket, document: sent }: Read,
): Promise<Outcome> => {
  const companyId = names.companies.get(ticket.customerNumber);
  if (companyId === undefined) return 'unknown_customer';
  const { categories } = names;
  // Written before: no transaction waits for a store.
  const document = sent ? { ...sent, file: await files.write('notes', sent.bytes) } : null;
  return inCompany(companyId, (db) =>
    storeTicket(db, jobs, { ...origin, companyId, categories }, { ticket, document }),
  );
};

/** Adds an outcome to the counts; returns its rows if they were rejected. */
export const countOutcome = (
  outcome: Outcome,
  { ticket, rows }: Read,
  fields: NamingFields,
  counts: Counts,
): Failed[] => {
  switch (outcome) {
    case 'unknown_customer':
      return rows.map((row) => refuseRow(row, fields.customer, outcome));
    case 'unknown_contract':
      return rows.map((row) => refuseRow(row, fields.contract, outcome));
    case 'confirmed':
      return rows.map((row) => refuseRow(row, null, outcome, { nummer: ticket.number }));
    case 'created':
    case 'updated':
    case 'unchanged':
    case 'older':
      counts[outcome] += 1;
      return [];
    default:
      counts.unchanged += 1;
      return [];
  }
};

/** Remarks on a ticket that was taken, or ignored because a newer state is known. */
export const remarksOn = (
  outcome: Outcome,
  { ticket, rows: [row = 1], remarks = [] }: Read,
): Remark[] => {
  if (outcome === 'older') return [{ row, message: t('import.older', { nummer: ticket.number }) }];
  const joined = typeof outcome === 'string' ? [] : [sayJoined(outcome, ticket.number)];
  return [...joined, ...remarks].map((message) => ({ row, message }));
};

const sayJoined = ({ joined, differences }: Exclude<Outcome, string>, number: string): string => {
  const names = differences.map((name) => t(`import.differing.${name}`)).join(', ');
  return differences.length === 0
    ? t('import.joined', { nummer: number, quelle: joined })
    : t('import.joined_differing', { nummer: number, quelle: joined, felder: names });
};

type Taking = Pick<ImportContext, 'global' | 'inCompany' | 'now'> & Omit<Origin, 'names'>;

/** Imports the tickets of a file one after the other (D-66). */
export const importTickets = async (
  { global, inCompany, files, jobs, now, supplierId, source }: Taking,
  fields: NamingFields,
  { read, failed }: ReadFile,
) => {
  const names = await global((db) => findFileNames(db, supplierId, read));
  const counts = emptyCounts();
  const refused: Failed[] = [];
  const remarks: Remark[] = [];
  for (const one of read) {
    const outcome = await importTicket(
      { supplierId, source, files, jobs, now, names },
      inCompany,
      one,
    );
    const problems = countOutcome(outcome, one, fields, counts);
    refused.push(...problems);
    if (problems.length === 0) remarks.push(...remarksOn(outcome, one));
  }
  return { ...counts, failed: sortByRow([...failed, ...refused]), remarks };
};

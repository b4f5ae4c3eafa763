import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { ImportContext, ImportSource } from '#core/calls/context.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { type Failed, refuseRow, type Remark, type Rows, sortByRow } from '#imports/rows.ts';
import { emptyCounts } from '#imports/tickets/import-tickets.ts';

/** Transactions in which rows are taken: those of the call, or of the job that works through a large import. */
export type RowScope = Pick<
  ImportContext,
  'inCompany' | 'global' | 'asStaff' | 'now' | 'today' | 'files' | 'maxDocumentLines'
> &
  ImportSource & {
    readonly brand: Brand;
    readonly jobs: Pick<Jobs, 'send'>;
  };

/** The scope of a call. */
export const scopeOfCall = (context: ImportContext): RowScope => ({
  ...context,
  ...context.import,
});

type Stored = 'created' | 'updated' | 'unchanged' | 'older';
/** The first wrong field of a row, and what is wrong with it. */
export type RowProblem = {
  readonly field: string | null;
  readonly code: Parameters<typeof refuseRow>[2];
};
/** Problems of a document, which may have several. */
export type DocumentProblems = { readonly failed: readonly Failed[] };

/** A document that was taken, with sentences about what is kept otherwise than it stands there. */
type TakenDocument = { readonly outcome: Stored; readonly remarks: readonly string[] };

/** One row that can be taken. */
export type RowWork = {
  readonly row: number;
  readonly store: () => Promise<Stored | TakenDocument | RowProblem | DocumentProblems>;
};

/** Reads the rows of one call: the work in its order, and the rows that cannot be read. */
export type RowImport = (
  scope: RowScope,
  rows: Rows,
) => Promise<{ readonly work: readonly RowWork[]; readonly failed: readonly Failed[] }>;

/** Takes rows one after the other, each in transactions of its own; a bad row stops no other (D-66). */
export const takeRows = async (work: readonly RowWork[]) => {
  const counts = emptyCounts();
  const refused: Failed[] = [];
  const remarks: Remark[] = [];
  for (const { row, store } of work) {
    const stored = await store();
    if (typeof stored === 'string') counts[stored] += 1;
    else if ('outcome' in stored) {
      counts[stored.outcome] += 1;
      remarks.push(...stored.remarks.map((message) => ({ row, message })));
    } else if ('failed' in stored) refused.push(...stored.failed.map((one) => ({ ...one, row })));
    else refused.push(refuseRow(row, stored.field, stored.code));
  }
  return { counts, refused, remarks };
};

/** Takes the rows of a call at once. */
export const importRows = async (read: RowImport, context: ImportContext, rows: Rows) => {
  const { work, failed } = await read(scopeOfCall(context), rows);
  const { counts, refused, remarks } = await takeRows(work);
  return { ...counts, failed: sortByRow([...failed, ...refused]), remarks };
};

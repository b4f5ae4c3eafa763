import type { JobContext } from '#core/jobs/jobs.ts';
import { MAX_FAILURES, MAX_REMARKS, updateProgress } from '#imports/run/import-store.ts';
import { deleteOutcomes } from '#imports/run/outcome-store.ts';
import { countRejected, type Failed, type Remark, sortByRow } from '#imports/rows.ts';
import { emptyCounts } from '#imports/tickets/import-tickets.ts';

/** Notes how far an import is: what is through, its rows, those rejected among them and what became of the others. */
export type NoteProgress = (
  at: number,
  rowsDone: number,
  refused: readonly Failed[],
  counts?: ReturnType<typeof emptyCounts>,
  remarks?: readonly Remark[],
) => Promise<void>;

type From = { readonly taken: number | null; readonly kept: number; readonly remarked: number };

/** Notes the progress of one run, only from where it stood, and drops the marks of the companies with it. */
export const createProgress = (
  { inScope }: JobContext,
  importId: string,
  from: From,
  companies: readonly number[],
): NoteProgress => {
  let { taken, kept, remarked } = from;
  return async (at, rowsDone, refused, counts = emptyCounts(), remarks = []) => {
    const failures = sortByRow(refused).slice(0, MAX_FAILURES - kept);
    const said = remarks.slice(0, MAX_REMARKS - remarked);
    const is = {
      ...counts,
      taken: at,
      rowsDone,
      failed: countRejected(refused),
      failures,
      remarks: said,
    };
    await inScope({ companies }, async (db) => {
      const isOurs = await updateProgress(db, importId, taken, is);
      if (!isOurs) throw new Error('Somebody else works through this import');
      if (companies.length > 0) await deleteOutcomes(db, companies, importId);
    });
    kept += failures.length;
    remarked += said.length;
    taken = at;
  };
};

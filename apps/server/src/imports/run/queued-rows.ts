import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { recordFirsts } from '#core/audit.ts';
import { findSupplierBrand } from '#companies/store.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import type { findUnfinished } from '#imports/run/import-store.ts';
import { type RowImport, type RowScope, takeRows } from '#imports/run/row-import.ts';
import { readRows } from '#imports/run/rows-file.ts';
import type { NoteProgress } from '#imports/run/progress.ts';

type Unfinished = NonNullable<Awaited<ReturnType<typeof findUnfinished>>>;

/** The scope of a call, opened by a job. */
const scopeOf = async (context: JobContext, found: Unfinished): Promise<RowScope> => {
  const { inScope, inStaffScope, jobs, files, now, maxDocumentLines } = context;
  const { supplier_id: supplierId, source, call, request_id: requestId } = found;
  const recordFirst = recordFirsts({
    at: now,
    call,
    requestId,
    userId: null,
    impersonator: null,
    supplierId,
  });
  const brand = await inScope({ readOnly: true }, (db) => findSupplierBrand(db, supplierId));
  return {
    supplierId,
    source,
    keyId: found.import_key_id,
    brand,
    jobs,
    files,
    now,
    maxDocumentLines,
    today: berlinDay(now),
    global: (work) => inScope({}, work),
    inCompany: (companyId, work) =>
      recordFirst(
        (inside) => inScope({ companies: [companyId] }, inside),
        async (db, touch) => {
          const done = await work(db);
          await touch(companyId);
          return done;
        },
      ),
    asStaff: (work) =>
      recordFirst((inside) => inStaffScope({ suppliers: [supplierId] }, inside), work),
  };
};

/** Rows after which the progress is recorded. */
const BATCH_SIZE = 100;

/**
 * Works through the rows of a large import until the time is up; true when all are through. A row changes nothing
 * the second time, so a job that starts again goes on with the first row that is not noted.
 */
export const workThroughRows = async (
  context: JobContext,
  found: Unfinished,
  read: RowImport,
  { note, isOver }: { readonly note: NoteProgress; readonly isOver: () => boolean },
): Promise<boolean> => {
  const scope = await scopeOf(context, found);
  const { work, failed } = await read(scope, readRows(context.files, found.file));
  if (found.taken === null) await note(0, failed.length, failed);
  let at = found.taken ?? 0;
  while (at < work.length) {
    const batch = work.slice(at, at + BATCH_SIZE);
    const { counts, refused, remarks } = await takeRows(batch);
    at += batch.length;
    await note(at, batch.length, refused, counts, remarks);
    if (isOver()) break;
  }
  return at === work.length;
};

import type { StaffContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { insertImport } from '#imports/run/import-store.ts';
import { importQueued } from '#imports/run/jobs.ts';
import { writeRows } from '#imports/run/rows-file.ts';

type Sent = {
  readonly supplier_id: number;
  readonly import_key_id: string;
  readonly source: string;
  readonly call: string;
  readonly kind: string | null;
  /** The import whose rejected rows these are; null for a file read in by hand. */
  readonly repeats: string | null;
};

/** Queues rows that staff send in the name of a system; the job takes them as it takes a large import of it. */
export const queueOfStaff = async (
  { db, files, jobs, now, requestId, staff }: StaffContext,
  sent: Sent,
  rows: readonly unknown[],
): Promise<string> => {
  const id = newId();
  const { supplier_id, import_key_id, source, call, kind, repeats } = sent;
  const file = await writeRows(files, rows);
  await insertImport(db, {
    id,
    supplier_id,
    import_key_id,
    source,
    call,
    kind,
    repeats,
    staff_id: staff.staffId,
    actor: staff.name,
    request_id: requestId,
    received_at: now.toISOString(),
    rows: rows.length,
    file,
    failures: [],
  });
  await jobs.send(db, importQueued, { importId: id });
  return id;
};

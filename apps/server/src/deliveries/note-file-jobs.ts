import { worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';

/** Sent where a document of a delivery is named no longer: it goes once that is certain. */
export const noteFileGone = queue<{ readonly file: string }>('deliveries.note-file-gone');

export const removeNoteFile = worker(noteFileGone, ({ files }, { file }) =>
  files.remove('notes', file),
);

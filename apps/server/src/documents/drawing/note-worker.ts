/** Draws notes on a thread of its own, one after the other. */
import { parentPort } from 'node:worker_threads';
import { keepTextsPlain } from '#core/plain-texts.ts';
import { drawNote, type Printing } from '#documents/note-pdf.ts';
import type { PrintedNote } from '#deliveries/note-store.ts';

/** Everything that stands on a note. */
export type NoteOrder = {
  readonly note: PrintedNote;
  readonly printing: Omit<Printing, 'onRow'>;
};

/** Messages of the thread while it draws, and at the end. */
export type DrawnNote = { readonly percent: number } | { readonly bytes: Uint8Array };

/** The rest is for what follows the rows. */
const ROWS_PERCENT = 95;

const draw = async ({ note, printing }: NoteOrder): Promise<void> => {
  let [rows, reported] = [0, 0];
  const onRow = (): void => {
    rows += 1;
    const percent = Math.min(1, rows / note.materials.length) * ROWS_PERCENT;
    if (percent < reported + 1) return;
    reported = Math.floor(percent);
    parentPort?.postMessage({ percent: reported } satisfies DrawnNote, []);
  };
  const bytes = new Uint8Array(await drawNote(note, { ...printing, onRow }));
  parentPort?.postMessage({ bytes } satisfies DrawnNote, [bytes.buffer]);
};

keepTextsPlain();
parentPort?.on('message', (order: NoteOrder) => void draw(order));

/** Draws notes and lists of hints on a thread of its own, one after the other. */
import { parentPort } from 'node:worker_threads';
import { keepTextsPlain } from '#core/plain-texts.ts';
import { drawHints, type HintList } from '#documents/hints/hints-pdf.ts';
import { drawNote, type Printing } from '#documents/note-pdf.ts';
import type { PrintedNote } from '#deliveries/note-store.ts';

/** Everything that stands on a note. */
export type NoteOrder = {
  readonly note: PrintedNote;
  readonly printing: Omit<Printing, 'onRow'>;
};

/** A note, or a list of hints. */
export type PaperOrder = NoteOrder | HintList;

/** Messages of the thread while it draws, and at the end. */
export type DrawnNote = { readonly percent: number } | { readonly bytes: Uint8Array };

/** The rest is for what follows the rows. */
const ROWS_PERCENT = 95;

const draw = async (order: PaperOrder): Promise<void> => {
  const bytes = new Uint8Array(await ('hints' in order ? drawHints(order) : drawSteps(order)));
  parentPort?.postMessage({ bytes } satisfies DrawnNote, [bytes.buffer]);
};

/** A note, with how much of it is drawn. */
const drawSteps = ({ note, printing }: NoteOrder): Promise<Buffer> => {
  let [rows, reported] = [0, 0];
  const onRow = (): void => {
    rows += 1;
    const percent = Math.min(1, rows / note.materials.length) * ROWS_PERCENT;
    if (percent < reported + 1) return;
    reported = Math.floor(percent);
    parentPort?.postMessage({ percent: reported } satisfies DrawnNote, []);
  };
  return drawNote(note, { ...printing, onRow });
};

keepTextsPlain();
parentPort?.on('message', (order: PaperOrder) => void draw(order));

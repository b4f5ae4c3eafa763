import { hash } from 'node:crypto';
import { ABANDONED_SECONDS } from '@abrufbar/contract/documents.ts';
import { createDrawer } from '#documents/drawing/drawer.ts';
import type { HintList } from '#documents/hints/hints-pdf.ts';
import type { NoteOrder } from '#documents/drawing/note-worker.ts';

const MAX_MEMORY_MB = 256;
// Each kind on a thread of its own: a small paper never waits for a large one.
const drawSmall = createDrawer({
  timeoutMs: 20_000,
  maxMemoryMb: MAX_MEMORY_MB,
  queuedPerCompany: 24,
});

/** Draws a paper of few lines. */
export const drawPaper = (order: NoteOrder): Promise<Uint8Array> =>
  drawSmall({ companyId: order.note.company_id, order }).drawn;

const drawHintList = createDrawer({
  timeoutMs: 60_000,
  maxMemoryMb: MAX_MEMORY_MB,
  queuedPerCompany: 4,
});

/** Draws a list of hints. */
export const drawList = (order: HintList): Promise<Uint8Array> =>
  drawHintList({ companyId: order.companyId, order }).drawn;

type Paper = {
  percent: number;
  /** Bytes, or why there are none. */
  outcome: { readonly bytes: Uint8Array } | { readonly error: unknown } | null;
  readonly drop: () => void;
  timer: NodeJS.Timeout | undefined;
};

/** The same content at another time is the same paper. */
const keyOf = ({ note, printing: { now: _, ...printing } }: NoteOrder): string =>
  hash('sha256', JSON.stringify([note, printing]));

/** Papers of many lines. One that nobody asks for any more frees its place, drawn or not. */
export const createPapers = (draw: ReturnType<typeof createDrawer>, abandonedTimeoutMs: number) => {
  const papers = new Map<string, Paper>();

  const begin = (key: string, order: NoteOrder): Paper => {
    const onPercent = (percent: number): void => {
      paper.percent = percent;
    };
    const { drawn, drop } = draw({ companyId: order.note.company_id, order, onPercent });
    const paper: Paper = { percent: 0, outcome: null, drop, timer: undefined };
    drawn.then(
      (bytes) => (paper.outcome = { bytes }),
      (error: unknown) => (paper.outcome = { error }),
    );
    papers.set(key, paper);
    return paper;
  };
  const forget = (key: string): void => {
    const paper = papers.get(key);
    papers.delete(key);
    if (paper?.outcome === null) paper.drop();
  };

  /** The paper, or how far it is: the first to ask has it drawn. Throws why it could not be drawn, once. */
  return (order: NoteOrder): { readonly bytes: Uint8Array } | { readonly percent: number } => {
    const key = keyOf(order);
    const paper = papers.get(key) ?? begin(key, order);
    clearTimeout(paper.timer);
    paper.timer = setTimeout(() => forget(key), abandonedTimeoutMs).unref();
    const { outcome, percent } = paper;
    if (outcome === null) return { percent };
    if ('bytes' in outcome) return outcome;
    clearTimeout(paper.timer);
    forget(key); // the next to ask tries again
    throw outcome.error;
  };
};

export const askForPaper = createPapers(
  createDrawer({ timeoutMs: 120_000, maxMemoryMb: MAX_MEMORY_MB, queuedPerCompany: 4 }),
  ABANDONED_SECONDS * 1000,
);

import { Worker } from 'node:worker_threads';
import { Refusal } from '#core/calls/refusal.ts';
import { createFairQueue } from '#documents/drawing/fair-queue.ts';
import type { DrawnNote, PaperOrder } from '#documents/drawing/note-worker.ts';

const THREAD = new URL('./note-worker.ts', import.meta.url);

type DrawerLimits = {
  /** Time for one paper; beyond it only the thread ends. */
  readonly timeoutMs: number;
  readonly maxMemoryMb: number;
  /** Papers of one company that may wait. */
  readonly queuedPerCompany: number;
};

/** A paper to be drawn. */
type Work = {
  readonly companyId: number;
  readonly order: PaperOrder;
  readonly onPercent?: (percent: number) => void;
};

/** A thread without work ends after this long: it holds some 50 MB. */
const IDLE_TIMEOUT_MS = 60_000;
const BUSY_RETRY_AFTER_SECONDS = 5;

type Waiting = Work & {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
};

/** One thread that draws papers, one after the other; the companies take turns. */
export const createDrawer = ({ timeoutMs, maxMemoryMb, queuedPerCompany }: DrawerLimits) => {
  const queue = createFairQueue<Waiting>();
  let thread: Worker | null = null;
  let drawing: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** The thread that ends here has no say any more. */
  const endThread = (): void => {
    const ended = thread;
    thread = null;
    void ended?.terminate();
  };
  const startThread = (): Worker => {
    const started = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } });
    let fault: unknown;
    started.on('message', (said: DrawnNote) => {
      if (thread !== started) return;
      if ('percent' in said) drawing?.onPercent?.(said.percent);
      else goOn((work) => work.resolve(said.bytes));
    });
    started.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') fault = error; // otherwise one of ours
    });
    started.on('exit', () => {
      if (thread !== started) return;
      thread = null;
      goOn((work) => work.reject(fault ?? new Refusal(409, 'paper_failed')));
    });
    started.unref(); // requests keep the process alive
    return started;
  };
  const goOn = (settle: (work: Waiting) => void): void => {
    clearTimeout(timer);
    const done = drawing;
    drawing = null;
    if (done) settle(done);
    begin();
  };
  const begin = (): void => {
    if (drawing) return;
    clearTimeout(timer);
    drawing = queue.next() ?? null;
    timer = setTimeout(drawing ? giveUp : endThread, drawing ? timeoutMs : IDLE_TIMEOUT_MS).unref();
    if (!drawing) return;
    thread ??= startThread();
    thread.postMessage(drawing.order, []);
  };
  const giveUp = (): void => {
    endThread();
    goOn((work) => work.reject(new Refusal(409, 'paper_failed')));
  };

  return (work: Work): { readonly drawn: Promise<Uint8Array>; readonly drop: () => void } => {
    const { promise: drawn, resolve, reject } = Promise.withResolvers<Uint8Array>();
    if (queue.countOf(work.companyId) >= queuedPerCompany)
      throw new Refusal(429, 'busy', { retryAfter: BUSY_RETRY_AFTER_SECONDS });
    const waiting = { ...work, resolve, reject };
    queue.add(work.companyId, waiting);
    begin();
    const drop = (): void => {
      if (drawing !== waiting) return queue.remove(work.companyId, waiting);
      endThread();
      goOn(() => {});
    };
    return { drawn, drop };
  };
};

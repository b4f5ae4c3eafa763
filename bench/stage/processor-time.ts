/** The cost of a page for its main thread without what other programs took meanwhile, out of Chromium's trace. */

/** In ms of the phone that Lighthouse pretends to be. */
export type ProcessorTime = { readonly workMs: number; readonly blockingMs: number };

/** An event of the trace, as far as it is read here; times in µs. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } };
};

/** A task that is longer blocks for the rest (Lighthouse's definition of Total Blocking Time). */
const TASK_LIMIT_MS = 50;

/** Sums the tasks of the page's main thread since it was opened; those after its first paint may block. */
export const processorTime = (
  events: readonly TraceEvent[],
  url: string,
  slowdown: number,
): ProcessorTime => {
  const isOpening = ({ name, args }: TraceEvent) =>
    name === 'navigationStart' && args.data?.documentLoaderURL === url;
  const opened = events.findLast(isOpening);
  if (!opened) throw new Error(`the trace does not open ${url}`);
  const own = events.filter(
    ({ pid, tid, ts }) => pid === opened.pid && tid === opened.tid && ts >= opened.ts,
  );
  const painted = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Infinity;
  let workMs = 0;
  let blockingMs = 0;
  for (const { name, ts, tdur = 0 } of own) {
    if (name !== 'RunTask') continue;
    const taskMs = (tdur / 1000) * slowdown;
    workMs += taskMs;
    if (ts >= painted) blockingMs += Math.max(0, taskMs - TASK_LIMIT_MS);
  }
  return { workMs, blockingMs };
};

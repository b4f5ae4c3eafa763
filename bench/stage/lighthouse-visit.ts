/** Figures of one visit by Lighthouse, or the medians of several. */
import { median } from './figures.ts';
import type { ProcessorTime } from './processor-time.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in ms. */
export type Visit = {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly workMs: number;
  readonly processor: ProcessorTime;
  readonly cls: number;
  /** Audits that were not passed. */
  readonly failed: readonly string[];
};

/** Medians of visits; of the layout's shifts the largest, because none is allowed. */
export const middle = (visits: readonly Visit[]): Visit => ({
  scores: CATEGORIES.map((_, at) => median(visits.map(({ scores }) => scores[at] ?? 0))),
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  blockingMs: median(visits.map(({ blockingMs }) => blockingMs)),
  workMs: median(visits.map(({ workMs }) => workMs)),
  processor: {
    workMs: median(visits.map(({ processor }) => processor.workMs)),
    blockingMs: median(visits.map(({ processor }) => processor.blockingMs)),
  },
  cls: Math.max(...visits.map(({ cls }) => cls)),
  failed: [...new Set(visits.flatMap(({ failed }) => failed))],
});

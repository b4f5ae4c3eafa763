/** Figures that are wanted of a page beside one that holds nothing but React (ONL-95). */
import type { Figure } from './figures.ts';
import type { Mode } from './lighthouse-choice.ts';
import { CATEGORIES, type Visit } from './lighthouse-visit.ts';

const FULL_POINTS = 100;
const MORE_BLOCKING_MS = 50;
const WORK_RATIO = 2;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** Lighthouse counts time that other programs took; processor time, without limits, is what the page itself costs. */
export const figuresOf = (name: string, page: Visit, control: Visit, mode: Mode): Figure[] => [
  ...CATEGORIES.map((category, at) => ({
    name: `${name}: ${category}`,
    value: page.scores[at] ?? 0,
    unit: '',
    ...(mode === 'simulated' && { min: FULL_POINTS }),
  })),
  { name: `${name}: CLS`, value: page.cls, unit: '', max: 0 },
  {
    name: `${name}: blocking time above React alone`,
    value: page.blockingMs - control.blockingMs,
    unit: 'ms',
    max: MORE_BLOCKING_MS,
    from: `of processor time ${(page.processor.blockingMs - control.processor.blockingMs).toFixed(0)} ms`,
  },
  {
    name: `${name}: main-thread work to React alone`,
    value: page.workMs / control.workMs,
    unit: 'x',
    max: WORK_RATIO,
    from: `${seconds(page.workMs)}; of processor time ${(page.processor.workMs / control.processor.workMs).toFixed(2)} x, ${seconds(page.processor.workMs)}`,
  },
  { name: `${name}: LCP ${mode}`, value: page.lcpMs / 1000, unit: 's' },
];

/** How many figures are not as wanted; one that could not be measured is not. */
export const missedOf = (figures: readonly Figure[]): number =>
  figures.filter(({ value, min = -Infinity, max = Infinity }) => !(value >= min && value <= max))
    .length;

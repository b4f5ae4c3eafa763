import { callName, changeEntry } from '#core/outbox/entry.ts';
import { type Outbox, type OutboxEvent, step } from '#core/outbox/machine.ts';
import { renewCart } from '#core/outbox/renew-cart.ts';

/** Functions of the product that a test may replace by faulty ones. */
export type Parts = {
  readonly step: typeof step;
  readonly changeEntry: typeof changeEntry;
  readonly callName: typeof callName;
  readonly renewCart: typeof renewCart;
};
export const PARTS: Parts = { step, changeEntry, callName, renewCart };

/** A window of the app. */
export type Tab = { outbox: Outbox; inbox: OutboxEvent[]; timer: boolean };
/** A pending action; the scheduler decides when it runs. */
export type Task = {
  readonly tab: Tab;
  readonly run: (luck: number) => void;
  readonly zombie?: () => void;
};

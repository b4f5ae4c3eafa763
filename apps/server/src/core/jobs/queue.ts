/**
 * A kind of job and, for the compiler, the data its jobs carry: ids only, no personal data, unless the queue
 * forgets its jobs as soon as they are done.
 */
export type Queue<Data extends object = object> = {
  readonly name: string;
  readonly forgets: boolean;
  /** Jobs one server works on at a time; null: as many as it can. */
  readonly concurrency: number | null;
  /** When a job comes by itself, as cron in Europe/Berlin. */
  readonly cron: string | null;
  /** Queue that gets the data of a job that has failed for good. */
  readonly failed: string | null;
  /** Never set; ties the type of the data to the queue. */
  readonly data?: Data;
};

type Options<Data extends object> = {
  readonly forgets?: boolean;
  readonly concurrency?: number | null;
  readonly cron?: string | null;
  readonly failed?: Queue<Data>;
};

/** Declares a queue: `<concept>.<event>`. */
export const queue = <Data extends object>(
  name: string,
  { forgets = false, concurrency = null, cron = null, failed }: Options<Data> = {},
): Queue<Data> => ({ name, forgets, concurrency, cron, failed: failed?.name ?? null });

/**
 * A kind of job and, for the compiler, the data its jobs carry: ids only, no personal data, unless the queue
 * forgets its jobs as soon as they are done.
 */
export type Queue<Data extends object = object> = {
  readonly name: string;
  readonly forgets: boolean;
  /** When a job comes by itself, as cron in Europe/Berlin. */
  readonly cron: string | null;
  /** Never set; ties the type of the data to the queue. */
  readonly data?: Data;
};

/** Declares a queue: `<concept>.<event>`. */
export const queue = <Data extends object>(
  name: string,
  {
    forgets = false,
    cron = null,
  }: { readonly forgets?: boolean; readonly cron?: string | null } = {},
): Queue<Data> => ({ name, forgets, cron });

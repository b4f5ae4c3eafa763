/** A kind of job and, for the compiler, the data its jobs carry: ids only, no personal data. */
export type Queue<Data extends object = object> = {
  readonly name: string;
  /** Never set; ties the type of the data to the queue. */
  readonly data?: Data;
};

/** Declares a queue: `<concept>.<event>`. */
export const queue = <Data extends object>(name: string): Queue<Data> => ({ name });

/** By name, because the background and every card ask, and neither needs the calls. */
const READS: readonly unknown[] = [
  'deliveries.incoming',
  'deliveries.latestIncoming',
  'deliveries.details',
  'deliveries.today',
];

/** Whether the query with this key reads deliveries with their arrivals. */
export const carriesArrivals = ([name]: readonly unknown[]): boolean => READS.includes(name);

/** Work of several companies: the next is of the company whose turn is longest ago, so that none starves another. */
export const createFairQueue = <Work>() => {
  // In the order of their turns.
  const waiting = new Map<number, Work[]>();
  return {
    add: (companyId: number, work: Work): void => {
      waiting.set(companyId, [...(waiting.get(companyId) ?? []), work]);
    },
    next: (): Work | undefined => {
      const [first] = waiting;
      if (first === undefined) return undefined;
      const [companyId, [work, ...others]] = first;
      waiting.delete(companyId);
      if (others.length > 0) waiting.set(companyId, others);
      return work;
    },
    remove: (companyId: number, work: Work): void => {
      const others = (waiting.get(companyId) ?? []).filter((one) => one !== work);
      if (others.length > 0) waiting.set(companyId, others);
      else waiting.delete(companyId);
    },
    countOf: (companyId: number): number => waiting.get(companyId)?.length ?? 0,
  };
};

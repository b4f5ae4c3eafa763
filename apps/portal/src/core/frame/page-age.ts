/** How old the data of a page is, and whether all of it is there. Pure. */

/** A read of the page on show. */
export type ShownRead = {
  /** Instant of the answer in ms since 1970; 0 without one. */
  readonly at: number;
  /** Whether it belongs to the frame around every page. */
  readonly isFrame: boolean;
  /** Whether the page cannot begin without it: the person and the permissions. */
  readonly isNeeded: boolean;
  readonly isAsking: boolean;
};

export type PageAge = {
  /** Instant of the oldest answer on show; null while the page shows none. */
  readonly oldest: number | null;
  /** Whether something of the page has never been read. */
  readonly isPartly: boolean;
  /** Whether the server is asked for anything on show. */
  readonly isAsking: boolean;
};

export const ageOf = (reads: readonly ShownRead[]): PageAge => {
  const ofPage = reads.filter(({ isFrame }) => !isFrame);
  const times = ofPage.map(({ at }) => at).filter((at) => at > 0);
  const isMissing = reads.some(({ at, isFrame, isNeeded }) => at === 0 && (!isFrame || isNeeded));
  return {
    oldest: times.length > 0 ? Math.min(...times) : null,
    isPartly: isMissing,
    isAsking: ofPage.some(({ isAsking }) => isAsking),
  };
};

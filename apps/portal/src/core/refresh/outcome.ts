/** Outcome of reading a page again. Pure. */

/** A read of the page on show after it was asked again. */
export type Asked = {
  /** Whether it belongs to the frame around every page. */
  readonly isFrame: boolean;
  /** Status of its failure, 0 without an answer; null after a success. */
  readonly failure: number | null;
};

/** Why the page still shows its last state. */
export type Failure = 'offline' | 'fault' | 'silent';

const TOO_MANY_STATUS = 429;

/** A refusal is an answer too, which the page shows in its own words. */
const kindOf = ({ failure }: Asked): Failure | 'answered' => {
  if (failure === 0) return 'offline';
  return failure !== null && (failure >= 500 || failure === TOO_MANY_STATUS) ? 'fault' : 'answered';
};

/** The frame alone does not count: the page is as new as it says, whatever its menu knows. */
export const outcomeOf = (asked: readonly Asked[]): Failure | 'done' => {
  const ofPage = asked.filter(({ isFrame }) => !isFrame);
  const kinds = (ofPage.length > 0 ? ofPage : asked).map(kindOf);
  if (kinds.includes('offline')) return 'offline';
  return kinds.includes('fault') ? 'fault' : 'done';
};

import { useEffect } from 'react';
import { holdPage, releasePage } from '#core/navigation/leave.ts';

/** While there is input that would be lost, leaving asks; while it is sent, nothing leads away (WIZ-12 to WIZ-15, WIZ-23). */
export const useHold = (how: 'asks' | 'locked' | null): void =>
  useEffect(() => {
    if (how === null) return undefined;
    holdPage(how);
    return releasePage;
  }, [how]);

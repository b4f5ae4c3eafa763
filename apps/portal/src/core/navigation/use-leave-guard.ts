import { useEffect } from 'react';
import { guardPage, unguardPage } from '#core/navigation/leave.ts';

/** While there is input that would be lost, leaving asks; while it is sent, nothing leads away (WIZ-12 to WIZ-15, WIZ-23). */
export const useLeaveGuard = (mode: 'confirm' | 'blocked' | null): void =>
  useEffect(() => {
    if (mode === null) return undefined;
    guardPage(mode);
    return unguardPage;
  }, [mode]);

import { useEffect } from 'react';
import { guardPage, unguardPage } from '#core/navigation/leave.ts';

/** Leaving asks while there is unsaved input, and is blocked while it is sent (WIZ-12 to WIZ-15, WIZ-23). */
export const useLeaveGuard = (mode: 'confirm' | 'blocked' | null): void =>
  useEffect(() => {
    if (mode === null) return undefined;
    guardPage(mode);
    return unguardPage;
  }, [mode]);

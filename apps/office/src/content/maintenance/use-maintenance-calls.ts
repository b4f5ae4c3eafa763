import {
  officeBeginMaintenance,
  officeEndMaintenance,
  officeMaintenance,
  officeRunningMaintenance,
  officeUpdateMaintenance,
} from '@abrufbar/contract/content/office-maintenance.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';

type Faster = { readonly by: string; readonly at: string };

/** The changes of the page; each is followed by what is stored then. */
export const useMaintenanceCalls = (onDone: () => void) => {
  const [faster, setFaster] = useState<Faster | null>(null);
  const options = {
    onSuccess: () => {
      setFaster(null);
      onDone();
    },
    onError: (error: Error) => {
      const reason = staleReason(error);
      if (!reason) return sayRefusal(error);
      setFaster({ by: reason.by ?? '', at: reason.at ?? '' });
    },
    onSettled: () => refresh(officeMaintenance, officeRunningMaintenance),
  };
  const begin = useCall(officeBeginMaintenance, options);
  const update = useCall(officeUpdateMaintenance, options);
  const end = useCall(officeEndMaintenance, options);
  return {
    begin,
    update,
    end,
    /** A colleague who changed it meanwhile (OFF-18). */
    faster,
    forget: () => setFaster(null),
    isBusy: begin.isPending || update.isPending || end.isPending,
    done: (text: string) => ({ onSuccess: () => showFlash('sucess', text) }),
  };
};

import {
  officeClaim,
  officeClaimCounts,
  officeClaims,
} from '@abrufbar/contract/deliveries/office-claims.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { token } from '#core/device.ts';
import { followChanges } from '#core/live/stream.ts';

/**
 * While claims are on show, new and changed ones are read within two seconds (BEY-94). One that is being answered stays
 * as it was read; sending upon an older state is refused.
 */
export const useLiveClaims = (isAnswering: boolean): void => {
  const bearer = useStore(token);
  useEffect(() => {
    if (bearer === null) return undefined;
    return followChanges(['deliveries'], () => {
      void refresh(officeClaims, officeClaimCounts);
      if (!isAnswering) void refresh(officeClaim);
    });
  }, [bearer, isAnswering]);
};

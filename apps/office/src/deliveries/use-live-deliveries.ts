import { officeClaimCounts } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeCounts, officeDetail, officeList } from '@abrufbar/contract/deliveries/office.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { token } from '#core/device.ts';
import { followChanges } from '#core/live/stream.ts';

/**
 * While deliveries are on show, new and changed ones are read within two seconds (OFF-223). One that is being corrected
 * stays as it was read; saving upon an older state is refused.
 */
export const useLiveDeliveries = (isCorrecting = false): void => {
  const bearer = useStore(token);
  useEffect(() => {
    if (bearer === null) return undefined;
    return followChanges(['deliveries'], () => {
      void refresh(officeList, officeCounts, officeClaimCounts);
      if (!isCorrecting) void refresh(officeDetail);
    });
  }, [bearer, isCorrecting]);
};

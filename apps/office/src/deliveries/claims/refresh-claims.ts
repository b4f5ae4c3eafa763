import {
  officeClaim,
  officeClaimCounts,
  officeClaims,
} from '@abrufbar/contract/deliveries/office-claims.ts';
import { refresh } from '@abrufbar/web/data.ts';

/** Reads list, numbers and the open claim again. */
export const refreshClaims = (): Promise<unknown> =>
  refresh(officeClaims, officeClaimCounts, officeClaim);

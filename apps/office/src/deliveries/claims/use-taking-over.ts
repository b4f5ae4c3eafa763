import { officeTakeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import type { Claim } from '#deliveries/claims/answer-entry.ts';
import { type Faster, fasterOf } from '#deliveries/claims/faster-notice.tsx';
import { refreshClaims } from '#deliveries/claims/refresh-claims.ts';

const t = reader(officeClaimsTexts);

/** Working on a claim from now on; `faster` names whoever moved it meanwhile (BEY-97). */
export const useTakingOver = (id: string, onReload: () => Promise<unknown>) => {
  const [late, setLate] = useState<{ readonly id: string; readonly faster: Faster } | null>(null);
  const call = useCall(officeTakeClaim, {
    quiet: [409],
    onSuccess: ({ number }) => {
      setLate(null);
      showFlash('sucess', t('bo.claim.owned', { nummer: number }));
      void refreshClaims();
    },
    onError: async (error, sent) => {
      const reason = staleReason(error);
      if (reason) setLate({ id: sent.id, faster: fasterOf(reason) });
      else sayRefusal(error);
      await onReload();
    },
  });
  return {
    isPending: call.isPending,
    faster: late?.id === id ? late.faster : null,
    start: ({ version }: Claim) => {
      if (!call.isPending) call.mutate({ id, version });
    },
  };
};

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { rememberContract, type Contract } from '#contract-page/contract.ts';
import { followContract, useSession } from '#core/session.ts';

/** The contract of the page on show becomes the selected one, its company too, once the server has named it (D-06). */
export const useContractArrival = ({ data, isPlaceholderData }: UseQueryResult<Contract>): void => {
  const { user } = useSession();
  const answer = isPlaceholderData ? undefined : data;
  const arrived = useEffectEvent(() => {
    if (!answer || !user) return;
    rememberContract(answer);
    followContract(answer.company_number, user);
  });
  useEffect(() => arrived(), [answer?.contract_id, user?.id]);
};

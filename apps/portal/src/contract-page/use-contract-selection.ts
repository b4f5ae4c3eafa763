import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { storeSelectedContract, type Contract } from '#contract-page/contract.ts';
import { followContract, useSession } from '#core/session.ts';

/** Selects the contract of the page, and its company, once the server has answered (D-06). */
export const useContractSelection = ({
  data,
  isPlaceholderData,
}: UseQueryResult<Contract>): void => {
  const { user } = useSession();
  const answer = isPlaceholderData ? undefined : data;
  const arrived = useEffectEvent(() => {
    if (!answer || !user) return;
    storeSelectedContract(answer);
    followContract(answer.company_number, user);
  });
  useEffect(() => arrived(), [answer?.contract_id, user?.id]);
};

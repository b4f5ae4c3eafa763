import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { storeSelectedContract, type Contract } from '#contract-page/contract.ts';
import { followContract, isBeforeSwitch } from '#core/company-switch.ts';
import { useSession } from '#core/session.ts';

/**
 * Selects the contract of the page, and its company, once the server has answered (D-06). A page that "back"
 * shows after a switch keeps the company the person has chosen (D-04).
 */
export const useContractSelection = ({
  data,
  isPlaceholderData,
}: UseQueryResult<Contract>): void => {
  const { user, company } = useSession();
  const [isOld] = useState(isBeforeSwitch);
  const answer = isPlaceholderData ? undefined : data;
  const arrived = useEffectEvent(() => {
    if (!answer || !user) return;
    if (isOld && company && answer.company_number !== company.company_nr) {
      void import('#contract-page/leave-other-company.ts').then((it) =>
        it.leaveOtherCompany(company),
      );
      return;
    }
    storeSelectedContract(answer);
    followContract(answer.company_number, user);
  });
  useEffect(() => arrived(), [answer?.contract_id, user?.id]);
};

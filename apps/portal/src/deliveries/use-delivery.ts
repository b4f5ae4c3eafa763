import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cachedContract } from '#contract-page/contract.ts';
import { useSession } from '#core/session.ts';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { knownDelivery } from '#deliveries/known-delivery.ts';
import { usePermissionsIn } from '#deliveries/permissions-in.ts';

/** The delivery of an address, which names delivery and contract (D-47), and what this person may do with it. */
export const useDelivery = (ids: string) => {
  const named = parseIds(ids);
  const input = named && { delivery_id: named.deliveryId, contract_id: named.contractId };
  const cache = useQueryClient();
  const selected = useSession().company?.company_nr;
  const read = useQuery({
    ...query(deliveries.details, input, { quiet: [404] }),
    placeholderData: () =>
      knownDelivery(cache, ids, cachedContract(cache, named?.contractId ?? ''), selected),
  });
  const unsent = useUnsentConfirmation(named?.deliveryId ?? '');
  const permissions = usePermissionsIn(read.data?.company_number);
  return { named, input, read, unsent, permissions };
};

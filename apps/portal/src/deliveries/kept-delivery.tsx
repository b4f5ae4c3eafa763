import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Contract } from '#contract-page/contract.ts';
import { keptAnswers, showOf } from '#core/last-state/last-state.ts';
import { deliveryIn, isDeliveryList } from '#deliveries/known-delivery.ts';

type Input = InputOf<typeof deliveries.details>;
type List = OutputOf<typeof deliveries.incoming>;

/** Shows a delivery that this phone knows from a list alone, with the time of that list (ONL-115). */
export const KeptDelivery = ({ ids, input }: { readonly ids: string; readonly input: Input }) => {
  const { delivery_id, contract_id } = input;
  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const kept = await keptAnswers();
      const { queryKey } = query(contracts.find, { id: contract_id });
      const contract = kept.find(({ hash }) => hash === hashKey(queryKey));
      if (!contract || isLeft) return;
      for (const { key: of, data, company, at } of kept) {
        if (!isDeliveryList(of)) continue;
        // Kept under the names of these very calls.
        const found = deliveryIn(data as List, ids, contract.data as Contract, company ?? '');
        if (!found) continue;
        showOf(query(deliveries.details, { delivery_id, contract_id }).queryKey, found, at);
        return;
      }
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [ids, delivery_id, contract_id]);
  return null;
};

import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { today } from '@abrufbar/contract/deliveries/today.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { hashKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Contract } from '#contract-page/contract.ts';
import { keptAnswers, showOf } from '#core/last-state/last-state.ts';
import type { Details } from '#deliveries/confirmation.ts';
import {
  asSigned,
  deliveryIn,
  deliveryOfDay,
  isDay,
  isDeliveryList,
} from '#deliveries/known-delivery.ts';

type Input = InputOf<typeof deliveries.details>;
type Day = OutputOf<typeof today>;
type List = OutputOf<typeof deliveries.incoming>;

/** Shows a delivery that this phone knows from a list or a day alone, with the time of that (ONL-115). */
export const KeptDelivery = ({ ids, input }: { readonly ids: string; readonly input: Input }) => {
  const { delivery_id, contract_id } = input;
  useEffect(() => {
    let isLeft = false;
    const show = async () => {
      const kept = await keptAnswers();
      const { queryKey } = query(contracts.find, { id: contract_id });
      const contract = kept.find(({ hash }) => hash === hashKey(queryKey));
      if (isLeft) return;
      const site = contract?.data as Contract | undefined; // kept under the name of that very call
      const details = kept
        .filter(({ key: [name] }) => name === deliveries.details.name)
        .map(({ data }) => data as Details | undefined); // as above
      for (const { key: of, data, company, at } of kept) {
        const found = isDay(of)
          ? deliveryOfDay(of, data as Day, ids) // as above
          : isDeliveryList(of)
            ? deliveryIn(data as List, ids, site, company ?? '') // as above
            : undefined;
        if (!found) continue;
        showOf(
          query(deliveries.details, { delivery_id, contract_id }).queryKey,
          asSigned(found, details),
          at,
        );
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

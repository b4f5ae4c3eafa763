import { setAlwaysSign } from '@abrufbar/contract/contracts/always-sign.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { QueryClient } from '@tanstack/react-query';
import { planCall, submit, useOutbox, type Submission } from '#core/outbox/outbox.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { ALWAYS_SIGN } from '#deliveries/signature/always-sign-kind.ts';

type Delivery = Pick<Details, 'contract_id' | 'company_number' | 'always_sign'>;

/** Whether confirming opens the signature; the unsent change on this phone counts, the last of several. */
export const useAlwaysSign = ({ contract_id, always_sign }: Delivery): boolean => {
  const unsent = useOutbox(ALWAYS_SIGN, ({ about }) => about.contractId === contract_id);
  return unsent.at(-1)?.about.isOn ?? always_sign;
};

/** Shows the new state on all deliveries of the contract at once, stores and sends it; a refused change is reverted. */
export const submitAlwaysSign = async (
  cache: QueryClient,
  { contract_id, company_number }: Delivery,
  isOn: boolean,
): Promise<Submission> => {
  const show = (always_sign: boolean): void =>
    void cache.setQueriesData<Details>({ queryKey: [deliveries.details.name] }, (details) =>
      details?.contract_id === contract_id ? { ...details, always_sign } : details,
    );
  await cache.cancelQueries({ queryKey: [deliveries.details.name] }); // their answers would be stale
  show(isOn);
  const submission = await submit({
    kind: ALWAYS_SIGN,
    companyNumber: company_number,
    calls: [planCall(setAlwaysSign, { contract_id, is_on: isOn })],
    about: { contractId: contract_id, isOn },
    subject: contract_id,
    refreshes: [deliveries.details],
  });
  if (submission.outcome === 'refused' || submission.outcome === 'failed') show(!isOn);
  return submission;
};

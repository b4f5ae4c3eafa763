import { find } from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { seeWeightChecks } from '@abrufbar/contract/deliveries/see-weight-checks.ts';
import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { planCall, submit, useOutbox, type Submission } from '#core/outbox/outbox.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { HINTS_SEEN } from '#deliveries/weight-check/seen-kind.ts';

type Delivery = Pick<
  Details,
  'id' | 'contract_id' | 'company_number' | 'vehicle_license_plate' | 'weight_checks'
>;

const SHOWS = [deliveries.details, calls.weightChecks, calls.weightCheckCounts, find] as const;

/** The hints of a delivery, those on their way as seen already. */
export const useHints = ({ id, weight_checks: hints }: Delivery): Details['weight_checks'] => {
  const unsent = useOutbox(HINTS_SEEN, ({ about }) => about.deliveryId === id);
  const isUnsent = (kind: (typeof hints)[number]['kind']) =>
    unsent.some(({ about }) => about.kinds.includes(kind));
  return hints.map((hint) => ({ ...hint, seen: hint.seen || isUnsent(hint.kind) }));
};

/** Marks all hints of a delivery as seen: stored, shown and sent (BEY-18). */
export const submitSeen = async (delivery: Delivery): Promise<Submission> => {
  const { id, contract_id, company_number, vehicle_license_plate: plate, weight_checks } = delivery;
  const kinds = weight_checks.map(({ kind }) => kind);
  const submission = await submit({
    kind: HINTS_SEEN,
    companyNumber: company_number,
    calls: [planCall(seeWeightChecks, { delivery_id: id, contract_id, kinds })],
    about: { deliveryId: id, contractId: contract_id, plate, kinds },
    subject: `hints ${id}`,
    refreshes: SHOWS,
  });
  if (submission.outcome === 'sent') await refresh(...SHOWS);
  return submission;
};

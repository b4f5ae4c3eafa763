import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  planCall,
  submit,
  useOutbox,
  type OutboxEntry,
  type Submission,
} from '#core/outbox/outbox.ts';
import { showsOf } from '#deliveries/confirm-intent.ts';
import { SHOWS_CONFIRMATIONS, type Details } from '#deliveries/confirmation.ts';
import { UNDO } from '#deliveries/undo/undo-kind.ts';

export type UndoReason = InputOf<typeof deliveries.unconfirm>['reason'];

/** The undoing of its confirmation that waits on this phone. */
export const useUnsentUndo = (deliveryId: string): OutboxEntry | undefined =>
  useOutbox(UNDO, ({ about }) => about.deliveryId === deliveryId)[0];

type Undoing = {
  readonly delivery: Details;
  readonly reason: UndoReason;
  /** The previous one, which was refused. */
  readonly before: OutboxEntry | undefined;
};

/** Stores it and sends it exactly once, after anything else about this delivery. */
export const submitUndo = ({ delivery, reason, before }: Undoing): Promise<Submission> => {
  const { id, contract_id, company_number } = delivery;
  return submit({
    kind: UNDO,
    companyNumber: company_number,
    calls: [
      planCall(deliveries.unconfirm, {
        delivery_id: id,
        contract_id,
        reason,
        device_time: new Date().toISOString(),
      }),
    ],
    about: { deliveryId: id, shows: showsOf(delivery) },
    subject: id,
    refreshes: [deliveries.details, ...SHOWS_CONFIRMATIONS],
    ...(before && { replaces: before.key }),
  });
};

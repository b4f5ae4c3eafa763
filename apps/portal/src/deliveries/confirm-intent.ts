import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import {
  planCall,
  submit,
  useOutbox,
  type OutboxEntry,
  type OutboxKind,
  type Submission,
} from '#core/outbox/outbox.ts';
import { SHOWS_CONFIRMATIONS, type Details } from '#deliveries/confirmation.ts';

type Confirmation = OutputOf<typeof deliveries.confirm>;
type ConfirmAbout = { readonly deliveryId: string };
type Waiting = OutboxEntry<ConfirmAbout>;

/** Confirmations in the outbox (D-62). */
const CONFIRM: OutboxKind<ConfirmAbout> = { name: 'delivery-confirmation' };

/** The confirmation of a delivery that is still on this phone. */
export const useUnsentConfirmation = (deliveryId: string): Waiting | undefined =>
  useOutbox(CONFIRM, ({ about }) => about.deliveryId === deliveryId)[0];

type Delivery = Pick<Details, 'id' | 'contract_id' | 'company_number'>;
type Confirming = {
  readonly delivery: Delivery;
  /** The confirmation that was not accepted before. */
  readonly before: Waiting | undefined;
};

/** Writes the confirmation down and sends it, once. */
export const submitConfirmation = ({
  delivery: { id, contract_id, company_number },
  before,
}: Confirming): Promise<Submission> =>
  submit({
    kind: CONFIRM,
    companyNumber: company_number,
    calls: [planCall(deliveries.confirm, { delivery_id: id, contract_id })],
    about: { deliveryId: id },
    subject: id,
    refreshes: [deliveries.details, ...SHOWS_CONFIRMATIONS],
    ...(before && { replaces: before.key }),
  });

/** The server's answer. */
export const confirmationOf = ({ output }: Extract<Submission, { outcome: 'sent' }>) =>
  output as Confirmation; // the schema of the call has checked it before the outbox called it sent

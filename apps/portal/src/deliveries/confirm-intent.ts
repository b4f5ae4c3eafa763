import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import {
  planCall,
  submit,
  useOutbox,
  type OutboxEntry,
  type Submission,
} from '#core/outbox/outbox.ts';
import { CONFIRM, type ConfirmAbout } from '#deliveries/confirm-kind.ts';
import { SHOWS_CONFIRMATIONS, type Details } from '#deliveries/confirmation.ts';

type Confirmation = OutputOf<typeof deliveries.confirm>;
type Waiting = OutboxEntry<ConfirmAbout>;

/** The unsent confirmation of a delivery on this phone. */
export const useUnsentConfirmation = (deliveryId: string): Waiting | undefined =>
  useOutbox(CONFIRM, ({ about }) => about.deliveryId === deliveryId)[0];

type Delivery = Pick<
  Details,
  'id' | 'contract_id' | 'company_number' | 'vehicle_license_plate' | 'materials'
>;

/** The part of it that the list of the outbox shows. */
export const showsOf = ({
  contract_id,
  vehicle_license_plate,
  materials,
}: Delivery): NonNullable<ConfirmAbout['shows']> => {
  const [first, ...others] = materials;
  const isOne = first !== undefined && others.length === 0;
  return {
    contractId: contract_id,
    plate: vehicle_license_plate,
    load: isOne ? { quantity: first.quantity, unit: first.quantity_unit } : null,
  };
};

/** Name and drawing; without a drawing the name is the signature (BEY-88). */
export type Signed = {
  readonly input: Pick<InputOf<typeof deliveries.confirm>, 'signed_by' | 'signature'>;
  /** As the details will say it. */
  readonly shown: NonNullable<Details['signature']>;
};

type Confirming = {
  readonly delivery: Delivery;
  /** The previous confirmation, which was refused. */
  readonly before: Waiting | undefined;
  readonly reservation?: Reservation | undefined;
  readonly signed?: Signed | undefined;
  readonly way?: InputOf<typeof deliveries.confirm>['way'];
};

/** Stores the confirmation and sends it exactly once. */
export const submitConfirmation = ({
  delivery,
  before,
  reservation,
  signed,
  way = 'single',
}: Confirming): Promise<Submission> => {
  const { id, contract_id, company_number } = delivery;
  return submit({
    kind: CONFIRM,
    companyNumber: company_number,
    calls: [
      planCall(deliveries.confirm, {
        delivery_id: id,
        contract_id,
        way,
        device_time: new Date().toISOString(),
        ...(reservation && { reservation }),
        ...signed?.input,
      }),
    ],
    about: {
      deliveryId: id,
      shows: showsOf(delivery),
      ...(reservation && { reservation }),
      ...(signed && { isSigned: true }),
    },
    subject: id,
    refreshes: [deliveries.details, ...SHOWS_CONFIRMATIONS],
    ...(before && { replaces: before.key }),
  });
};

/** The server's answer to a confirmation, or to its undoing. */
export const answerOf = ({ output }: Extract<Submission, { outcome: 'sent' }>) =>
  output as Confirmation; // the outbox has checked it by the schema of the call

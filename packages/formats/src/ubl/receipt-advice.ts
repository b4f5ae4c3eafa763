import type { CLAIM_REASONS, CLAIM_REMEDIES } from '@abrufbar/domain/deliveries/claims.ts';
import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import type { Signature } from '@abrufbar/domain/deliveries/signature.ts';
import { buildDespatchAdvice, clockOf, type DeliveryNote } from '#ubl/build-despatch-advice.ts';
import { itemNumberOf } from '#ubl/despatch-lines.ts';
import { type Entered, withEntered } from '#ubl/entered-properties.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import {
  customerParty,
  documentReference,
  drawnSignature,
  item,
  orderReference,
  supplierParty,
} from '#ubl/elements.ts';
import { receiptSignatures } from '#ubl/receipt-signatures.ts';
import { day, quantity, text, time } from '#xml/values.ts';
import {
  group,
  inside,
  many,
  maybe,
  one,
  type ValueOf,
  writeXml,
  type XmlElement,
} from '#xml/shapes.ts';

const line = group({
  id: one('cbc:ID', text),
  received: maybe('cbc:ReceivedQuantity', quantity),
  rejectCode: maybe('cbc:RejectReasonCode', text),
  rejectTexts: many('cbc:RejectReason', text),
  rejectAction: maybe('cbc:RejectActionCode', text),
  discrepancyCode: maybe('cbc:QuantityDiscrepancyCode', text),
  receivedOn: maybe('cbc:ReceivedDate', day),
  timingCode: maybe('cbc:TimingComplaintCode', text),
  timingText: maybe('cbc:TimingComplaint', text),
  despatchLines: many('cac:DespatchLineReference', inside(one('cbc:LineID', text))),
  items: many('cac:Item', item),
});

const receiptAdvice = group({
  version: maybe('cbc:UBLVersionID', text),
  number: one('cbc:ID', text),
  issuedOn: one('cbc:IssueDate', day),
  issuedTime: maybe('cbc:IssueTime', time),
  note: maybe('cbc:Note', text),
  orders: many('cac:OrderReference', orderReference),
  /** The delivery notes that were received. */
  despatches: many('cac:DespatchDocumentReference', documentReference),
  signatures: many('cac:Signature', drawnSignature),
  receiver: one('cac:DeliveryCustomerParty', customerParty),
  sender: one('cac:DespatchSupplierParty', supplierParty),
  buyer: maybe('cac:BuyerCustomerParty', customerParty),
  seller: maybe('cac:SellerSupplierParty', supplierParty),
  lines: many('cac:ReceiptLine', line),
});
type ReceiptAdvice = ValueOf<typeof receiptAdvice>;

export const writeReceiptAdvice = (advice: ReceiptAdvice): XmlElement =>
  writeXml('ReceiptAdvice', receiptAdvice, advice);

type FiledClaim = {
  readonly reasons: readonly {
    readonly reason: (typeof CLAIM_REASONS)[number];
    readonly name: string;
  }[];
  readonly remedy: (typeof CLAIM_REMEDIES)[number];
};

/** The person who confirmed a delivery, and the time by the clock of the server (D-48). */
type Confirmation = {
  readonly at: Date;
  /** Null where it is no longer known. */
  readonly by: { readonly firstName: string; readonly lastName: string } | null;
  /** Remark about how it was confirmed. */
  readonly note: string | null;
  /** Why it was confirmed under reservation, with the German name of the reason; null without one. */
  readonly reservation: { readonly reason: Reservation; readonly name: string } | null;
  /** Filed by the customer before the confirmation was final, each fault with its German name. */
  readonly claims: readonly FiledClaim[];
  /** Of concrete, what was entered on site; its list of properties knows none of asphalt. */
  readonly entered: Entered | null;
  /** Name and drawing of who signed; without a drawing the name was typed. */
  readonly signed: { readonly name: string; readonly drawing: Signature | null } | null;
};

const TIMING: readonly string[] = ['time', 'delay'];

/**
 * Faults at a line, those of claims before the reservation: quantities and times have elements of their own, any other
 * is the reason of a rejection. No quantities: whoever reserves or claims names none (decision 0102).
 */
const complaintOf = ({ claims, reservation }: Pick<Confirmation, 'claims' | 'reservation'>) => {
  const faults = [
    ...claims.flatMap(({ reasons }) => reasons),
    ...(reservation ? [reservation] : []),
  ];
  const first = faults.filter(
    ({ reason }, at) => faults.findIndex((other) => other.reason === reason) === at,
  );
  const timings = first.filter(({ reason }) => TIMING.includes(reason));
  const rejections = first.filter(
    ({ reason }) => reason !== 'quantity' && !TIMING.includes(reason),
  );
  return {
    rejectCode: rejections[0]?.reason.toUpperCase() ?? null,
    rejectTexts: rejections.map(({ name }) => name),
    rejectAction: rejections[0] ? wishOf(claims, rejections[0].reason) : null,
    discrepancyCode: first.some(({ reason }) => reason === 'quantity') ? 'QUANTITY' : null,
    timingCode: timings[0]?.reason.toUpperCase() ?? null,
    timingText: timings.map(({ name }) => name).join(', ') || null,
  };
};

/** The action that the claim with this fault asks for; a note asks for none. */
const wishOf = (claims: readonly FiledClaim[], fault: string): string | null => {
  const claim = claims.find(({ reasons }) => reasons.some(({ reason }) => reason === fault));
  return claim === undefined || claim.remedy === 'note' ? null : claim.remedy.toUpperCase();
};

/** The first line of the material, with what was entered on site; undefined where the document names it otherwise. */
const enteredAt = ({ lines }: DespatchAdvice, entered: Entered) => {
  const line = lines.find((one) => one !== null && itemNumberOf(one.item) === entered.number);
  return (
    line && {
      line,
      item: { ...line.item, properties: withEntered(line.item.properties, entered) },
    }
  );
};

/** The confirmation of a delivery by what its note says: all of it was received. */
export const buildReceiptAdvice = (
  note: DeliveryNote,
  confirmed: Confirmation,
  despatch: DespatchAdvice = buildDespatchAdvice(note),
): ReceiptAdvice => {
  const { on, time: at } = clockOf(confirmed.at);
  const { orders, sender, buyer, seller } = despatch;
  const entered = confirmed.entered && enteredAt(despatch, confirmed.entered);
  return {
    version: '2.1',
    number: note.number,
    issuedOn: on,
    issuedTime: at,
    note: confirmed.note,
    orders,
    despatches: [{ number: note.number, type: null }],
    signatures: receiptSignatures({ ...confirmed, company: note.customerName }),
    receiver: despatch.receiver,
    sender,
    buyer,
    seller,
    lines: despatch.lines.flatMap((line, index) =>
      line === null
        ? []
        : {
            id: String(index + 1),
            received: line.delivered,
            ...complaintOf(confirmed),
            receivedOn: on,
            despatchLines: [line.id],
            items: [line === entered?.line ? entered.item : line.item],
          },
    ),
  };
};

import {
  clockOf,
  customerPartyOf,
  type DeliveryNote,
  itemOf,
  ordersOf,
  sellerOf,
  senderOf,
  signatureOf,
} from '#ubl/build-despatch-advice.ts';
import {
  customerParty,
  documentReference,
  item,
  orderReference,
  signature,
  supplierParty,
} from '#ubl/elements.ts';
import { quantityOf } from '#ubl/units.ts';
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
  receivedOn: maybe('cbc:ReceivedDate', day),
  despatchLines: many('cac:DespatchLineReference', inside(one('cbc:LineID', text))),
  items: many('cac:Item', item),
});

const receiptAdvice = group({
  version: maybe('cbc:UBLVersionID', text),
  number: one('cbc:ID', text),
  issuedOn: one('cbc:IssueDate', day),
  issuedTime: maybe('cbc:IssueTime', time),
  orders: many('cac:OrderReference', orderReference),
  /** The delivery notes that were received. */
  despatches: many('cac:DespatchDocumentReference', documentReference),
  signatures: many('cac:Signature', signature),
  receiver: one('cac:DeliveryCustomerParty', customerParty),
  sender: one('cac:DespatchSupplierParty', supplierParty),
  buyer: maybe('cac:BuyerCustomerParty', customerParty),
  seller: maybe('cac:SellerSupplierParty', supplierParty),
  lines: many('cac:ReceiptLine', line),
});
type ReceiptAdvice = ValueOf<typeof receiptAdvice>;

export const writeReceiptAdvice = (advice: ReceiptAdvice): XmlElement =>
  writeXml('ReceiptAdvice', receiptAdvice, advice);

/** The person who confirmed a delivery, and the time by the clock of the server (D-48). */
type Confirmation = {
  readonly at: Date;
  /** Null where it is no longer known. */
  readonly by: { readonly firstName: string; readonly lastName: string } | null;
};

/** The confirmation of a delivery: all of it was received; no other quantities are noted. */
export const buildReceiptAdvice = (note: DeliveryNote, confirmed: Confirmation): ReceiptAdvice => {
  const { on, time: at } = clockOf(confirmed.at);
  const { by } = confirmed;
  const persons = by ? [{ firstName: by.firstName, familyName: by.lastName }] : [];
  const receiver = { name: note.customerName, persons };
  return {
    version: '2.1',
    number: note.number,
    issuedOn: on,
    issuedTime: at,
    orders: ordersOf(note),
    despatches: [{ number: note.number, type: null }],
    signatures: [signatureOf('receipt', 'receiver', receiver, confirmed.at)],
    receiver: customerPartyOf(note),
    sender: senderOf(note),
    buyer: customerPartyOf(note),
    seller: sellerOf(note),
    lines: note.materials.map((material, index) => ({
      id: String(index + 1),
      received: quantityOf(material.quantity, material.unit),
      receivedOn: on,
      despatchLines: [String(index + 1)],
      items: [itemOf(material.number, material.name)],
    })),
  };
};

import {
  customerParty,
  documentReference,
  item,
  lineShipment,
  orderReference,
  shipment,
  signature,
  supplierParty,
} from '#ubl/elements.ts';
import { day, quantity, text, time } from '#xml/values.ts';
import {
  group,
  lines,
  many,
  maybe,
  one,
  readXml,
  type ValueOf,
  writeXml,
  type XmlElement,
} from '#xml/shapes.ts';

const line = group({
  id: one('cbc:ID', text),
  notes: many('cbc:Note', text),
  delivered: maybe('cbc:DeliveredQuantity', quantity),
  outstanding: maybe('cbc:OutstandingQuantity', quantity),
  outstandingReasons: many('cbc:OutstandingReason', text),
  orderLines: many(
    'cac:OrderLineReference',
    group({
      line: one('cbc:LineID', text),
      order: maybe('cac:OrderReference', orderReference),
    }),
  ),
  item: one('cac:Item', item),
  shipments: many('cac:Shipment', lineShipment),
});

const despatchAdvice = group({
  version: maybe('cbc:UBLVersionID', text),
  customization: maybe('cbc:CustomizationID', text),
  profile: maybe('cbc:ProfileID', text),
  number: one('cbc:ID', text),
  /** Id of the document in the system that wrote it. */
  uuid: maybe('cbc:UUID', text),
  issuedOn: one('cbc:IssueDate', day),
  issuedTime: maybe('cbc:IssueTime', time),
  notes: many('cbc:Note', text),
  orders: many('cac:OrderReference', orderReference),
  documents: many('cac:AdditionalDocumentReference', documentReference),
  signatures: many('cac:Signature', signature),
  sender: one('cac:DespatchSupplierParty', supplierParty),
  receiver: one('cac:DeliveryCustomerParty', customerParty),
  buyer: maybe('cac:BuyerCustomerParty', customerParty),
  seller: maybe('cac:SellerSupplierParty', supplierParty),
  originator: maybe('cac:OriginatorCustomerParty', customerParty),
  shipment: maybe('cac:Shipment', shipment),
  lines: lines('cac:DespatchLine', line),
});

/** A delivery note in UBL 2.1, the form behind the German 1Lieferschein (D-66). */
export type DespatchAdvice = ValueOf<typeof despatchAdvice>;

const ROOT = 'DespatchAdvice';
export const readDespatchAdvice = (root: XmlElement) => readXml(root, ROOT, despatchAdvice);
export const writeDespatchAdvice = (advice: DespatchAdvice): XmlElement =>
  writeXml(ROOT, despatchAdvice, advice);

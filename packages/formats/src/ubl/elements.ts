/** Elements that despatch and receipt advices of UBL 2.1 share; fields in the order of the schemas. */
import { binary, day, identifier, quantity, text, time } from '#xml/values.ts';
import { group, inside, many, maybe, one, type ValueOf } from '#xml/shapes.ts';

/** Number of a party; its scheme is one of the German delivery note's (`DEBTOR_ID`) or any other. */
export const NUMBER = { debtor: 'DEBTOR_ID', location: 'LOCATION_ID' } as const;
/** Parties of the German delivery note as the signature names them. */
export const PARTY = {
  sender: 'DESPATCH_SUPPLIER_PARTY',
  receiver: 'DELIVERY_CUSTOMER_PARTY',
} as const;
/** Kind of signature: the note by the plant, its receipt by the receiver. */
export const REASON = {
  despatch: 'DA_CREATION_DESPATCHER',
  receipt: 'RA_CREATION_RECEIVER',
} as const;

const named = inside(maybe('cbc:Name', text));

const address = group({
  street: maybe('cbc:StreetName', text),
  additional: maybe('cbc:AdditionalStreetName', text),
  city: maybe('cbc:CityName', text),
  zone: maybe('cbc:PostalZone', text),
  region: maybe('cbc:CountrySubentity', text),
  lines: many('cac:AddressLine', inside(one('cbc:Line', text))),
  country: maybe('cac:Country', inside(maybe('cbc:IdentificationCode', text))),
});
export type UblAddress = ValueOf<typeof address>;

const contact = group({
  name: maybe('cbc:Name', text),
  phone: maybe('cbc:Telephone', text),
  mail: maybe('cbc:ElectronicMail', text),
});
export type UblContact = ValueOf<typeof contact>;

const party = group({
  endpoint: maybe('cbc:EndpointID', identifier),
  numbers: many('cac:PartyIdentification', inside(one('cbc:ID', identifier))),
  names: many('cac:PartyName', named),
  address: maybe('cac:PostalAddress', address),
  legalNames: many('cac:PartyLegalEntity', inside(maybe('cbc:RegistrationName', text))),
  contact: maybe('cac:Contact', contact),
  persons: many(
    'cac:Person',
    group({
      firstName: maybe('cbc:FirstName', text),
      familyName: maybe('cbc:FamilyName', text),
      /** Of a driver: carried on and shown to nobody. */
      papers: many(
        'cac:IdentityDocumentReference',
        group({ number: one('cbc:ID', text), kind: maybe('cbc:DocumentType', text) }),
      ),
    }),
  ),
});
export type UblParty = ValueOf<typeof party>;

export const supplierParty = group({ party: maybe('cac:Party', party) });
export const customerParty = group({
  /** The customer's number in the supplier's books. */
  account: maybe('cbc:SupplierAssignedAccountID', text),
  party: maybe('cac:Party', party),
  deliveryContact: maybe('cac:DeliveryContact', contact),
});

export const orderReference = group({
  number: one('cbc:ID', text),
  /** Number of the order in the supplier's system. */
  salesOrder: maybe('cbc:SalesOrderID', text),
});

export const documentReference = group({
  number: one('cbc:ID', text),
  type: maybe('cbc:DocumentTypeCode', text),
});

const signatureParts = {
  id: one('cbc:ID', text),
  /** A reason of the German delivery note. */
  notes: many('cbc:Note', text),
  on: maybe('cbc:ValidationDate', day),
  time: maybe('cbc:ValidationTime', time),
  signatory: maybe('cac:SignatoryParty', party),
} as const;
export const signature = group(signatureParts);
/** With a drawing; those of notes that came are not carried on. */
export const drawnSignature = group({
  ...signatureParts,
  attachment: maybe(
    'cac:DigitalSignatureAttachment',
    inside(one('cbc:EmbeddedDocumentBinaryObject', binary)),
  ),
});

const itemNumber = group({
  id: one('cbc:ID', identifier),
  extended: maybe('cbc:ExtendedID', text),
});

export const item = group({
  name: maybe('cbc:Name', text),
  buyersNumber: maybe('cac:BuyersItemIdentification', itemNumber),
  sellersNumber: maybe('cac:SellersItemIdentification', itemNumber),
  standardNumber: maybe('cac:StandardItemIdentification', itemNumber),
  hazards: many(
    'cac:HazardousItem',
    group({
      number: maybe('cbc:UNDGCode', text),
      technicalName: maybe('cbc:TechnicalName', text),
      hazardClass: maybe('cbc:HazardClassID', text),
    }),
  ),
  /** Names of the German delivery note (`Concrete Temperature`) and any others. */
  properties: many(
    'cac:AdditionalItemProperty',
    group({
      name: one('cbc:Name', text),
      value: maybe('cbc:Value', text),
      quantity: maybe('cbc:ValueQuantity', quantity),
    }),
  ),
  instances: many(
    'cac:ItemInstance',
    group({
      trace: maybe('cbc:ProductTraceID', identifier),
      madeOn: maybe('cbc:ManufactureDate', day),
      madeTime: maybe('cbc:ManufactureTime', time),
      bestBefore: maybe('cbc:BestBeforeDate', day),
      serial: maybe('cbc:SerialID', text),
      lot: maybe(
        'cac:LotIdentification',
        group({ number: maybe('cbc:LotNumberID', text), expires: maybe('cbc:ExpiryDate', day) }),
      ),
    }),
  ),
});

const transportMeans = group({
  /** Round of the vehicle on that day. */
  journey: maybe('cbc:JourneyID', text),
  type: maybe('cbc:TransportMeansTypeCode', text),
  road: maybe('cac:RoadTransport', inside(one('cbc:LicensePlateID', text))),
});

const handlingUnit = group({
  id: maybe('cbc:ID', text),
  type: maybe('cbc:TransportHandlingUnitTypeCode', text),
  isHazardous: maybe('cbc:HazardousRiskIndicator', text),
  marks: many('cbc:ShippingMarks', text),
  equipment: many(
    'cac:TransportEquipment',
    group({
      /** `PT`: the tare was taken from memory (HVA B-StB). */
      information: many('cbc:Information', text),
      gross: maybe('cbc:GrossWeightMeasure', quantity),
      tare: maybe('cbc:TareWeightMeasure', quantity),
    }),
  ),
  dimensions: many(
    'cac:MeasurementDimension',
    group({ attribute: one('cbc:AttributeID', text), measure: maybe('cbc:Measure', quantity) }),
  ),
  packages: many(
    'cac:Package',
    group({ id: maybe('cbc:ID', text), type: maybe('cbc:PackagingTypeCode', text) }),
  ),
});

export const lineShipment = group({
  id: one('cbc:ID', text),
  units: many('cac:TransportHandlingUnit', handlingUnit),
});

export const shipment = group({
  id: one('cbc:ID', text),
  information: many('cbc:Information', text),
  /** Of the goods with their packing, not of a loaded vehicle. */
  grossWeight: maybe('cbc:GrossWeightMeasure', quantity),
  netWeight: maybe('cbc:NetWeightMeasure', quantity),
  grossVolume: maybe('cbc:GrossVolumeMeasure', quantity),
  unitCount: maybe('cbc:TotalTransportHandlingUnitQuantity', quantity),
  consignments: many(
    'cac:Consignment',
    group({
      id: one('cbc:ID', text),
      information: many('cbc:Information', text),
      carrier: maybe('cac:CarrierParty', party),
    }),
  ),
  stages: many('cac:ShipmentStage', group({ means: maybe('cac:TransportMeans', transportMeans) })),
  delivery: maybe(
    'cac:Delivery',
    group({
      tracking: maybe('cbc:TrackingID', text),
      address: maybe('cac:DeliveryAddress', address),
      estimated: maybe(
        'cac:EstimatedDeliveryPeriod',
        group({
          from: maybe('cbc:StartDate', day),
          fromTime: maybe('cbc:StartTime', time),
          to: maybe('cbc:EndDate', day),
          toTime: maybe('cbc:EndTime', time),
        }),
      ),
      despatch: maybe(
        'cac:Despatch',
        group({
          on: maybe('cbc:ActualDespatchDate', day),
          time: maybe('cbc:ActualDespatchTime', time),
          address: maybe('cac:DespatchAddress', address),
        }),
      ),
      terms: many('cac:DeliveryTerms', group({ special: many('cbc:SpecialTerms', text) })),
    }),
  ),
  units: many('cac:TransportHandlingUnit', handlingUnit),
});

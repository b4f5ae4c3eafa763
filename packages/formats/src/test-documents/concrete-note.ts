import { buildDespatchAdvice, type DeliveryNote } from '#ubl/build-despatch-advice.ts';
import { type DespatchAdvice, writeDespatchAdvice } from '#ubl/despatch-advice.ts';
import { formatUbl } from '#ubl/format-ubl.ts';
import { NOTE } from '#test-documents/despatch-documents.ts';

const property = (name: string, value: string) => ({ name, value, quantity: null });
const measured = (name: string, value: string, unit: string) => ({
  name,
  value: null,
  quantity: { value, unit },
});

const CONCRETE: Partial<DeliveryNote> = {
  number: '0090551300',
  gross: null,
  tare: null,
  net: null,
  materials: [{ number: '301130', name: 'C25/30 F3 16', quantity: '7.500', unit: 'm³' }],
};

/** A note of fresh concrete as the German 1Lieferschein describes it. */
const concreteAdvice = (change: Partial<DeliveryNote>): DespatchAdvice => {
  const advice = buildDespatchAdvice({ ...NOTE, ...CONCRETE, ...change });
  const [line] = advice.lines;
  const delivery = advice.shipment?.delivery;
  if (!line || !delivery) throw new Error('a note has a line and a delivery');
  const item = {
    ...line.item,
    buyersNumber: { id: { id: 'BE-4711', scheme: null }, extended: null },
    standardNumber: { id: { id: '04012345678901', scheme: '0160' }, extended: null },
    hazards: [{ number: null, technicalName: null, hazardClass: '8' }],
    properties: [
      measured('Concrete Temperature', '17.5', 'CEL'),
      measured("Water added at customer's request", '20', 'LTR'),
      property('consistency class', 'F3'),
      property('exposure class', 'XC4, XF1, XA1'),
      property('Max. Water-Cement Ratio w/c (eq)', '0.60'),
      property('Start of Production', '2026-11-18T06:02:00+01:00'),
      property('net price per unit', '118.50'),
      property('Farbe', 'grau'),
    ],
    instances: [
      {
        ...{ trace: null, madeOn: null, madeTime: null, bestBefore: null, serial: null },
        lot: { number: 'CH-2026-1187', expires: '2026-12-18' },
      },
    ],
  };
  const address = {
    ...{ street: 'Hohe Straße 4', additional: null, city: 'Lauenau', zone: '31867' },
    ...{ region: null, lines: [], country: 'DE' },
  };
  return {
    ...advice,
    notes: ['Bitte nur über Tor 2 anfahren'],
    receiver: {
      ...advice.receiver,
      deliveryContact: { name: 'Jens Kruse', phone: '0151 2345678', mail: null },
    },
    shipment: advice.shipment && { ...advice.shipment, delivery: { ...delivery, address } },
    lines: [
      {
        ...line,
        outstanding: { value: '2.5', unit: 'MTQ' },
        outstandingReasons: ['Mischer voll'],
        item,
      },
    ],
  };
};

/** That note as a file, with elements that no table names. */
export const concreteNoteText = (change: Partial<DeliveryNote> = {}): Buffer =>
  Buffer.from(
    formatUbl(writeDespatchAdvice(concreteAdvice(change))).replace(
      '<cac:BuyersItemIdentification>',
      '<cbc:BrandName>Nordmix</cbc:BrandName>\n      <!-- of the file alone -->\n      <cac:BuyersItemIdentification>',
    ),
  );

import { writeDespatchAdvice } from '#ubl/despatch-advice.ts';
import { buildDespatchAdvice, type DeliveryNote } from '#ubl/build-despatch-advice.ts';
import { formatUbl } from '#ubl/format-ubl.ts';

/** A delivery note with every field. */
export const NOTE: DeliveryNote = {
  number: '0090551207',
  contractNumber: '40018277',
  customerNumber: '104233',
  factoryNumber: '3310',
  factoryName: 'Werk <Hohenfels> & "Söhne"',
  plate: 'NI-TR 2045',
  carrier: 'Spedition Hartwig',
  vehicleType: 'Hängerzug',
  rounds: 2,
  incoterm: 'frei Baustelle',
  callOffNumber: '70011',
  gross: '42.880',
  tare: '15.800',
  net: '27.080',
  tareStored: false,
  weighedAt: new Date('2026-11-18T05:21:30Z'),
  materials: [
    { number: '204501', name: 'Frostschutzkies 0/45', quantity: '20.000', unit: 't' },
    { number: '204110', name: 'Natursand 0/2', quantity: '7.080', unit: 't' },
  ],
  issuedAt: new Date('2026-11-18T05:22:10Z'),
  supplierName: 'Nordstein',
  customerName: 'Brinkmann Tiefbau',
  siteName: 'B 65, Lauenau',
};

/** That note, or another one, as a file that a plant sends. */
export const despatchAdviceText = (change: Partial<DeliveryNote> = {}): Buffer =>
  Buffer.from(formatUbl(writeDespatchAdvice(buildDespatchAdvice({ ...NOTE, ...change }))));

/** Quality DOC: the documents of others in open standards, imported, exported again and compared field by field (D-66). */
import { isDeepStrictEqual } from 'node:util';
import { details } from '@abrufbar/contract/deliveries/deliveries.ts';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import * as documents from '@abrufbar/contract/documents.ts';
import * as imports from '@abrufbar/contract/imports/documents.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import {
  readDespatchDocument,
  readInvoiceDocument,
} from '../../apps/server/src/imports/reading/read-document.ts';
import {
  fieldsOf,
  standardDocuments,
  standardsMissing,
} from '../../packages/formats/src/test-documents/standard-documents.ts';
import { parseXml } from '../../packages/formats/src/xml/parse-xml.ts';
import type { Proof, Prover, ProveStage } from '../stage/prove-stage.ts';
import { proveMutated } from './mutated-standards.ts';
import { buildReceiver } from './receiver.ts';
import { proveSecondReaders } from './second-readers.ts';

/** Differences between two tables of fields. */
const differences = (before: object, after: object): string[] => {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)))
    .map((name) => `${name}: ${String(one.get(name))} became ${String(other.get(name))}`);
};

/** The id of a document gives way to that of our copy (decision 0075). */
const REPLACED = '/DespatchAdvice/cbc:UUID';
const withoutCounts = (place: string): string => place.replaceAll(/\[\d+\]/g, '');

/** Every leaf of the file is in the export as it stood, or in the list of those not carried, with the reason. */
const proveNote = async (stage: ProveStage, name: string, bytes: Buffer): Promise<Proof> => {
  const today = berlinDay(new Date());
  const { read, messages } = readDespatchDocument(bytes, today);
  const what = `${name}: imported, exported again and compared leaf by leaf`;
  if (read === null) return { row: 'DOC', what, figure: '', faults: messages };
  const { customerNumber: customer, contractNumber, number } = read.ticket;
  const site = await buildReceiver(stage, { customer, contract: contractNumber });
  const report = await site.supplies.send(imports.ubl, { file: new Uint8Array(bytes) });
  const faults = report.created === 1 ? [] : [JSON.stringify(report)];
  const list = { contract_id: site.contract.id, page: 1, page_size: 20 };
  const { items } = await site.buyer.send(notes, list);
  const uuid = items.find((item) => item.number === number)?.uuid;
  if (uuid === undefined) return { row: 'DOC', what, figure: '', faults: [...faults, 'not there'] };
  const of = { scale_note_uuid: uuid };
  const original = await site.buyer.send(documents.downloadNoteFile, of);
  if (!bytes.equals(Buffer.from(await original.arrayBuffer())))
    faults.push('another file came back');
  const file = await site.buyer.send(documents.downloadUbl, of);
  const exported = Buffer.from(await file.arrayBuffer());
  const before = Object.fromEntries(fieldsOf(parseXml(bytes)));
  const after = Object.fromEntries(fieldsOf(parseXml(exported)));
  const leaves = Object.keys(before);
  const gone = leaves.filter((leaf) => before[leaf] !== '' && before[leaf] !== after[leaf]);
  const named = new Map(read.lost.map(({ place, reason }) => [`/DespatchAdvice/${place}`, reason]));
  const reasonOf = (leaf: string): string | undefined => {
    const place = withoutCounts(leaf);
    return place === REPLACED ? 'id of our copy' : named.get(place);
  };
  for (const leaf of gone) {
    if (reasonOf(leaf) === undefined) faults.push(`${leaf} is lost and not named`);
  }
  const invented = Object.keys(after).filter(
    (leaf) => !(leaf in before) && withoutCounts(leaf) !== REPLACED,
  );
  faults.push(...invented.map((leaf) => `${leaf} was never said`));
  const { note_details: groups } = await site.buyer.send(details, {
    delivery_id: uuid,
    contract_id: site.contract.id,
  });
  const shown = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const twice = await site.supplies.send(imports.ubl, { file: new Uint8Array(exported) });
  if (twice.unchanged !== 1) faults.push(`the export again: ${JSON.stringify(twice)}`);
  const notCarried = gone.map((leaf) => `; not carried: ${leaf} (${reasonOf(leaf) ?? '?'})`);
  const remarks = report.remarks.map(({ message }) => `; ${message}`).join('');
  const figure = `created; file the same; ${leaves.length} leaves, ${leaves.length - gone.length} in the export, ${shown} shown beside the slip${notCarried.join('')}${remarks}`;
  return { row: 'DOC', what, figure, faults };
};

/** Both syntaxes state the same, but not with the same digits; only one has room for the trading name of a party. */
const comparable = (value: object): object =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) => {
    if (key === 'name') return undefined;
    return typeof one === 'string' && /^\d+\.\d*0$/.test(one) ? one.replace(/\.?0+$/, '') : one;
  }) as object; // of an object

const proveInvoice = async (
  stage: ProveStage,
  name: string,
  bytes: Buffer,
  twin: object | null,
): Promise<Proof> => {
  const { read, messages } = await readInvoiceDocument(bytes);
  const what = `${name}: imported, fetched again and compared`;
  if (read === null) return { row: 'DOC', what, figure: '', faults: messages };
  const { invoice } = read;
  const faults = twin ? differences(comparable(twin), comparable(invoice)) : [];
  const { number: customer } = invoice.buyer;
  const site = await buildReceiver(stage, { customer, contract: invoice.contractNumber });
  const report = await site.supplies.send(imports.invoice, { file: new Uint8Array(bytes) });
  const fields = `${fieldsIn(invoice)} fields${twin ? ', as in the other syntax' : ''}`;
  if (report.invoice_id === null) {
    const reasons = report.failed.map(({ message }) => message).join(' ');
    // Nothing in the file names its customer by a number that a supplier could register.
    const isNamed = customer !== null;
    if (isNamed) faults.push(reasons);
    return { row: 'DOC', what, figure: `${fields}; refused: ${reasons}`, faults };
  }
  const id = report.invoice_id;
  const file = await site.buyer.send(documents.downloadInvoice, { invoice_uuid: id });
  if (!bytes.equals(Buffer.from(await file.arrayBuffer()))) faults.push('another file came back');
  const kept = await inTransaction(stage.owner, { companies: [site.company.id] }, (db) =>
    db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const reported = {
    number: invoice.number,
    type: invoice.type,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    currency: invoice.currency,
    net: invoice.net,
    tax: invoice.tax,
    gross: invoice.gross,
    payable: invoice.payable,
  };
  const names = Object.keys(reported);
  const stored = Object.fromEntries(Object.entries(kept).filter(([one]) => names.includes(one)));
  faults.push(...differences(reported, stored));
  const figure = `created; ${fields}; ${names.length} kept, file the same`;
  return { row: 'DOC', what, figure, faults };
};

/** Values of an invoice, however deep they lie. */
const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + fieldsIn(one), 0)
    : 1;

export const proveStandards: Prover = async function* (stage, isDeep) {
  if (standardsMissing !== false) {
    yield { row: 'DOC', what: 'documents of others', figure: String(standardsMissing), faults: [] };
    return;
  }
  for (const folder of NOTES) {
    for (const [name, bytes] of await standardDocuments(folder))
      yield proveNote(stage, name, bytes);
  }
  const read = new Map<string, object>();
  for (const folder of INVOICES) {
    for (const [name, bytes] of await standardDocuments(folder)) {
      const [document = ''] = name.endsWith('.xml') ? name.split(/-|\.(?:ubl|cii)\./) : [name];
      const twin = `${folder} ${document}`;
      yield proveInvoice(stage, name, bytes, read.get(twin) ?? null);
      read.set(twin, (await readInvoiceDocument(bytes)).read?.invoice ?? {});
    }
  }
  yield proveSecondReaders(stage);
  yield* proveMutated(stage, isDeep);
};

const NOTES = ['despatch-advice', 'second-set/despatch-advice'];
const INVOICES = [
  'xrechnung',
  'zugferd',
  'second-set/xrechnung',
  'second-set/zugferd',
  'second-set/credit-notes',
];

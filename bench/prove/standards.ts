/** Quality DOC: the documents of others in open standards, imported, exported again and compared field by field (D-66). */
import { isDeepStrictEqual } from 'node:util';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import * as documents from '@abrufbar/contract/documents.ts';
import * as imports from '@abrufbar/contract/imports/documents.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { writeDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { buildContract } from '../../apps/server/src/contracts/build.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { formatUbl } from '../../packages/formats/src/ubl/format-ubl.ts';
import {
  readDespatchDocument,
  readInvoiceDocument,
} from '../../apps/server/src/imports/reading/read-document.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import {
  fieldsOf,
  standardDocuments,
  standardsMissing,
} from '../../packages/formats/src/test-documents/standard-documents.ts';
import { parseXml } from '../../packages/formats/src/xml/parse-xml.ts';
import { buildProveSite, clientOf } from '../stage/sites.ts';
import type { Proof, Prover, ProveStage } from '../stage/prove-stage.ts';

type Numbers = { readonly customer: string | null; readonly contract: string | null };

/** A site whose supplier knows customer and contract by the numbers of a document, with a key of its own. */
const buildReceiver = async ({ owner, server }: ProveStage, { customer, contract }: Numbers) => {
  const site = await buildProveSite(owner, 1);
  const { supplier, company } = site;
  const [buyer] = site.buyers;
  if (!buyer) throw new Error('nobody is there');
  const { key } = await inTransaction(owner, { companies: [company.id] }, async (db) => {
    const known = { supplier_id: supplier.id, company_id: company.id };
    if (customer !== null) await insertErpId(db, { ...known, erp_customer_no: customer });
    const of = { supplierId: supplier.id, source: 'ubl', name: 'ERP', addresses: [] } as const;
    return insertImportKey(db, of, new Date());
  });
  const made =
    contract === null
      ? site.contract
      : await inTransaction(owner, { companies: [company.id] }, (db) =>
          buildContract(db, { company, supplier, contract_number: contract }),
        );
  const base = server.address();
  const supplies = createClient({ base, fetch, token: () => key });
  return { contract: made, company, supplies, buyer: clientOf(base, buyer) };
};

/** Differences between two tables of fields. */
const differences = (before: object, after: object): string[] => {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)))
    .map((name) => `${name}: ${String(one.get(name))} became ${String(other.get(name))}`);
};

const proveNote = async (stage: ProveStage, name: string, bytes: Buffer): Promise<Proof> => {
  const today = berlinDay(new Date());
  const { read, messages } = readDespatchDocument(bytes, today);
  const what = `${name}: imported, exported again and compared field by field`;
  if (read === null) return { row: 'DOC', what, figure: '', faults: messages };
  const before = Object.fromEntries(fieldsOf(parseXml(bytes)));
  const written = Buffer.from(formatUbl(writeDespatchAdvice(read.advice)));
  const faults = differences(before, Object.fromEntries(fieldsOf(parseXml(written))));
  const { customerNumber: customer, contractNumber, number } = read.ticket;
  const site = await buildReceiver(stage, { customer, contract: contractNumber });
  const report = await site.supplies.send(imports.ubl, { file: new Uint8Array(bytes) });
  if (report.created !== 1) faults.push(JSON.stringify(report));
  const list = { contract_id: site.contract.id, page: 1, page_size: 20 };
  const { items } = await site.buyer.send(notes, list);
  const uuid = items.find((item) => item.number === number)?.uuid;
  if (uuid === undefined) return { row: 'DOC', what, figure: '', faults: [...faults, 'not there'] };
  const file = await site.buyer.send(documents.downloadUbl, { scale_note_uuid: uuid });
  const back = readDespatchDocument(Buffer.from(await file.arrayBuffer()), today);
  // Which state of the ticket it is counts from its import.
  const { revision: _, ...ticket } = read.ticket;
  const { revision: __, ...again } = back.read?.ticket ?? { revision: 0 };
  faults.push(...back.messages, ...differences(ticket, again));
  const figure = `${Object.keys(before).length} fields of the file, ${Object.keys(ticket).length} of the ticket`;
  return { row: 'DOC', what, figure, faults };
};

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
  const faults = twin ? differences(twin, invoice) : [];
  const { number: customer } = invoice.buyer;
  const site = await buildReceiver(stage, { customer, contract: invoice.contractNumber });
  const report = await site.supplies.send(imports.invoice, { file: new Uint8Array(bytes) });
  const fields = `${fieldsIn(invoice)} fields${twin ? ', as in the other syntax' : ''}`;
  if (report.invoice_id === null)
    return { row: 'DOC', what, figure: fields, faults: [...faults, JSON.stringify(report)] };
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
  return { row: 'DOC', what, figure: `${fields}; ${names.length} kept, file the same`, faults };
};

/** Values of an invoice, however deep they lie. */
const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + fieldsIn(one), 0)
    : 1;

export const proveStandards: Prover = async function* (stage) {
  if (standardsMissing !== false) {
    yield { row: 'DOC', what: 'documents of others', figure: String(standardsMissing), faults: [] };
    return;
  }
  for (const [name, bytes] of await standardDocuments('despatch-advice'))
    yield proveNote(stage, name, bytes);
  const read = new Map<string, object>();
  for (const folder of ['xrechnung', 'zugferd']) {
    for (const [name, bytes] of await standardDocuments(folder)) {
      const [document = ''] = folder === 'xrechnung' ? name.split('-') : [name];
      yield proveInvoice(stage, name, bytes, read.get(document) ?? null);
      read.set(document, (await readInvoiceDocument(bytes)).read?.invoice ?? {});
    }
  }
};

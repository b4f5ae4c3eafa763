/** Quality DOC: documents of others with mistakes of bytes, structure and encoding. */
import * as imports from '@abrufbar/contract/imports/documents.ts';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { readInvoiceDocument } from '../../apps/server/src/imports/reading/read-document.ts';
import {
  readDespatchOffThread,
  readInvoiceOffThread,
} from '../../apps/server/src/imports/reading/read-off-thread.ts';
import {
  brokenPdf,
  brokenXml,
  numbersFrom,
} from '../../packages/formats/src/test-documents/mutations.ts';
import { standardDocuments } from '../../packages/formats/src/test-documents/standard-documents.ts';
import type { Proof, ProveStage } from '../stage/prove-stage.ts';
import { buildReceiver } from './receiver.ts';

const XML_RUNS = 10;
const PDF_RUNS = 28;
const TODAY = '2026-11-20';
/** Documents that are sent; the others are read as the calls read them. */
const SENT_DOCUMENTS = 40;

const FOLDERS = [
  'despatch-advice',
  'xrechnung',
  'zugferd',
  'second-set/zugferd',
  'second-set/credit-notes',
];

type Mutated = {
  readonly what: string;
  readonly bytes: Buffer;
  readonly isNote: boolean;
  readonly whole: unknown;
};

const mutatedDocuments = async (): Promise<Mutated[]> => {
  const next = numbersFrom(27);
  const all: Mutated[] = [];
  for (const folder of FOLDERS) {
    const [isNote, isPdf] = [folder === 'despatch-advice', folder.endsWith('zugferd')];
    for (const [name, bytes] of await standardDocuments(folder)) {
      const whole = isPdf ? (await readInvoiceDocument(bytes)).read?.invoice : null;
      const broken = isPdf ? brokenPdf(bytes, next, PDF_RUNS) : brokenXml(bytes, next, XML_RUNS);
      for (const [what, mutated] of broken)
        all.push({ what: `${name}, ${what}`, bytes: mutated, isNote, whole });
    }
  }
  return all;
};

const SENTENCE = /^[^]+\. Bitte [^]+\.$/;

/** Each is refused with sentences that say what to do, or is a PDF that still holds the same invoice. */
export const proveMutated = async (stage: ProveStage): Promise<Proof> => {
  const faults: string[] = [];
  const all = await mutatedDocuments();
  let [refused, same] = [0, 0];
  for (const { what, bytes, isNote, whole } of all) {
    const { read, messages } = isNote
      ? await readDespatchOffThread(bytes, TODAY)
      : await readInvoiceOffThread(bytes);
    if (read === null && messages.length > 0 && messages.every((one) => SENTENCE.test(one)))
      refused += 1;
    else if (read !== null && 'invoice' in read && isDeepStrictEqual(read.invoice, whole))
      same += 1;
    else faults.push(`${what}: ${messages.join(' ') || 'taken for another'}`);
  }
  faults.push(...(await send(stage, all)));
  const figure = `${all.length}: ${refused} refused with sentences, ${same} the same invoice; ${SENT_DOCUMENTS} sent, nothing kept`;
  return { row: 'DOC', what: 'documents with wrong bytes, structure and encoding', figure, faults };
};

const send = async (stage: ProveStage, all: readonly Mutated[]): Promise<string[]> => {
  const { company, supplies } = await buildReceiver(stage, { customer: null, contract: null });
  const faults: string[] = [];
  const step = Math.floor(all.length / SENT_DOCUMENTS);
  for (let index = 0; index < SENT_DOCUMENTS; index += 1) {
    const { what, bytes, isNote } = all[index * step] ?? {};
    if (bytes === undefined) continue;
    const call = isNote ? imports.ubl : imports.invoice;
    const { created, failed } = await supplies.send(call, { file: new Uint8Array(bytes) });
    if (created !== 0 || failed.length === 0) faults.push(`${what} was taken`);
  }
  const kept = await inTransaction(stage.owner, { companies: [company.id] }, async (db) => [
    ...(await db.selectFrom('deliveries').select('id').execute()),
    ...(await db.selectFrom('invoices').select('id').execute()),
  ]);
  if (kept.length > 0) faults.push(`${kept.length} rows were stored`);
  return faults;
};

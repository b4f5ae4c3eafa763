/** Quality DOC: documents of others with mistakes of bytes, structure and encoding. */
import { isDeepStrictEqual } from 'node:util';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import { downloadNote } from '@abrufbar/contract/documents.ts';
import * as imports from '@abrufbar/contract/imports/documents.ts';
import { fetchWhenDrawn } from '../../apps/portal/src/documents/fetch-when-drawn.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { readInvoiceDocument } from '../../apps/server/src/imports/reading/read-document.ts';
import {
  readDespatchOffThread,
  readInvoiceOffThread,
} from '../../apps/server/src/imports/reading/read-off-thread.ts';
import { despatchAdviceText } from '../../packages/formats/src/test-documents/despatch-documents.ts';
import {
  brokenPdf,
  brokenXml,
  numbersFrom,
} from '../../packages/formats/src/test-documents/mutations.ts';
import { standardDocuments } from '../../packages/formats/src/test-documents/standard-documents.ts';
import type { Proof, Prover, ProveStage } from '../stage/prove-stage.ts';
import { watchOthers } from '../stage/others-waiting.ts';
import { buildReceiver } from './receiver.ts';

const XML_RUNS = 10;
const PDF_RUNS = 28;
const TODAY = '2026-11-20';
/** Documents a key sends: fewer than it may in a minute. */
const SENT_PER_KEY = 250;
/** Systems that send at the same time. */
const SENDERS = 4;
/** Lines of the longest note that is taken, and of one that must be refused. */
const MAX_LINES = 999;
const TOO_MANY_LINES = 3_000;
/** Numbers that the long notes name. */
const LONG = { customer: '104233', contract: '40018277' };

const FOLDERS = [
  'despatch-advice',
  'xrechnung',
  'zugferd',
  'second-set/zugferd',
  'second-set/credit-notes',
];

type Receiver = Awaited<ReturnType<typeof buildReceiver>>;

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
export const proveMutated: Prover = async function* (stage) {
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
  yield {
    row: 'DOC',
    what: 'documents with wrong bytes, structure and encoding',
    figure: `${all.length}: ${refused} refused with sentences, ${same} the same invoice`,
    faults,
  };
  yield proveSent(stage, all);
};

/** All of them, a note of as many lines as are taken and one of far more are sent while somebody else asks. */
const proveSent = async (stage: ProveStage, all: readonly Mutated[]): Promise<Proof> => {
  const faults: string[] = [];
  const long = await buildReceiver(stage, LONG);
  const batches: { readonly receiver: Receiver; readonly documents: readonly Mutated[] }[] = [];
  for (let from = 0; from < all.length; from += SENT_PER_KEY) {
    const receiver = await buildReceiver(stage, { customer: null, contract: null });
    batches.push({ receiver, documents: all.slice(from, from + SENT_PER_KEY) });
  }
  const others = await watchOthers(stage, async () => {
    const waiting = batches.flatMap(({ receiver, documents }) =>
      documents.map((document) => ({ receiver, document })),
    );
    const send = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        faults.push(...(await sendBroken(next.receiver, next.document)));
    };
    const senders = Array.from({ length: SENDERS }, send);
    await Promise.all([...senders, sendLong(long).then((found) => faults.push(...found))]);
  });
  const companies = batches.map(({ receiver }) => receiver.company.id);
  const kept = await inTransaction(stage.owner, { companies }, async (db) => [
    ...(await db.selectFrom('deliveries').select('id').execute()),
    ...(await db.selectFrom('invoices').select('id').execute()),
  ]);
  if (kept.length > 0) faults.push(`${kept.length} rows were stored`);
  faults.push(...others.faults);
  const what = `the same sent, ${SENDERS} at a time, beside notes of ${MAX_LINES} and ${TOO_MANY_LINES} lines`;
  const figure = `${all.length} sent, ${kept.length} kept; ${others.figure}`;
  return { row: 'DOC', what, figure, faults };
};

const sendBroken = async (
  { supplies }: Receiver,
  { what, bytes, isNote }: Mutated,
): Promise<string[]> => {
  const call = isNote ? imports.ubl : imports.invoice;
  const { created, failed } = await supplies.send(call, { file: new Uint8Array(bytes) });
  return created === 0 && failed.length > 0 ? [] : [`${what} was taken`];
};

const longNote = (lines: number) => {
  const line = { number: '204501', name: 'Frostschutzkies 0/45', quantity: '0.010', unit: 't' };
  const materials = Array.from({ length: lines }, () => line);
  const weights = { gross: null, tare: null, net: null };
  const { customer, contract } = LONG;
  const own = { customerNumber: customer, contractNumber: contract };
  return new Uint8Array(despatchAdviceText({ ...own, ...weights, materials }));
};

/** The longest note is taken and drawn; one of more lines is refused with its number of lines. */
const sendLong = async ({ supplies, buyer, contract }: Receiver): Promise<string[]> => {
  const faults: string[] = [];
  const tooLong = await supplies.send(imports.ubl, { file: longNote(TOO_MANY_LINES) });
  const [{ message } = { message: '' }] = tooLong.failed;
  if (tooLong.created > 0 || !message.includes(`${TOO_MANY_LINES} Positionen`))
    faults.push(`${TOO_MANY_LINES} lines: ${message || 'taken'}`);
  const longest = await supplies.send(imports.ubl, { file: longNote(MAX_LINES) });
  if (longest.created !== 1) faults.push(`${MAX_LINES} lines: ${JSON.stringify(longest.failed)}`);
  const list = { contract_id: contract.id, page: 1, page_size: 20 };
  const { items } = await buyer.send(notes, list);
  const [note] = items;
  if (!note || items.length > 1) return [...faults, `${items.length} notes are there`];
  const asking = (...request: Parameters<typeof fetch>) => fetchWhenDrawn(() => {}, ...request);
  const paper = await buyer.send(downloadNote, { scale_note_uuid: note.uuid }, { fetch: asking });
  if (!(await paper.text()).startsWith('%PDF-')) faults.push('the longest note was not drawn');
  return faults;
};

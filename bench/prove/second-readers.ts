/** Quality DOC: our exports, read by programs of others; one that is not installed is named. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import * as documents from '@abrufbar/contract/documents.ts';
import * as imports from '@abrufbar/contract/imports/documents.ts';
import { findInvoice } from '../../packages/formats/src/pdf/find-invoice.ts';
import {
  despatchAdviceText,
  NOTE,
} from '../../packages/formats/src/test-documents/despatch-documents.ts';
import { STANDARDS } from '../../packages/formats/src/test-documents/standard-documents.ts';
import { zugferd } from '../../packages/formats/src/test-documents/invoice-documents.ts';
import type { Proof, ProveStage } from '../stage/prove-stage.ts';
import { buildReceiver } from './receiver.ts';

const run = promisify(execFile);
const OUR_NUMBERS = { customer: '104233', contract: '40018277' };
/** Prints the cells of the first sheet as text. */
const READ_SHEET =
  'import sys,openpyxl\nfor row in openpyxl.load_workbook(sys.argv[1]).active.iter_rows(values_only=True): print(*row, sep="|")';

/** A folder with everything we export of one delivery and its invoice. */
const exportAll = async (stage: ProveStage, folder: string): Promise<{ invoice: Buffer }> => {
  const { contract, supplies, buyer } = await buildReceiver(stage, OUR_NUMBERS);
  const note = despatchAdviceText({
    customerNumber: OUR_NUMBERS.customer,
    contractNumber: OUR_NUMBERS.contract,
  });
  await supplies.send(imports.ubl, { file: new Uint8Array(note) });
  const { items } = await buyer.send(notes, { contract_id: contract.id, page: 1, page_size: 20 });
  const scale_note_uuid = items[0]?.uuid ?? '';
  await buyer.send(confirm, { delivery_id: scale_note_uuid, contract_id: contract.id });
  const invoice = zugferd('R-1', OUR_NUMBERS.customer, NOTE.number);
  const { invoice_id } = await supplies.send(imports.invoice, { file: new Uint8Array(invoice) });
  const of = { scale_note_uuid };
  const files = {
    'note.xml': buyer.send(documents.downloadUbl, of),
    'receipt.xml': buyer.send(documents.downloadReceipt, of),
    'note.pdf': buyer.send(documents.downloadNote, of),
    'invoice.pdf': buyer.send(documents.downloadInvoice, { invoice_uuid: invoice_id ?? '' }),
    'list.xlsx': buyer.send(documents.exportContract, { contract_id: contract.id }),
  };
  for (const [name, file] of Object.entries(files))
    await writeFile(join(folder, name), Buffer.from(await (await file).arrayBuffer()));
  return { invoice };
};

type Reader = (folder: string, exported: { readonly invoice: Buffer }) => Promise<string[]>;

const schemaOf = (kind: string) => join(STANDARDS, `ubl-2.1/maindoc/UBL-${kind}-2.1.xsd`);

/** Faults that each program finds. */
const READERS: Readonly<Record<string, Reader>> = {
  xmllint: async (folder) => {
    for (const [name, kind] of [
      ['note.xml', 'DespatchAdvice'],
      ['receipt.xml', 'ReceiptAdvice'],
    ] as const)
      await run('xmllint', ['--nonet', '--noout', '--schema', schemaOf(kind), join(folder, name)]);
    return [];
  },
  pdfdetach: async (folder, { invoice }) => {
    const { stdout } = await run('pdfdetach', ['-list', join(folder, 'note.pdf')]);
    const attached = await mkdtemp(join(folder, 'attached-'));
    await run('pdfdetach', ['-saveall', '-o', attached, join(folder, 'invoice.pdf')]);
    const [name = '', ...more] = await readdir(attached);
    const isSame = (await findInvoice(invoice)).equals(await readFile(join(attached, name)));
    return [
      ...(stdout.startsWith('0 embedded files') ? [] : ['our note holds a file']),
      ...(isSame && more.length === 0 ? [] : [`${name} is not the invoice we read`]),
    ];
  },
  openpyxl: async (folder) => {
    const { stdout } = await run('python3', ['-c', READ_SHEET, join(folder, 'list.xlsx')]);
    const lines = stdout.split('\n').filter((line) => line.includes(NOTE.number));
    const faults = lines.length === NOTE.materials.length ? [] : [`${lines.length} lines`];
    for (const [at, { number, quantity }] of NOTE.materials.entries()) {
      const cells = (lines[at] ?? '').split('|');
      if (!cells.includes(number) || !cells.some((cell) => Number(cell) === Number(quantity)))
        faults.push(`${number} with ${quantity} is not there: ${lines[at] ?? ''}`);
    }
    return faults;
  },
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && /ENOENT|No module named/.test(error.message);

export const proveSecondReaders = async (stage: ProveStage): Promise<Proof> => {
  const folder = await mkdtemp(join(tmpdir(), 'abrufbar-readers-'));
  const [faults, said]: [string[], string[]] = [[], []];
  try {
    const exported = await exportAll(stage, folder);
    for (const [name, read] of Object.entries(READERS)) {
      try {
        const found = await read(folder, exported);
        faults.push(...found.map((fault) => `${name}: ${fault}`));
        said.push(`${name} ${found.length === 0 ? 'agrees' : 'does not agree'}`);
      } catch (error) {
        if (isAbsent(error)) said.push(`${name} is not installed`);
        else faults.push(`${name}: ${String(error)}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const what = 'note, receipt, invoice and list, read by programs of others';
  return { row: 'DOC', what, figure: said.join(', '), faults };
};

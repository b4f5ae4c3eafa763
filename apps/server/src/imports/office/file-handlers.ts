import { invoice } from '@abrufbar/contract/imports/documents.ts';
import * as contract from '@abrufbar/contract/imports/office-keys.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { kindOf } from '#imports/master-data/handler.ts';
import { IMPORT_FORMATS } from '#imports/office/formats.ts';
import { keyOf } from '#imports/office/key-handlers.ts';
import type { KeyRow } from '#imports/office/key-store.ts';
import { queueOfStaff } from '#imports/office/queue.ts';
import { mediaOf } from '#imports/run/kept-rows.ts';

export const officeFormats = handle(contract.officeFormats, async () => ({
  items: IMPORT_FORMATS.map(({ row: _, ...format }) => format),
}));

type Queued = { readonly id: string; readonly rows: number };

const audited = (context: StaffContext, { source, name }: KeyRow, { id, rows }: Queued): void =>
  context.audit({
    brands: [context.brand],
    kind: 'import',
    id,
    name: `${source} ${name}`,
    changes: { rows: { old: null, new: rows } },
  });

/** Reads in a file by hand, in the name of the system whose key is chosen (OFF-170). */
export const officeReadFile = handle(contract.officeReadFile, async (context, input) => {
  const { key_id: keyId, call, rows } = input;
  context.effectOn(null);
  const key = await keyOf(context, keyId);
  const format = IMPORT_FORMATS.find((one) => one.call === call && one.is_readable);
  if (format === undefined || format.source !== key.source) {
    throw refuseFields([{ field: 'call', problem: 'choice' }]);
  }
  if (rows.length === 0) throw refuseFields([{ field: 'rows', problem: 'required' }]);
  const { supplier_id, source } = key;
  const kind = kindOf(rows);
  const sent = { supplier_id, import_key_id: keyId, source, call, kind, repeats: null };
  const id = await queueOfStaff(context, sent, rows);
  audited(context, key, { id, rows: rows.length });
  return { id, rows: rows.length };
});

/** The same with an electronic invoice (OFF-250). */
export const officeReadInvoice = handle(contract.officeReadInvoice, async (context, input) => {
  const { key_id: keyId, file } = input;
  context.effectOn(null);
  const key = await keyOf(context, keyId);
  if (file === null) throw refuseFields([{ field: 'file', problem: 'no_file' }]);
  const bytes = Buffer.from(file);
  if (mediaOf(bytes) === null) throw new Refusal(415, 'invoice_type');
  const { supplier_id, source } = key;
  const sent = { supplier_id, import_key_id: keyId, source, call: invoice.name };
  const row = { file: bytes.toString('base64') };
  const id = await queueOfStaff(context, { ...sent, kind: null, repeats: null }, [row]);
  audited(context, key, { id, rows: 1 });
  return { id };
});

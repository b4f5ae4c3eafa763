import * as contract from '@abrufbar/contract/imports/office-keys.ts';
import { handle } from '#core/calls/context.ts';
import { refuseFields } from '#core/calls/refusal.ts';
import { kindOf } from '#imports/master-data/handler.ts';
import { IMPORT_FORMATS } from '#imports/office/formats.ts';
import { keyOf } from '#imports/office/key-handlers.ts';
import { queueOfStaff } from '#imports/office/queue.ts';

export const officeFormats = handle(contract.officeFormats, async () => ({
  items: IMPORT_FORMATS.map(({ row: _, ...format }) => format),
}));

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
  context.audit({
    brands: [context.brand],
    kind: 'import',
    id,
    name: `${source} ${key.name}`,
    changes: { rows: { old: null, new: rows.length } },
  });
  return { id, rows: rows.length };
});

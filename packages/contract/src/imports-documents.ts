import * as z from 'zod/mini';
import { call } from '#call.ts';
import { report } from '#imports.ts';
import { upload } from '#wire-file.ts';

/** A delivery note in the form behind the German 1Lieferschein, one file each (D-66). */
export const ubl = call({
  name: 'imports.ubl',
  summary: 'Nimmt einen Lieferschein als UBL DespatchAdvice 2.1 an.',
  method: 'POST',
  path: 'import/scale-note/ubl',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'multipart',
  upload: { field: 'file', bytes: 20 * 1024 * 1024 },
  input: z.object({ file: upload }),
  output: report,
});

import { call } from '#protocol/call.ts';
import * as z from 'zod/mini';

/** All data stored about the caller, as a JSON document (docs/quality.md section "Privacy"). */
export const exportData = call({
  name: 'profile.exportData',
  summary: 'Alle gespeicherten Daten der angemeldeten Person als Datei.',
  method: 'POST',
  path: 'user/export',
  kind: 'change', // leaves its record
  who: 'user',
  tenant: 'user',
  rate: 'export',
  audited: true,
  body: 'form',
  input: z.object({}),
  output: z.object({ name: z.string(), content: z.string() }),
});

import { OBJECT_KINDS } from '@abrufbar/domain/contracts/objects.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';
import { orNothing, text } from '#wire/codecs.ts';

/** Asks for the filtered materials, plants, delivery terms or vehicle types as a file (OFF-41). */
export const officeObjectExport = call({
  ...asksForExport,
  name: 'contracts.officeObjectExport',
  summary: 'Fordert gefilterte Stammdaten als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'master-data-exports',
  input: z.object({ kind: z.enum(OBJECT_KINDS), q: orNothing(text(80)), format: exportFormat }),
  output: askedExport,
});

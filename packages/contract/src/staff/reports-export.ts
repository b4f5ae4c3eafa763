import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';
import { reportFilters } from '#staff/reports.ts';

/** Asks for the figures of all tables as one file (OFF-159). */
export const reportExport = call({
  ...asksForExport,
  name: 'staff.reportExport',
  summary: 'Fordert die Zahlen der Berichte als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  isSlow: true,
  path: 'report-exports',
  input: z.object({ ...reportFilters, format: exportFormat }),
  output: askedExport,
});

import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { invitationFilters } from '#registration-office.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';

/** Asks for exactly the filtered invitations as a file (OFF-41). */
export const officeInvitationExport = call({
  ...asksForExport,
  name: 'registration.officeInvitationExport',
  summary: 'Fordert die gefilterten Einladungen als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'invitation-exports',
  input: z.object({ ...invitationFilters, format: exportFormat }),
  output: askedExport,
});

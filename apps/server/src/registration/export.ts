import * as contract from '@abrufbar/contract/registration-export.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { invitationExportTexts } from '@abrufbar/texts/staff/exports.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import { filterOf, stateOf } from '#registration/office-handlers.ts';
import {
  countInvitations,
  type InvitationRow,
  listInvitationIds,
  listInvitationsOf,
} from '#registration/office-store.ts';
import { dayColumn, type ExportColumn, textColumn } from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const TEXTS = { ...companiesMembersTexts, ...invitationExportTexts, ...officeInvitationsTexts };
const t = reader(TEXTS);

const LIST = 'invitations';

const roleText = (role: string): string =>
  Object.entries<string>(TEXTS).find(([key]) => key === `role.${role}`)?.[1] ?? role;

/** Columns of a file; the state is that of the instant at which the file was asked for. */
const columnsAt = (now: Date): readonly ExportColumn<InvitationRow>[] => [
  textColumn(t('export.invitations.name'), 28, (row) => row.name),
  textColumn(t('export.invitations.email'), 34, (row) => row.email),
  textColumn(t('export.invitations.company'), 30, (row) => row.company),
  textColumn(t('export.invitations.role'), 14, (row) => roleText(row.role)),
  dayColumn(t('export.invitations.until'), (row) => berlinDay(new Date(row.expires_at))),
  textColumn(t('export.invitations.status'), 16, (row) => t(`bo.inv.status.${stateOf(row, now)}`)),
];

/** The list of invitations as a file; codes are in none. */
export const invitationExport = exportList(
  LIST,
  contract.officeInvitationExport,
  (request, reading, { suppliers, askedAt }) => {
    const wanted = { view: request.view ?? 'open', ...filterOf(request) } as const;
    return keyedFile(reading, {
      format: request.format,
      sheet: t('export.invitations.sheet'),
      columns: columnsAt(askedAt),
      keys: (db) => listInvitationIds(db, suppliers, wanted, askedAt),
      rows: (db, ids) => listInvitationsOf(db, suppliers, ids),
    });
  },
);

export const officeInvitationExport = handle(
  contract.officeInvitationExport,
  async (context, input) => {
    const { db, suppliers, now } = context;
    const counts = await countInvitations(db, suppliers, filterOf(input), now);
    const rows = counts[input.view ?? 'open'];
    const request = z.encode(contract.officeInvitationExport.input, input);
    return startExport(context, request, { list: LIST, rows, format: input.format });
  },
);

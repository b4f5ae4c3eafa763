import type { Invitation } from '@abrufbar/contract/registration-office.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { Chip } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import { TwoLines } from '#core/table/two-lines.tsx';
import { dayOf, STATE_LOOKS } from '#registration/states.ts';

const t = reader({ ...companiesMembersTexts, ...officeInvitationsTexts });

const nameOf = ({ name }: Invitation): string => name ?? t('bo.inv.nameless');
const addressOf = ({ email }: Invitation): string => email ?? t('bo.inv.shown');

/** A row as it is read out. */
export const describeInvitation = (row: Invitation): string =>
  t('bo.inv.row_aria', {
    name: nameOf(row),
    firma: row.company,
    rolle: t(`role.${row.role}`),
    status: t(`bo.inv.status.${row.status}`),
  });

/** Columns of the invitations (docs/design.md section 14.6). */
export const invitationColumns: readonly Column<Invitation>[] = [
  {
    id: 'person',
    head: t('bo.inv.columns.person'),
    cell: (row) => <TwoLines first={nameOf(row)} second={addressOf(row)} />,
    full: (row) => `${nameOf(row)}, ${addressOf(row)}`,
  },
  {
    id: 'company',
    head: t('bo.inv.columns.company'),
    width: 192,
    cell: ({ company, role }) => <TwoLines first={company} second={t(`role.${role}`)} />,
    full: ({ company }) => company,
  },
  {
    id: 'until',
    head: t('bo.inv.columns.until'),
    width: 86,
    align: 'end',
    cell: ({ expires_at }) => dayOf(expires_at),
  },
  {
    id: 'status',
    head: t('bo.inv.columns.status'),
    width: 138,
    cell: ({ status }) => <Chip {...STATE_LOOKS[status]}>{t(`bo.inv.status.${status}`)}</Chip>,
  },
];

import type { officeAnnouncements } from '@abrufbar/contract/content/office-announcements.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { StateChip } from '#content/announcements/state.tsx';
import { windowText } from '#content/announcements/window-text.ts';
import { type Kind, WORDS } from '#content/announcements/words.ts';
import { pageName } from '#content/page-names.ts';
import { brandName, currentBrand } from '#core/brand.ts';
import { shortInstant } from '#core/times.ts';
import type { Column } from '#core/table/columns.ts';

const t = reader(contentAnnouncementsTexts);

export type AnnouncementRow = OutputOf<typeof officeAnnouncements>['items'][number];

const placeOf = ({ on_start, on_login, path }: AnnouncementRow): string =>
  path === null
    ? [on_start && t('bo.ann.place.start'), on_login && t('bo.ann.place.login')]
        .filter(Boolean)
        .join(', ')
    : t('bo.ann.place.path_of', { seite: pageName(path) });

/** A row as it is read out. */
export const describeAnnouncement = (row: AnnouncementRow): string =>
  t('bo.ann.row_aria', {
    status: t(`bo.ann.status.${row.state}`),
    titel: row.title,
    ort: placeOf(row),
  });

const changed = ({ changed_at, changed_by }: AnnouncementRow, today: string): string =>
  t('bo.ann.changed', {
    zeit: shortInstant(changed_at, today),
    name: changed_by ?? t('bo.ann.command_line'),
  });

/** Columns of the list. */
export const announcementColumns = (
  kind: Kind,
  today: string,
): readonly Column<AnnouncementRow>[] => [
  {
    id: 'status',
    head: t('bo.ann.columns.status'),
    width: 124,
    cell: ({ state }) => <StateChip state={state} />,
  },
  {
    id: 'title',
    head: WORDS[kind].column,
    cell: ({ title }) => title,
    full: ({ title }) => title,
  },
  { id: 'place', head: t('bo.ann.columns.place'), width: 136, cell: placeOf, full: placeOf },
  {
    id: 'brand',
    head: t('bo.ann.columns.brand'),
    width: 84,
    cell: ({ both }) => (both ? t('bo.ann.both') : brandName(currentBrand())),
  },
  {
    id: 'companies',
    head: t('bo.ann.columns.companies'),
    width: 72,
    align: 'end',
    cell: ({ company_count }) =>
      company_count === null ? t('bo.ann.companies_all') : formatWhole(company_count),
  },
  {
    id: 'window',
    head: t('bo.ann.window'),
    width: 264,
    cell: windowText,
    full: windowText,
  },
  {
    id: 'changed',
    head: t('bo.ann.columns.changed'),
    width: 170,
    cell: (row) => changed(row, today),
    full: (row) => changed(row, today),
  },
];

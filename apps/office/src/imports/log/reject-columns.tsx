import type { ImportReject } from '@abrufbar/contract/imports/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Column } from '#core/table/columns.ts';
import { badParts } from '#imports/log/words.ts';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

const Value = ({ reject }: { reject: ImportReject }) =>
  badParts(reject).map(({ text, place, isBad }) => (
    <span key={place} className={isBad ? styles.bad : undefined}>
      {text}
    </span>
  ));

/** The reason without the advice to the sender, and the number that was probably meant. */
const shortReason = ({ reason, suggestion }: ImportReject): string => {
  const [said = reason] = reason.split(/ Bitte /);
  return suggestion === null ? said : `${said} ${t('bo.imp.maybe', { wert: suggestion })}`;
};

/** Columns of the rejected rows (docs/design.md section 14.6). */
export const rejectColumns = (isNote: boolean): readonly Column<ImportReject>[] => [
  {
    id: 'row',
    head: t('bo.imp.bad.row'),
    width: 58,
    align: 'end',
    cell: ({ row }) => formatWhole(row),
  },
  {
    id: 'number',
    head: t(isNote ? 'bo.imp.bad.note' : 'bo.imp.bad.number'),
    width: 108,
    cell: ({ number }) => number ?? '–',
    full: ({ number }) => number ?? '',
  },
  {
    id: 'field',
    head: t('bo.imp.bad.field'),
    width: 132,
    cell: ({ field }) => field ?? '–',
    full: ({ field }) => field ?? '',
  },
  {
    id: 'value',
    head: t('bo.imp.bad.value'),
    width: 94,
    cell: (reject) => (reject.value === null ? '–' : <Value reject={reject} />),
    full: ({ value }) => value ?? '',
  },
  { id: 'why', head: t('bo.imp.bad.why'), cell: shortReason, full: ({ reason }) => reason },
];

export const describeReject = (reject: ImportReject): string =>
  t('bo.imp.bad.aria', {
    n: reject.row,
    nummer: reject.number ?? '',
    grund: shortReason(reject),
  });

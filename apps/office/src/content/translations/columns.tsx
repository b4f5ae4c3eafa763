import {
  TRANSLATION_COLUMNS,
  type TranslationColumn,
  type TranslationRow,
} from '@abrufbar/contract/content/office-translations.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert, x } from '@abrufbar/web/ui/icons/basic.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { OwnCell } from '#content/translations/own-cell.tsx';
import type { Edit } from '#content/translations/use-edit.ts';
import { IconButton } from '#core/controls/icon-button.tsx';
import { Chip } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import { dayAndTime, shortInstant } from '#core/times.ts';
import styles from './columns.module.css';

const t = reader(contentTranslationsTexts);

/** A row as it is read out. */
export const describeTranslation = (row: TranslationRow): string =>
  t('bo.tr.row_aria', {
    key: row.key,
    status: t(`bo.tr.state.${row.state}`),
    text: row.text ?? row.standard ?? '–',
  });

const changedOf = (row: TranslationRow, today: string): string => {
  const { state, changed_at: at, changed_by: by } = row;
  if (at === null) return '';
  if (state === 'missing') return dayAndTime(at, today);
  return t('bo.tr.changed', {
    zeit: shortInstant(at, today),
    name: by ?? t('bo.tr.command_line'),
  });
};

const StateCell = ({ state }: TranslationRow) => {
  const word = t(`bo.tr.state.${state}`);
  if (state === 'missing')
    return (
      <Chip role="warn" icon={triangleAlert}>
        {word}
      </Chip>
    );
  if (state === 'own')
    return (
      <Chip role="review" icon={pencilLine}>
        {word}
      </Chip>
    );
  return <span className={styles.quiet}>{word}</span>;
};

const resetLabel = ({ state, standard }: TranslationRow): string => {
  if (state === 'missing') return t('bo.tr.remove');
  return t(standard === null ? 'bo.tr.reset_own' : 'bo.tr.reset');
};

/** Columns of the texts; `edit` is null for whoever only reads. */
export const translationColumns = (
  today: string,
  edit: Edit | null,
): readonly Column<TranslationRow>[] => {
  const isOpen = ({ key }: TranslationRow) => edit?.openKey === key;
  const columns: Readonly<Record<TranslationColumn, Omit<Column<TranslationRow>, 'id' | 'head'>>> =
    {
      key: {
        width: 190,
        cell: (row) => (
          <span className={`${styles.key} ${isOpen(row) ? styles.whole : ''}`}>{row.key}</span>
        ),
        full: ({ key }) => key,
      },
      standard: {
        width: 306,
        cell: (row) => (
          <span className={isOpen(row) ? styles.whole : undefined}>{row.standard ?? '–'}</span>
        ),
        full: ({ standard }) => standard ?? '',
      },
      own: {
        cell: (row) => <OwnCell row={row} edit={edit} />,
        full: (row) => (isOpen(row) ? '' : (row.text ?? '')),
      },
      changed: {
        width: 168,
        cell: (row) => <span className={styles.quiet}>{changedOf(row, today)}</span>,
        full: (row) => changedOf(row, today),
      },
      status: { width: 130, cell: StateCell },
    };
  return [
    ...TRANSLATION_COLUMNS.map((id) => ({ id, head: t(`bo.tr.columns.${id}`), ...columns[id] })),
    ...(edit ? [resetColumn(edit)] : []),
  ];
};

const resetColumn = (edit: Edit): Column<TranslationRow> => ({
  id: 'reset',
  head: t('bo.tr.columns.reset'),
  hidesHead: true,
  width: 48,
  cell: (row) =>
    row.state !== 'standard' && (
      <IconButton
        icon={row.state === 'missing' ? x : undo2}
        label={`${resetLabel(row)}: ${row.key}`}
        title={resetLabel(row)}
        tabIndex={-1}
        onClick={() => edit.reset(row)}
      />
    ),
});

import { officeFormats, type ImportFormat } from '@abrufbar/contract/imports/office-keys.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#core/controls/select-field.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Panel } from '#core/parts/panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import styles from './formats.module.css';

const t = reader(officeImportsTexts);

type Field = ImportFormat['fields'][number];

const typeText = ({ type, choices }: Field): string =>
  choices.length === 0
    ? t(`bo.imp.type.${type}`)
    : t('bo.imp.type_of', { art: t(`bo.imp.type.${type}`), werte: choices.join(', ') });

const COLUMNS: readonly Column<Field>[] = [
  { id: 'field', head: t('bo.imp.format_columns.field'), cell: ({ name }) => name },
  { id: 'type', head: t('bo.imp.format_columns.type'), cell: typeText },
  {
    id: 'required',
    head: t('bo.imp.format_columns.required'),
    cell: ({ is_required: isRequired }) => t(isRequired ? 'bo.imp.yes' : 'bo.imp.no'),
  },
  {
    id: 'text',
    head: t('bo.imp.format_columns.text'),
    cell: ({ description }) => <span className={styles.text}>{description}</span>,
  },
];

const keyOf = ({ call, kind }: ImportFormat): string => `${call} ${kind ?? ''}`;

const CALLS: Readonly<Record<string, 'vas' | 'di' | 'arrivals' | 'call_offs' | 'invoices'>> = {
  'imports.vas': 'vas',
  'imports.di': 'di',
  'imports.arrivals': 'arrivals',
  'imports.callOffs': 'call_offs',
  'imports.invoices': 'invoices',
};
const KINDS = [
  'plant',
  'material',
  'incoterm',
  'vehicle_type',
  'customer',
  'contract',
  'item',
  'person',
] as const;

const nameOf = ({ call, kind }: ImportFormat): string => {
  const known = KINDS.find((one) => one === kind) ?? CALLS[call];
  return known === undefined ? call : t(`bo.imp.format.${known}`);
};

/** Fields of the rows that systems send, as the published schemas describe them (OFF-169). */
export const Formats = () => {
  const { data, error, refetch } = useQuery(query(officeFormats, {}));
  const [chosen, setChosen] = useState('');
  const items = data?.items ?? [];
  const format = items.find((one) => keyOf(one) === chosen) ?? items[0];
  if (!format) return <DetailFallback error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <div className={styles.choice}>
        <SelectField
          label={t('bo.imp.format')}
          options={items.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
          value={keyOf(format)}
          onChange={setChosen}
        />
      </div>
      <Panel title={nameOf(format)} flush>
        <p className={styles.facts}>
          <span>
            {t('bo.imp.format_address')} <code>{format.address}</code>
          </span>
          <a href={format.schema} target="_blank" rel="noopener noreferrer">
            {t('bo.imp.format_schema')}
          </a>
          <a href="/api/docs" target="_blank" rel="noopener noreferrer">
            {t('bo.imp.format_docs')}
          </a>
        </p>
        <SmallTable
          label={nameOf(format)}
          columns={COLUMNS}
          rows={format.fields}
          keyOf={({ name }) => name}
        />
      </Panel>
    </div>
  );
};

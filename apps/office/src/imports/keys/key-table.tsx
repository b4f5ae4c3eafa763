import type { ImportKey, officeKeys } from '@abrufbar/contract/imports/office-keys.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { Empty } from '#core/parts/empty.tsx';
import { Panel } from '#core/parts/panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { waitingRows } from '#core/table/row-source.ts';
import { dayAndTime } from '#core/times.ts';
import { shownKey } from '#core/shown-key.ts';
import { dayOf } from '#imports/keys/key-words.ts';

const t = reader(officeImportsTexts);

const addressesOf = ({ addresses }: ImportKey): string =>
  addresses.length === 0 ? t('bo.imp.key_anywhere') : addresses.join(', ');

const columns = (today: string): readonly Column<ImportKey>[] => [
  { id: 'key', head: t('bo.imp.key_columns.key'), width: 130, cell: shownKey, full: shownKey },
  { id: 'name', head: t('bo.imp.key_name'), cell: ({ name }) => name, full: ({ name }) => name },
  {
    id: 'supplier',
    head: t('bo.imp.key_supplier'),
    width: 180,
    cell: ({ supplier }) => supplier,
    full: ({ supplier }) => supplier,
  },
  {
    id: 'addresses',
    head: t('bo.imp.key_addresses'),
    width: 160,
    cell: addressesOf,
    full: addressesOf,
  },
  {
    id: 'since',
    head: t('bo.imp.key_columns.since'),
    width: 90,
    align: 'end',
    cell: ({ created_at: at }) => dayOf(at),
  },
  {
    id: 'used',
    head: t('bo.imp.key_columns.used'),
    width: 190,
    align: 'end',
    cell: ({ last_used_at: used, expires_at: end }) => {
      if (end !== null) return t('bo.imp.key_until', { zeit: dayAndTime(end, today) });
      return used === null ? t('bo.imp.key_never') : dayAndTime(used, today);
    },
  },
];

type KeyTableProps = {
  keys: UseQueryResult<OutputOf<typeof officeKeys>>;
  openId: string | null;
  onOpen: (id: string) => void;
  onCreate: () => void;
};

/** All keys of the brand that work (OFF-167). */
export const KeyTable = ({ keys, openId, onOpen, onCreate }: KeyTableProps) => {
  const { data, error, refetch } = keys;
  const today = useToday();
  const createKey = useKeyOf('next');
  useKeys({ next: onCreate });
  return (
    <Panel
      title={t('bo.imp.keys')}
      flush
      aside={
        <Button icon={plus} caps={createKey} onClick={onCreate}>
          {t('bo.imp.key_new')}
        </Button>
      }
    >
      <DataTable
        label={t('bo.imp.keys')}
        compact
        columns={columns(today)}
        rows={{ ...waitingRows(data?.items), error, retry: () => void refetch() }}
        row={{
          keyOf: ({ id }) => id,
          describe: ({ source, name, tail }) =>
            t('bo.imp.key_aria', { quelle: source, name, ende: tail ?? '' }),
          toneOf: ({ expires_at: end }) => (end === null ? undefined : 'done'),
        }}
        openKey={openId}
        onOpen={({ id }) => onOpen(id)}
        empty={
          <Empty icon={keyRound} title={t('bo.imp.key_empty')}>
            <p>{t('bo.imp.key_empty_text')}</p>
          </Empty>
        }
      />
    </Panel>
  );
};

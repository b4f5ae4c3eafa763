import {
  officeCartsExport,
  officeOrdersExport,
} from '@abrufbar/contract/call-offs/office-carts-export.ts';
import type { CartOrder, OpenCart } from '@abrufbar/contract/call-offs/office-carts.ts';
import type { ExportFormat } from '@abrufbar/contract/staff/exports.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCartsTexts } from '@abrufbar/texts/call-offs/office-carts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { shoppingCart } from '@abrufbar/web/ui/icons/office.ts';
import {
  cartColumns,
  describeCart,
  describeOrder,
  orderColumns,
} from '#call-offs/carts/cart-columns.tsx';
import { useCarts } from '#call-offs/carts/use-carts.ts';
import { ExportButton } from '#core/export/export-button.tsx';
import { useExport } from '#core/export/use-export.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';
import { go, useSearch } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import type { RowSource } from '#core/table/row-source.ts';
import { useNow } from '#core/use-now.ts';
import styles from './carts/carts.module.css';

const t = reader(officeCartsTexts);

const VIEWS = ['both', 'open', 'ordered'] as const;
type View = (typeof VIEWS)[number];

/** Rows of each list where both are shown; all of them are a view of their own. */
const FEW_ROWS = 10;

const viewHref = (view: View) => href('carts', undefined, view === 'both' ? undefined : { view });

const firstOf = <Row,>(rows: RowSource<Row>): RowSource<Row> => ({
  ...rows,
  total: rows.total === undefined ? undefined : Math.min(rows.total, FEW_ROWS),
});

/** Carts that customers fill in, and what they have ordered today; nothing here can be changed (OFF-185, OFF-186). */
export const Carts = () => {
  const asked = useSearch().get('view');
  const view = VIEWS.find((one) => one === asked) ?? 'both';
  const { open, ordered, openNote, orderedNote } = useCarts();
  const isBoth = view === 'both';
  const notes = { both: [openNote, orderedNote], open: [openNote], ordered: [orderedNote] };
  return (
    <Page
      title={t('bo.cart.title')}
      fills={!isBoth}
      actions={<Exports view={view} />}
      tabs={
        <ViewTabs
          label={t('bo.cart.title')}
          current={view}
          views={VIEWS.map((key) => ({
            key,
            label: t(`bo.cart.views.${key}`),
            href: viewHref(key),
            count: { both: undefined, open: open.total, ordered: ordered.total }[key],
          }))}
        />
      }
      foot={!isBoth && <RowsFoot>{notes[view].join('')}</RowsFoot>}
    >
      {isBoth ? (
        <div className={styles.both}>
          <Panel title={t('bo.cart.views.open')} aside={openNote} flush>
            <OpenCarts rows={firstOf(open)} compact />
            <All total={open.total} view="open" text="bo.cart.all_open" />
          </Panel>
          <Panel title={t('bo.cart.views.ordered')} aside={orderedNote} flush>
            <Orders rows={firstOf(ordered)} compact />
            <All total={ordered.total} view="ordered" text="bo.cart.all_ordered" />
          </Panel>
        </div>
      ) : (
        (view === 'open' && <OpenCarts rows={open} />) || <Orders rows={ordered} />
      )}
    </Page>
  );
};

/** Each list is a file of its own; the view of both offers both (OFF-245). */
const Exports = ({ view }: { view: View }) => {
  const today = useToday();
  const inputOf = (format: ExportFormat) => ({ format });
  const open = useExport({ list: 'carts', call: officeCartsExport, inputOf, today });
  const ordered = useExport({ list: 'orders', call: officeOrdersExport, inputOf, today });
  const both = [
    { head: t('bo.cart.views.open'), of: open },
    { head: t('bo.cart.views.ordered'), of: ordered },
  ];
  return <ExportButton lists={{ both, open: [{ of: open }], ordered: [{ of: ordered }] }[view]} />;
};

type Shown<Row> = { rows: RowSource<Row>; compact?: boolean };

const OpenCarts = ({ rows, compact = false }: Shown<OpenCart>) => {
  const today = useToday();
  return (
    <DataTable
      label={t('bo.cart.views.open')}
      columns={cartColumns(today, useNow())}
      rows={rows}
      row={{ keyOf: ({ id }) => id, describe: describeCart(today) }}
      compact={compact}
      empty={<Empty icon={shoppingCart} title={t('bo.cart.none')} />}
    />
  );
};

const Orders = ({ rows, compact = false }: Shown<CartOrder>) => (
  <DataTable
    label={t('bo.cart.views.ordered')}
    columns={orderColumns(useToday())}
    rows={rows}
    row={{ keyOf: ({ id }) => id, describe: describeOrder }}
    compact={compact}
    onOpen={({ id }) => void go(objectHref('call-off', id))}
    empty={<Empty icon={shoppingCart} title={t('bo.cart.none_ordered')} />}
  />
);

type AllProps = {
  total: number | undefined;
  view: View;
  text: 'bo.cart.all_open' | 'bo.cart.all_ordered';
};

/** The way to the whole list, where not all of it is shown. */
const All = ({ total = 0, view, text }: AllProps) =>
  total > FEW_ROWS && (
    <p className={styles.more}>
      <a className={`tap ${styles.link}`} href={viewHref(view)}>
        {t(text, { n: formatWhole(total) })}
      </a>
    </p>
  );

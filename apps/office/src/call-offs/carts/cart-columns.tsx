import type { CartOrder, OpenCart } from '@abrufbar/contract/call-offs/office-carts.ts';
import { officeCartsTexts } from '@abrufbar/texts/call-offs/office-carts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { CallOffWord, shortStatus } from '#call-offs/status.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { TwoLines } from '#core/table/two-lines.tsx';
import { duration, shortInstant } from '#core/times.ts';
import styles from './carts.module.css';

const t = reader(officeCartsTexts);

const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

type Named = Pick<OpenCart, 'person' | 'company' | 'contract_name' | 'material_name'>;

const person: Column<Named> = {
  id: 'person',
  head: t('bo.cart.columns.person'),
  width: 126,
  cell: (row) => row.person,
  full: (row) => row.person,
};
const customer: Column<Named> = {
  id: 'customer',
  head: t('bo.cart.columns.customer'),
  cell: (row) => <TwoLines first={row.company} second={row.contract_name} />,
  full: (row) => `${row.company}, ${row.contract_name}`,
};
const material: Column<Named> = {
  id: 'material',
  head: t('bo.cart.columns.material'),
  width: 152,
  cell: (row) => row.material_name,
  full: (row) => row.material_name,
};

/** Steps of the form: delivery, contact, check. */
const STEPS = [1, 2, 3] as const;
const PLACES = { contact: 2, check: 3 } as const;

const Step = ({ step }: { step: NonNullable<OpenCart['step']> }) => (
  <span className={styles.step}>
    <span className={styles.bars} aria-hidden="true">
      {STEPS.map((at) => (
        <span key={at} className={at <= PLACES[step] ? styles.done : styles.left} />
      ))}
    </span>
    {t(`bo.cart.step.${step}`)}
  </span>
);

/** Time left until the cart is deleted. */
const Left = ({ expiresAt, now }: { expiresAt: string; now: number }) => {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / MINUTE_MS);
  if (minutes < 1) return <span className={styles.soon}>{t('bo.cart.expired')}</span>;
  const text = duration(minutes);
  return minutes < HOUR_MINUTES ? <span className={styles.soon}>{text}</span> : text;
};

/** Open carts; what nobody knows yet is a dash (docs/design.md section 14.6). */
export const cartColumns = (today: string, now: number): readonly Column<OpenCart>[] => [
  {
    id: 'begun',
    head: t('bo.cart.columns.begun'),
    width: 88,
    cell: ({ begun_at }) => shortInstant(begun_at, today, { isNarrow: true }),
  },
  person,
  customer,
  material,
  {
    id: 'amount',
    head: t('bo.cart.columns.amount'),
    width: 88,
    align: 'end',
    cell: ({ quantity, quantity_unit: unit }) =>
      quantity === null ? '–' : <Amount value={quantity} unit={unit} />,
  },
  {
    id: 'start',
    head: t('bo.cart.columns.start'),
    width: 148,
    cell: ({ starts_on: day, starts_time: time }) =>
      day === null ? '–' : `${shortDate(day)}, ${time ?? ''}`,
  },
  {
    id: 'step',
    head: t('bo.cart.columns.step'),
    width: 132,
    cell: ({ step }) => (step === null ? '–' : <Step step={step} />),
  },
  {
    id: 'expires',
    head: t('bo.cart.columns.expires'),
    width: 108,
    align: 'end',
    cell: ({ expires_at }) => <Left expiresAt={expires_at} now={now} />,
  },
];

const numberOf = ({ number, reference }: CartOrder): string => number ?? String(reference);

export const orderColumns = (today: string): readonly Column<CartOrder>[] => [
  {
    id: 'ordered',
    head: t('bo.cart.columns.ordered'),
    width: 88,
    cell: ({ ordered_at }) => shortInstant(ordered_at, today, { isNarrow: true }),
  },
  person,
  customer,
  { ...material, width: 220 },
  {
    id: 'amount',
    head: t('bo.cart.columns.amount'),
    width: 96,
    align: 'end',
    cell: ({ quantity, quantity_unit: unit }) => <Amount value={quantity} unit={unit} />,
  },
  {
    id: 'status',
    head: t('bo.cart.columns.status'),
    width: 190,
    cell: ({ status }) => <CallOffWord status={status} />,
  },
  {
    id: 'calloff',
    head: t('bo.cart.columns.calloff'),
    width: 92,
    align: 'end',
    cell: (row) => (
      <a className={`tap ${styles.link}`} href={objectHref('call-off', row.id)} tabIndex={-1}>
        {numberOf(row)}
      </a>
    ),
  },
];

export const describeCart =
  (today: string) =>
  (cart: OpenCart): string =>
    t('bo.cart.row_aria', {
      person: cart.person,
      firma: cart.company,
      material: cart.material_name,
      zeit: shortInstant(cart.begun_at, today),
    });

export const describeOrder = (order: CartOrder): string =>
  t('bo.cart.order_aria', {
    nummer: numberOf(order),
    person: order.person,
    firma: order.company,
    material: order.material_name,
    menge: `${formatQuantity(order.quantity)} ${order.quantity_unit}`,
    status: shortStatus(order.status),
  });

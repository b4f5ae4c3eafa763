import { bulkTexts } from '@abrufbar/texts/deliveries/bulk.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { circleDashed, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { mapPin } from '@abrufbar/web/ui/icons/messages.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import type { KeyboardEvent, MouseEvent } from 'react';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { sumOf } from '#deliveries/today/day-sum.ts';
import { checkHref } from '#deliveries/check/check-href.ts';
import type { Load, useLoads } from '#deliveries/today/loads.ts';
import { categoryName, materialName } from '#materials/material-name.ts';
import rowLink from '#core/lists/row-link.module.css';
import styles from './day-table.module.css';

const t = reader({ ...bulkTexts, ...todayTexts, ...deliveriesTexts });

const GROUPS = [
  { of: 'onTheWay', title: 'today.on_the_way' },
  { of: 'arrived', title: 'today.arrived_unconfirmed' },
  { of: 'confirmed', title: 'today.confirmed' },
] as const;

/** The last one has the stage too. */
const COLUMNS = ['plate', 'material', 'quantity', 'times'] as const;

const summaryOf = (loads: readonly Load[]): string => {
  const n = loads.length;
  return [t(`today.lorries${plural(n)}`, { n }), sumOf(loads.map((one) => one.delivery))].join(
    ' · ',
  );
};

/** Opens the check of the row in hand. */
const CHECK_KEY = 'b';

/** Up and down go from row to row. */
const moveFocus = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll('a') ?? [])];
  links[links.indexOf(event.currentTarget) + step]?.focus();
};

type DayTableProps = {
  readonly loads: ReturnType<typeof useLoads>;
  /** There are others than these. */
  readonly hasMore: boolean;
  /** Id of the delivery that is shown beside the table. */
  readonly inHand: string;
  readonly onTake: (id: string) => void;
};

/** The loads of the day by stage; the first tap or the focus takes one in hand, the second tap or Enter opens it, B its check. */
export const DayTable = ({ loads, hasMore, inHand, onTake }: DayTableProps) => {
  const all = GROUPS.flatMap(({ of }) => loads[of]);
  return (
    <div className={styles.card}>
      <table aria-label={t('today.loads')} className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" data-end={name === 'quantity' || undefined}>
                {t(`today.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {GROUPS.filter(({ of }) => loads[of].length > 0).map(({ of, title }) => (
          <tbody key={of}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={COLUMNS.length}>
                <span className="strong">{t(title)}</span> {summaryOf(loads[of])}
              </th>
            </tr>
            {loads[of].map((load) => (
              <Row
                key={load.delivery.id}
                load={load}
                stage={of}
                isInHand={load.delivery.id === inHand}
                onTake={onTake}
              />
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.foot}>
        <span className="strong tabular">{summaryOf(all)}</span>
        <span className="ink-2">{t('today.basis')}</span>
        {hasMore && <span className="ink-2">{t('today.more')}</span>}
      </p>
    </div>
  );
};

type RowProps = {
  readonly load: Load;
  readonly stage: (typeof GROUPS)[number]['of'];
  readonly isInHand: boolean;
  readonly onTake: (id: string) => void;
};

const Row = ({ load, stage, isInHand, onTake }: RowProps) => {
  const { delivery, arrival } = load;
  const { id, ids, materials, vehicle_license_plate, construction_site_name } = delivery;
  const takeInHand = (event: MouseEvent<HTMLAnchorElement>): void => {
    const opens = isInHand || event.ctrlKey || event.metaKey || event.shiftKey;
    if (opens) return;
    event.preventDefault();
    onTake(id);
  };
  const isOpen = stage !== 'confirmed';
  const onKey = (event: KeyboardEvent<HTMLAnchorElement>): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isOpen && isPlain && event.key.toLowerCase() === CHECK_KEY) void go(checkHref(ids));
    else moveFocus(event);
  };
  return (
    <tr className={styles.row} data-in-hand={isInHand || undefined}>
      <td>
        <a
          href={href('delivery-single', { ids })}
          aria-current={isInHand || undefined}
          // The pointer takes the focus before it clicks, which is the first tap.
          onPointerDown={(event) => event.preventDefault()}
          onClick={takeInHand}
          onFocus={() => onTake(id)}
          onKeyDown={onKey}
          aria-keyshortcuts={isOpen ? CHECK_KEY.toUpperCase() : undefined}
          className={rowLink.link}
        >
          <Plate size="table" plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
        </a>
      </td>
      <td>
        <div className={styles.material}>
          <MaterialTile
            category={materials[0]?.category ?? 0}
            name={categoryName(materials[0]?.category ?? 0)}
          />
          <div className={styles.words}>
            <span className="label">
              {materials.map(({ name }) => materialName(name)).join(', ')}
            </span>
            <span className="small ink-2">{construction_site_name}</span>
          </div>
        </div>
      </td>
      <td data-end="">
        {materials.map((material, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
          <div key={`${material.number} ${at}`}>
            <Quantity size="m" value={material.quantity} unit={material.quantity_unit} />
          </div>
        ))}
      </td>
      <td>
        <div className={styles.when}>
          <span className="tabular">
            <span className="ink-2">{delivery.weighing_time}</span> →{' '}
            <span className="strong">{delivery.confirmed_time ?? arrival?.time ?? '…'}</span>
          </span>
          {isOpen && delivery.weight_check_count > 0 ? (
            <Hints n={delivery.weight_check_count} />
          ) : (
            <Stage stage={stage} isSure={arrival !== null} />
          )}
        </div>
      </td>
    </tr>
  );
};

/** In place of the stage, which the head of the group says (BEY-148). */
const Hints = ({ n }: { readonly n: number }) => (
  <span className={`${styles.stage} ${styles.hints}`}>
    <Icon icon={triangleAlert} size={20} />
    {t(`bulk.hints${plural(n)}`, { n })}
  </span>
);

const Stage = ({ stage, isSure }: { stage: RowProps['stage']; isSure: boolean }) => {
  const shown = {
    onTheWay: { icon: truck, word: t('today.stage.on_the_way'), tone: styles.onTheWay },
    arrived: isSure
      ? { icon: mapPin, word: t('today.stage.arrived'), tone: undefined }
      : { icon: circleDashed, word: t('today.to_do_hint'), tone: undefined },
    confirmed: { icon: circleCheck, word: t('today.stage.confirmed'), tone: styles.confirmed },
  }[stage];
  return (
    <span className={`${styles.stage} ${shown.tone ?? ''}`}>
      <Icon icon={shown.icon} size={20} />
      {shown.word}
    </span>
  );
};

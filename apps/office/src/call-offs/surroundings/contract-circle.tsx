import { officeList, UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { signedQuantity } from '#core/signed-quantity.ts';
import { officeWideTexts } from '@abrufbar/texts/call-offs/office-wide.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { rounded } from '#call-offs/amounts.ts';
import { CallOffTable } from '#call-offs/surroundings/call-off-table.tsx';
import type { Around } from '#call-offs/surroundings/around.ts';
import { hrefOfScreen, isRouteName } from '#core/navigation/paths.ts';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './surroundings.module.css';

const t = reader(officeWideTexts);

/** A screen of its own; without it there is no way there. */
export const OpenLink = ({ screen, id }: { screen: string; id: string }) =>
  isRouteName(screen) && <a href={hrefOfScreen(screen, { id })}>{t('bo.wide.open_screen')}</a>;

/** All items of the contract: what is delivered, promised and open. */
export const ContractPanel = ({ contract }: { contract: Around['contract'] }) => (
  <Panel
    title={t('bo.wide.contract_number', { nummer: contract.number })}
    aside={<OpenLink screen="contract" id={contract.id} />}
  >
    <ul className={styles.items}>
      {contract.items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  </Panel>
);

const Item = ({ item }: { item: Around['contract']['items'][number] }) => {
  const { material_name: name, quantity_unit: unit, target, delivered, promised } = item;
  const open = target === null ? null : rounded(target - delivered - promised);
  const shown = (value: number) => `${signedQuantity(value)}\u00A0${unit}`;
  return (
    <li className={styles.item}>
      <p className={styles.line}>
        <span>{name}</span>
        <span className={`${styles.open} ${open !== null && open < 0 ? styles.below : ''}`}>
          {open === null
            ? t('bo.wide.delivered', { menge: shown(delivered) })
            : t('bo.wide.item_open', { menge: shown(open) })}
        </span>
      </p>
      {target !== null && (
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('bo.wide.bar', {
            soll: shown(target),
            geliefert: shown(delivered),
            zugesagt: shown(rounded(promised)),
          })}
          className={styles.bar}
        >
          <rect height="1" width={share(delivered, target)} className={styles.delivered} />
          <rect
            height="1"
            x={share(delivered, target)}
            width={share(delivered + promised, target) - share(delivered, target)}
            className={styles.promised}
          />
        </svg>
      )}
    </li>
  );
};

/** In hundredths of the target, at most all of it. */
const share = (part: number, target: number): number =>
  Math.min(100, Math.max(0, (100 * part) / target));

const NEXT_DAYS = 14;

/** Call-offs of the contract that come on the next days (OFF-297). */
export const NextDays = ({ detail, today }: { detail: Detail; today: string }) => {
  const answer = useQuery({
    ...query(officeList, {
      ...UNFILTERED,
      view: 'running',
      contract: detail.contract_id,
      from: today,
      until: addDays(today, NEXT_DAYS),
      sort: 'time',
      direction: 'asc',
      page: 1,
    }),
    placeholderData: () => undefined, // another contract's
  });
  return (
    <AnswerPanel title={t('bo.wide.next')} answer={answer}>
      {({ items, sum }) => (
        <CallOffTable
          label={t('bo.wide.next')}
          rows={items}
          sum={sum}
          currentId={detail.id}
          head={t('bo.wide.time')}
          nameOf={(row) => `${shortDate(row.starts_on)}, ${row.starts_time}`}
        />
      )}
    </AnswerPanel>
  );
};

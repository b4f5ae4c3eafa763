import * as amounts from '@abrufbar/contract/amounts.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { toFilterDay } from '@abrufbar/domain/values/calendar.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { Slider } from '@abrufbar/web/ui/slider.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { AmountDonut } from '#amounts/amount-donut.tsx';
import { AmountLegend } from '#amounts/amount-legend.tsx';
import { DAY } from '#amounts/chosen-day.ts';
import { QUIET_NOT_FOUND, contractInput, type Contract } from '#contract-page/contract.ts';
import { materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { useIsWide } from '#core/media-query.ts';
import styles from './recent-amounts.module.css';

const t = reader({ ...amountsTexts, ...generalTexts });

type DailyAmount = OutputOf<typeof amounts.latest>['items'][number];
type RecentAmountsProps = { readonly id: string; readonly contract: UseQueryResult<Contract> };

/** Amounts of the latest day with a delivery (CON-02, D-29). */
export const RecentAmounts = ({ id, contract }: RecentAmountsProps) => {
  const isWide = useIsWide();
  const ofContract = contractInput(id, contract.data);
  const newest = { page: 1, page_size: null, filterString: {} };
  const read = useQuery(
    query(amounts.latest, ofContract && { ...ofContract, ...newest }, QUIET_NOT_FOUND),
  );
  const items = read.data?.items;
  const day = items?.[0]?.date;
  const label = t('contract.recent_amounts');
  const ofDay = day === undefined ? undefined : { [DAY]: toFilterDay(day) };
  const page = href('daily-amount', { id }, ofDay);
  return (
    <>
      <SectionHead
        title={label}
        {...(isWide && day !== undefined && { aside: shortDate(day) })}
        link={{ href: page, label: t('common.all') }}
      />
      {!items && (
        <Waiting isSmall read={contract.data ? read : contract}>
          <Card>
            <CardPart>
              <div className={styles.row}>
                <Bone shape="disc" />
                <div className="stack">
                  <Bone shape="line" />
                  <Bone shape="figure" />
                </div>
              </div>
            </CardPart>
          </Card>
        </Waiting>
      )}
      {items?.length === 0 && (
        <Card>
          <CardPart>
            <p className="ink-2">{t('contract.recent_amounts_empty')}</p>
          </CardPart>
        </Card>
      )}
      {items && items.length > 0 && (
        <Slider label={label} halves>
          {items.map((amount) => (
            <RecentAmount key={amount.id} amount={amount} page={page} isWide={isWide} />
          ))}
        </Slider>
      )}
    </>
  );
};

type RecentAmountProps = {
  readonly amount: DailyAmount;
  /** Address of all amounts of the day. */
  readonly page: string;
  readonly isWide: boolean;
};

const RecentAmount = ({ amount, page, isWide }: RecentAmountProps) => (
  <Card>
    <CardPart>
      <div className={styles.row}>
        <AmountDonut amount={amount} name={`${page} ${amount.id}`} size={isWide ? 96 : 84} />
        <div className={styles.words}>
          <CardTitle
            level={3}
            href={page}
            name={`${materialName(amount.material_designation)}, ${shortDate(amount.date)}`}
          >
            {materialName(amount.material_designation)}
          </CardTitle>
          {isWide ? <AmountLegend amount={amount} /> : <Delivered amount={amount} />}
        </div>
      </div>
    </CardPart>
  </Card>
);

const Delivered = ({ amount }: { amount: DailyAmount }) => (
  <>
    <p className="small ink-3">{shortDate(amount.date)}</p>
    <p className={styles.delivered}>
      <Icon icon={circleCheck} size={20} className={styles.icon} />
      <span className="visually-hidden">{t('amount.delivered')}</span>
      <Quantity size="m" value={amount.delivered_quantity} unit={amount.quantity_unit} />
    </p>
  </>
);

import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { useLayoutEffect, useState } from 'react';
import { Amounts } from '#dashboard/today/amounts.tsx';
import type { DayAnswer } from '#deliveries/today/day-query.ts';
import { DayTable } from '#dashboard/today/day-table.tsx';
import type { useLoads } from '#deliveries/today/loads.ts';
import { NextLorry } from '#dashboard/today/next-lorry.tsx';
import { ToDo } from '#dashboard/today/to-do.tsx';
import styles from './day-wide.module.css';

const t = reader(todayTexts);

type DayWideProps = {
  readonly day: DayAnswer;
  readonly loads: ReturnType<typeof useLoads>;
  /** Contract id of the chosen site; null for all of the company. */
  readonly site: string | null;
  readonly onDrawn: () => void;
};

/** All loads of the day in one table, beside the one in hand and the amounts of its site (BEY-56). */
export const DayWide = ({ day, loads, site, onDrawn }: DayWideProps) => {
  const { onTheWay, arrived, confirmed } = loads;
  const all = [...onTheWay, ...arrived, ...confirmed];
  const [inHand, setInHand] = useState<string>();
  useLayoutEffect(onDrawn, [onDrawn]);
  const load = all.find(({ delivery }) => delivery.id === inHand) ?? all[0];
  const ofSite = load?.delivery.contract_id ?? site;
  const amounts =
    ofSite === null ? day.amounts : day.amounts.filter((one) => one.contract_id === ofSite);
  return (
    <div className={styles.panes}>
      {load ? (
        <DayTable
          loads={loads}
          hasMore={day.has_more}
          inHand={load.delivery.id}
          onTake={setInHand}
        />
      ) : (
        <Card>
          <CardPart>
            <p className="ink-2">{t('today.empty_road')}</p>
          </CardPart>
        </Card>
      )}
      <div className={`stack ${styles.detail}`}>
        {load && (
          <NextLorry
            load={load}
            title={
              load === onTheWay[0]
                ? t('today.next')
                : onTheWay.includes(load)
                  ? t('today.on_the_way')
                  : arrived.includes(load)
                    ? t('today.arrived')
                    : t('today.confirmed')
            }
          />
        )}
        {/* The only one that waits may be in hand. */}
        {(arrived.length > 1 || load !== arrived[0]) && <ToDo loads={arrived} site={site} />}
        <Amounts
          amounts={amounts}
          site={ofSite}
          name={day.sites.length > 1 ? load?.delivery.construction_site_name : undefined}
        />
      </div>
    </div>
  );
};

import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { type ReactNode, useDeferredValue } from 'react';
import { useIsDesktop } from '#core/media-query.ts';
import { Amounts } from '#dashboard/today/amounts.tsx';
import type { DayAnswer } from '#deliveries/today/day-query.ts';
import { DaySkeleton } from '#dashboard/today/day-skeleton.tsx';
import { useLoads } from '#deliveries/today/loads.ts';
import { NextLorry } from '#dashboard/today/next-lorry.tsx';
import { QuietDay } from '#dashboard/today/quiet-day.tsx';
import { useSiteChoice } from '#dashboard/today/site-choice.ts';
import { ToDo } from '#dashboard/today/to-do.tsx';

const t = reader(todayTexts);

const BONES = (
  <Skeleton>
    <DaySkeleton />
  </Skeleton>
);
const DayWide = part(
  () => import('#dashboard/today/day-wide.tsx').then((file) => file.DayWide),
  BONES,
);
// Above everything else, which therefore waits for them.
const Warnings = part(
  () => import('#deliveries/day-line/warnings.tsx').then((it) => it.Warnings),
  BONES,
);
void Warnings.preload();

type DayProps = {
  readonly day: DayAnswer;
  readonly companyNumber: string;
  /** Confirmations that wait on this phone, in place of the deliveries they are about. */
  readonly waiting: ReactNode;
  /** The table of wide screens is drawn; it is loaded late, and pushes everything below. */
  readonly onDrawn: () => void;
};

/** The sites as they are now: the next lorry, what waits for a hand, amounts (BEY-48 to BEY-53). */
export const Day = ({ day, companyNumber, waiting, onDrawn }: DayProps) => {
  const [site] = useSiteChoice(companyNumber, day.sites);
  const isShown = ({ contract_id }: { readonly contract_id: string }) =>
    site === null || contract_id === site;
  const loads = useLoads(day.deliveries.filter(isShown));
  const isDesktop = useIsDesktop();
  const isComplete = useDeferredValue(true, false); // the next lorry is drawn first
  if (day.total_sites === 0) return waiting; // the page says that sites are still to come
  if (day.sites.length === 0)
    return (
      <>
        <QuietDay day={day} />
        {waiting}
      </>
    );
  const warnings = <Warnings day={{ ...day, sites: day.sites.filter(isShown) }} />;
  if (isDesktop)
    return (
      <>
        {warnings}
        <DayWide day={day} loads={loads} site={site} onDrawn={onDrawn} />
        {waiting}
      </>
    );
  const { onTheWay, arrived } = loads;
  const next = onTheWay[0] ?? arrived[0];
  return (
    <>
      {warnings}
      {next ? (
        <NextLorry
          key={next.delivery.id}
          load={next}
          title={onTheWay.length > 0 ? t('today.next') : t('today.arrived')}
        />
      ) : (
        <Card>
          <CardPart>
            <p className="ink-2">{t('today.empty_road')}</p>
          </CardPart>
        </Card>
      )}
      {/* The only one that waits may be the one above. */}
      {(onTheWay.length > 0 || arrived.length > 1) && <ToDo loads={arrived} site={site} />}
      {waiting}
      {isComplete ? <Amounts amounts={day.amounts.filter(isShown)} site={site} /> : BONES}
      {day.has_more && <p className="small ink-2">{t('today.more')}</p>}
    </>
  );
};

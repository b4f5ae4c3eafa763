import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { oclock, relativeDay } from '@abrufbar/web/format.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Drawing } from '@abrufbar/web/ui/drawings/drawing.tsx';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import type { DayAnswer } from '#deliveries/today/day-query.ts';
import { BesideTile } from '#materials/beside-tile.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './quiet-day.module.css';

const t = reader(todayTexts);

/** Nothing is called off for today, nothing comes: what comes next, and the way to call off (BEY-53). */
export const QuietDay = ({ day }: { readonly day: DayAnswer }) => {
  const { total_sites: n, next_call_off: next } = day;
  const mayCallOff = useSession().permissions.includes('call-off-creation');
  return (
    <>
      <Card>
        <CardPart layout="stack">
          <div className={styles.quiet}>
            <Drawing name="gate" />
            <h2 className={styles.title}>{t('today.quiet_title')}</h2>
            <p className={styles.text}>{t(`today.quiet_text${plural(n)}`, { n })}</p>
          </div>
          {mayCallOff && (
            <ButtonLink icon={plus} wide href={href('construction-site')}>
              {t('today.new_call_off')}
            </ButtonLink>
          )}
        </CardPart>
      </Card>
      {next && <NextCallOff next={next} />}
    </>
  );
};

type NextCallOffProps = { readonly next: NonNullable<DayAnswer['next_call_off']> };

const NextCallOff = ({ next }: NextCallOffProps) => {
  const today = useToday();
  return (
    <Card>
      <CardPart>
        <BesideTile
          category={next.material_category}
          end={<Quantity value={next.quantity} unit={next.quantity_unit} />}
        >
          <p className="small ink-2 tabular">
            {t('today.quiet_next', {
              tag: relativeDay(next.delivery_start_date, today),
              zeit: oclock(next.delivery_start_time),
            })}
          </p>
          <CardTitle href={href('calloff-detail', { id: next.call_off_id })}>
            {materialName(next.material_name)}
          </CardTitle>
          <p className="small ink-2">{next.construction_site_name}</p>
        </BesideTile>
      </CardPart>
    </Card>
  );
};

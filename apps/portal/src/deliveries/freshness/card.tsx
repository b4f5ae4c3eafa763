import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { timer } from '@abrufbar/web/ui/icons/weight-checks.ts';
import { useMinute } from '#deliveries/arrival/use-arrival.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { ageOf, dialTime, type Age } from '#deliveries/freshness/age.ts';
import { Dial } from '#deliveries/freshness/dial.tsx';
import { EntryRows } from '#deliveries/freshness/entry-rows.tsx';
import type { Fresh } from '#deliveries/freshness/shown-entries.ts';
import styles from './card.module.css';

const t = reader(freshnessTexts);

const MINUTE_MS = 60_000;

type FreshnessCardProps = {
  readonly delivery: Details;
  readonly mayConfirm: boolean;
  readonly mayClaim: boolean;
  readonly onConfirmed: () => void;
};

/** How old a load of asphalt or concrete is, its temperature and additions (BEY-108, BEY-109). */
export const FreshnessCard = (props: FreshnessCardProps) => {
  const { delivery } = props;
  const age = ageOf(delivery, dialTime(useUnsentConfirmation(delivery.id), useMinute()));
  const { freshness } = delivery;
  if (!freshness) return null;
  const limit = freshness.limit_minutes;
  const isLive = age !== null && !age.hasEnded && limit !== null;
  return (
    <>
      <Card aria-label={t('fresh.card')}>
        <CardPart layout="stack">
          {isLive ? (
            <>
              <Dial age={age} limit={limit} />
              <p className={styles.times}>
                <Time words={t('fresh.loaded', { zeit: clock(freshness, 0) })} />
                <Time words={t('fresh.empty_by', { zeit: clock(freshness, limit) })} />
              </p>
            </>
          ) : (
            <Line age={age} freshness={freshness} />
          )}
        </CardPart>
      </Card>
      <EntryRows {...props} freshness={freshness} />
    </>
  );
};

const clock = ({ loaded_at }: Fresh, later: number): string =>
  berlinTime(new Date(Date.parse(loaded_at) + later * MINUTE_MS));

/** Its last word is the time, which stands out. */
const Time = ({ words }: { readonly words: string }) => {
  const at = words.lastIndexOf(' ') + 1;
  return (
    <span>
      {words.slice(0, at)}
      <strong>{words.slice(at)}</strong>
    </span>
  );
};

type LineProps = { readonly age: Age | null; readonly freshness: Fresh };

/** Without a limit, after the confirmation, or a day later: no dial. */
const Line = ({ age, freshness }: LineProps) => {
  const { limit_minutes: limit, loaded_at } = freshness;
  const isOver = age?.hasEnded && age.left !== null && age.left < 0;
  const icon = isOver ? triangleAlert : age?.hasEnded ? circleCheck : timer;
  const loaded =
    age === null
      ? t('fresh.loaded_on', {
          datum: shortDate(berlinDay(new Date(loaded_at))),
          zeit: clock(freshness, 0),
        })
      : t('fresh.loaded', { zeit: clock(freshness, 0) });
  return (
    <div className={styles.line}>
      <Icon icon={icon} className={isOver ? styles.over : undefined} />
      {age === null ? (
        <p className="tabular">{loaded}</p>
      ) : (
        <>
          <p className={styles.words}>
            <span className="card-title tabular">
              {t(age.hasEnded ? 'fresh.confirmed' : 'fresh.since_minutes', { n: age.minutes })}
            </span>
            {isOver && (
              <span className={`small tabular ${styles.over}`}>
                {t('fresh.confirmed_over', { n: -(age.left ?? 0), grenze: limit ?? 0 })}
              </span>
            )}
          </p>
          <p className="small ink-2 tabular">
            <Time words={loaded} />
          </p>
        </>
      )}
    </div>
  );
};

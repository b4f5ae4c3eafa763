import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { answeredAt, reachable } from '#core/api/reachable.ts';
import { live } from '#core/live/live.ts';
import styles from './live-state.module.css';

const t = reader(officeTexts);

/** Age of what is on show; without live connection the dot is empty and the time is a warning (OFF-40). */
export const LiveState = () => {
  const isReachable = useStore(reachable);
  const isLive = useStore(live) !== 'lost' && isReachable;
  const time = berlinTime(new Date(useStore(answeredAt)));
  return (
    <p
      className={`${styles.state} ${isLive ? '' : styles.lost}`}
      title={isLive ? undefined : t('bo.live_lost', { zeit: time })}
    >
      <span aria-hidden="true" className={styles.dot} />
      <span className="tabular">{t('bo.as_of', { zeit: time })}</span>
      <span role="status" className="visually-hidden">
        {isLive ? '' : t('bo.live_lost', { zeit: time })}
      </span>
    </p>
  );
};

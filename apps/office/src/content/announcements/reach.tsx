import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import type { Entry } from '#content/announcements/entry.ts';
import type { useReach } from '#content/announcements/use-reach.ts';
import styles from '#content/announcements/announcements.module.css';
import { KeyValues } from '#core/parts/key-values.tsx';
import { LoadError } from '#core/parts/load-error.tsx';

const t = reader(contentAnnouncementsTexts);

type ReachProps = { entry: Entry; reach: ReturnType<typeof useReach> };

/** Number of people and companies, and the companies by name (OFF-203). */
export const Reach = ({ entry, reach: { data, error, refetch } }: ReachProps) => {
  const isNowhere = !entry.onStart && !entry.onLogin && entry.path === null;
  const hasNobody = isNowhere || (data?.people === 0 && !entry.onLogin);
  return (
    <section aria-label={t('bo.ann.reach')} className={styles.reach}>
      <h2 className={styles.name}>{t('bo.ann.reach')}</h2>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className={styles.people}>{'\u00A0'}</p>}
      {data && hasNobody && (
        <p role="status" className={styles.nobody}>
          {t('bo.ann.nobody')}
        </p>
      )}
      {data && !hasNobody && (
        <>
          <p role="status" className={styles.people}>
            <strong className={styles.figure}>{formatWhole(data.people)}</strong>{' '}
            {t(`bo.ann.reach_unit${plural(data.people)}`, {
              firmen: t(`bo.ann.reach_companies${plural(data.companies)}`, {
                n: formatWhole(data.companies),
              }),
            })}
          </p>
          <KeyValues
            lines={data.largest.map(({ name, people }) => ({
              label: name,
              value: formatWhole(people),
            }))}
          />
          {data.companies > data.largest.length && (
            <p className={styles.hint}>
              {t('bo.ann.reach_more', { n: formatWhole(data.companies - data.largest.length) })}
            </p>
          )}
          {entry.onLogin && <p className={styles.hint}>{t('bo.ann.reach_login')}</p>}
        </>
      )}
    </section>
  );
};

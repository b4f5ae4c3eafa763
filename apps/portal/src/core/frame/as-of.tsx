import { offlineTexts } from '@abrufbar/texts/frame/offline.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { momentOf } from '#core/frame/moment.ts';
import { useStickyNotice } from '#core/frame/sticky-notice.ts';
import styles from './as-of.module.css';

const t = reader(offlineTexts);

/** The time of the last state while the server is asked; over the page, so that nothing moves when it answers. */
export const AsOf = ({ at }: { readonly at: number }) => (
  <div ref={useStickyNotice()} data-sticky="" className={styles.row}>
    <p className={styles.time}>{t('offline.as_of', { zeit: momentOf(new Date(at)) })}</p>
  </div>
);

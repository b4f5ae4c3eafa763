import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { listEndTexts } from '@abrufbar/texts/frame/list-end.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { probeServer } from '#core/api/network-watch.ts';
import styles from './offline-end.module.css';

const t = reader({ ...generalTexts, ...listEndTexts });

/** Where the entries on this phone end; the list continues by itself once there is reception. */
export const OfflineEnd = () => (
  <div className={styles.end}>
    <p>{t('common.list_offline')}</p>
    <Button variant="tinted" onClick={() => void probeServer()}>
      {t('common.retry')}
    </Button>
  </div>
);

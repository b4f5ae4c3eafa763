import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './waiting.module.css';

const t = reader({ ...callOffsChangeTexts, ...generalTexts, ...pageTexts });

const CHECK_INTERVAL_MS = 1000;
const SLOW_AFTER_SECONDS = 15;

type ChangeWaitingProps = {
  /** Called every second to check whether the data has arrived; sends no request (T-15). */
  readonly onSecond: () => void;
  readonly onRetry: () => void;
};

/** Spinner until the call-off has arrived, checked every second; later with a retry button (CHG-15). */
export const ChangeWaiting = ({ onSecond, onRetry }: ChangeWaitingProps) => {
  const [seconds, setSeconds] = useState(0);
  const check = useEffectEvent(onSecond);
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds((count) => count + 1);
      check();
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.waiting}>
      <span className={styles.spinner}>
        <Icon icon={refreshCw} size={44} className={styles.turning} />
        <span className="visually-hidden">{t('common.loading')}</span>
      </span>
      <div role="status">{seconds >= SLOW_AFTER_SECONDS && <p>{t('change.load_slow')}</p>}</div>
      {seconds >= SLOW_AFTER_SECONDS && (
        <Button
          variant="tinted"
          onClick={() => {
            setSeconds(0);
            onRetry();
          }}
        >
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
};

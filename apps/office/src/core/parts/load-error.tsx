import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { rotateCw, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { loadFailureText } from '#core/api/load-failure.ts';
import { Button } from '#core/controls/button.tsx';
import styles from './load-error.module.css';

const t = reader(generalTexts);

type LoadErrorProps = {
  /** Of the read; null where none is known. */
  error: unknown;
  onRetry: () => void;
};

/** Inside the panel that failed; the rest of the page stays usable (OFF-38). */
export const LoadError = ({ error, onRetry }: LoadErrorProps) => (
  <div role="alert" className={styles.error}>
    <Icon icon={triangleAlert} className={styles.icon} />
    <p>{loadFailureText(error)}</p>
    <Button variant="secondary" icon={rotateCw} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  </div>
);

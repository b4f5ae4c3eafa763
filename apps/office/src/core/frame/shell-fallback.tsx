import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import styles from './shell-fallback.module.css';

const t = reader(pageTexts);

/** In place of the frame while the rights of a person are on their way, or cannot be read. */
export const ShellFallback = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <>
    <div className={styles.bar} />
    <main className={styles.content}>
      <p role="status" className="visually-hidden">
        {error === null && t('common.loading')}
      </p>
      <DetailFallback error={error} onRetry={onRetry} />
    </main>
  </>
);

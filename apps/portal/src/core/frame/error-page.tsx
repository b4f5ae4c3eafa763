import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { isView } from '#core/device.ts';
import { usePageEntry } from '#core/frame/page-entry.ts';
import styles from './error-page.module.css';
import { href } from '#core/navigation/paths.ts';

const t = reader(generalTexts);

export type DrawingFailure = 'code' | 'drawing';

const WORDS = {
  code: ['error_page.chunk_title', 'error_page.chunk_text'],
  drawing: ['error_page.title', 'error_page.text'],
} as const;

/** Answers kept by another version of the app may be the ones that cannot be drawn. */
const reload = async (failure: DrawingFailure): Promise<void> => {
  if (failure === 'drawing' && !isView) {
    const last = import('#core/last-state/database.ts');
    await last.then((file) => file.deleteOthers(null)).catch(console.warn);
  }
  location.reload();
};

export const ErrorPage = ({ failure }: { failure: DrawingFailure }) => {
  const [title, text] = WORDS[failure];
  usePageEntry(t(title));
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        drawing="scale"
        title={t(title)}
        action={<Button onClick={() => void reload(failure)}>{t('error_page.reload')}</Button>}
      >
        <p>{t(text)}</p>
      </EmptyState>
      <a href={href('dashboard')}>{t('error_page.home')}</a>
    </main>
  );
};

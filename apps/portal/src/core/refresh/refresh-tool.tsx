import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { refreshTexts } from '@abrufbar/texts/frame/refresh.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { place } from '#core/navigation/router.ts';
import { refreshing } from '#core/refresh/refreshing.ts';
import { SHOWS_DATA } from '#core/refresh/shows-data.ts';
import styles from './refresh-tool.module.css';

const t = reader({ ...generalTexts, ...refreshTexts });

type RefreshToolProps = { readonly onRefresh: () => void };

/** Button that reads the page again, and below the head the line of a pull and what came of it. */
export const RefreshTool = ({ onRefresh }: RefreshToolProps) => {
  const now = useStore(refreshing);
  if (!SHOWS_DATA[useStore(place).name]) return null;
  const words = wordsOf(now);
  return (
    <div className={styles.tool} data-step={now.step}>
      <IconButton
        icon={refreshCw}
        label={t('common.refresh')}
        aria-disabled={now.step === 'asking'} // not `disabled`, which would lose the keyboard focus
        onClick={onRefresh}
      />
      <div className={styles.line} data-pull="" />
      <p
        role="status"
        className={styles.said}
        data-why={now.step === 'failed' ? now.why : undefined}
      >
        {words.length > 0 && (
          <span className={styles.words}>
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </span>
        )}
      </p>
    </div>
  );
};

const wordsOf = (now: ReturnType<typeof refreshing.get>): readonly string[] => {
  switch (now.step) {
    case 'rest':
      return [];
    case 'pull':
      return [t(now.isFar ? 'common.release_refresh' : 'common.pull_refresh')];
    case 'asking':
      return now.isLate ? [t('refresh.late')] : [];
    case 'done':
      return [t('common.refreshed', { zeit: now.time })];
    case 'failed':
      return [
        t(`refresh.${now.why}`),
        ...(now.asOf === null ? [] : [t('common.as_of', { zeit: now.asOf })]),
      ];
  }
};

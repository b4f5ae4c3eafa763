import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { OfflineBar } from '@abrufbar/web/ui/offline-bar.tsx';
import { useStand } from '#core/frame/oldest-data.ts';

const t = reader(pageTexts);

/** Stays under the head of the page as long as there is no reception, and says how old the page is. */
export const OfflineNotice = () => {
  const zeit = useStand();
  return (
    <OfflineBar>
      {zeit === null ? t('network.offline_bar_empty') : t('network.offline_bar', { zeit })}
    </OfflineBar>
  );
};

import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { Button } from '#core/controls/button.tsx';
import { newVersion } from '#core/frame/new-version.ts';
import { LoadError } from '#core/parts/load-error.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeTexts);

/** Files of a version that is gone do not come by trying again: the page has to be loaded again (OFF-271). */
export const DrawingError = () => (
  <main>
    {useStore(newVersion) ? (
      <Notice tone="info" live>
        <p>{t('bo.new_version')}</p>
        <Button onClick={() => location.reload()}>{t('bo.reload')}</Button>
      </Notice>
    ) : (
      <LoadError error={null} onRetry={() => location.reload()} />
    )}
  </main>
);

import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { Button } from '#core/controls/button.tsx';
import { newVersion } from '#core/frame/new-version.ts';
import { PageBar } from '#core/frame/page-bar.tsx';

const t = reader(officeTexts);

/** Over every page of an office that is older than the server's; the browser asks before unsaved entry is lost (OFF-271). */
export const VersionBar = () => (
  <PageBar icon={refreshCw} text={useStore(newVersion) ? t('bo.new_version') : null}>
    <Button variant="secondary" size={30} onClick={() => location.reload()}>
      {t('bo.reload')}
    </Button>
  </PageBar>
);

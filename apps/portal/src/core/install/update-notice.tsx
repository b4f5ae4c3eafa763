import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { confirmLeave } from '#core/navigation/leave.ts';
import { startNewVersion } from '#core/install/app-version.ts';
import styles from './update-notice.module.css';

const t = reader(generalTexts);

/** Offers the new version; the user may go on with the old one. */
export const UpdateNotice = () => (
  <div className={styles.notice}>
    <Note tone="info" icon={refreshCw} live="status">
      <p>{t('common.update_available')}</p>
      <Button variant="text" onClick={() => confirmLeave(startNewVersion)}>
        {t('common.update_action')}
      </Button>
    </Note>
  </div>
);

import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { FlashCard } from '@abrufbar/web/ui/flash.tsx';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { OfflineBar } from '@abrufbar/web/ui/offline-bar.tsx';
import styles from './gallery.module.css';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);

export const Notes = () => (
  <Section title={t('gallery.note')}>
    <Note tone="info" icon={megaphone}>
      {t('gallery.note_announcement')}
    </Note>
    <Note tone="ok" title={t('gallery.note_ok')} />
    <Note tone="warn" title={t('gallery.note_warn')} />
    <div className={styles.rounded}>
      <OfflineBar title={t('gallery.note_offline')}>{t('gallery.note_offline_time')}</OfflineBar>
    </div>
    <FlashCard flash={{ id: 1, type: 'sucess', message: t('gallery.flash_success') }} />
    <FlashCard flash={{ id: 2, type: 'error', message: t('gallery.flash_error') }} />
  </Section>
);

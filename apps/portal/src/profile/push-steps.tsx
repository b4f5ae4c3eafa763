import { installTexts } from '@abrufbar/texts/frame/install.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';

const t = reader(installTexts);

/** How the app comes onto the home screen of a phone that knows push nowhere else (PSH-02). */
export const PushSteps = () => (
  <Note tone="info" title={t('install.title')}>
    <p>{t('install.ios')}</p>
  </Note>
);

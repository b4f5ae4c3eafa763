import * as content from '@abrufbar/contract/content/content.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { contentLegalTexts } from '@abrufbar/texts/content-legal.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { chevronRight } from '@abrufbar/web/ui/icons/basic.ts';
import { useState } from 'react';
import { send } from '#core/api/client.ts';
import { href } from '#core/navigation/paths.ts';
import { place } from '#core/navigation/router.ts';
import { confirmUnsentLoss } from '#session/sign-out.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { termsDue } from '#core/api/terms-due.ts';
import styles from './terms-dialog.module.css';

const t = reader(contentLegalTexts);

/** Blocks the page until the terms are accepted or the user has signed out (TRM-07 to TRM-09). */
export const TermsDialog = ({ hasChanged }: { readonly hasChanged: boolean }) => {
  const [busy, setBusy] = useState(false);
  const isOnDashboard = useStore(place).name === 'dashboard';
  const accept = async () => {
    setBusy(true);
    try {
      await send(content.acceptTerms, {});
      await refresh(session.user);
      termsDue.set(false);
    } catch (error) {
      console.warn('terms', error); // the app has informed the user; the dialog stays
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      blocking
      onClose={() => {}} // only its buttons close it
      icon={fileText}
      title={t('terms_popup.title')}
      actions={
        <>
          <Button busy={busy && t('terms_popup.busy')} onClick={() => void accept()}>
            {t('terms_popup.accept')}
          </Button>
          <Button variant="secondary" onClick={() => void confirmUnsentLoss()}>
            {t('terms_popup.dismiss')}
          </Button>
        </>
      }
    >
      <p>{t(hasChanged ? 'terms_popup.changed' : 'terms_popup.text')}</p>
      <a
        className={`tap ${styles.read}`}
        href={href('terms-of-use', {}, { changed: 'true' })}
        // On any other page there may be input that must not be lost.
        target={isOnDashboard ? undefined : '_blank'}
      >
        {t('terms_popup.read')}
        <Icon icon={chevronRight} size={20} />
      </a>
    </Dialog>
  );
};

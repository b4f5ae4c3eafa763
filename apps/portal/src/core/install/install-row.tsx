import { installTexts } from '@abrufbar/texts/frame/install.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { useState } from 'react';
import { brandName } from '#core/brand.ts';
import { install } from '#core/install/install-offer.ts';
import { useStore } from '@abrufbar/web/store.ts';

const t = reader(installTexts);

type InstallRowProps = { readonly tone?: 'menu' | 'card' };

/** Row that puts the app on the home screen; absent where the browser cannot or has done so. */
export const InstallRow = ({ tone = 'menu' }: InstallRowProps) => {
  const way = useStore(install);
  const [open, setOpen] = useState(false);
  if (way === null) return null;
  const close = () => setOpen(false);
  const add = () => {
    close();
    if (way !== 'by-hand') void way.prompt();
    install.set(null); // an offer can be used once
  };
  return (
    <>
      <ListRow tone={tone} icon={plus} title={t('install.title')} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={close}
        icon={plus}
        title={t('install.title')}
        actions={
          <>
            {way !== 'by-hand' && <Button onClick={add}>{t('install.action')}</Button>}
            <Button variant="secondary" onClick={close}>
              {t('install.later')}
            </Button>
          </>
        }
      >
        <p>{t('install.text', { marke: brandName() })}</p>
        {way === 'by-hand' && <p>{t('install.ios')}</p>}
      </Dialog>
    </>
  );
};

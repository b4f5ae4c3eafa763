import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { FlashRegion, type Flash } from '@abrufbar/web/ui/flash.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { useState } from 'react';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);

const COMPANIES = Array.from({ length: 9 }, (_, index) => ({
  value: String(index),
  label: t('gallery.company'),
  hint: String(index),
}));

export const Layers = () => {
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null);
  const [company, setCompany] = useState('0');
  const [flash, setFlash] = useState<Flash | null>(null);
  const close = () => setOpen(null);
  const show = (type: Flash['type'], message: string) =>
    setFlash({ id: (flash?.id ?? 0) + 1, type, message });
  return (
    <Section title={t('gallery.layers')}>
      <Button variant="secondary" onClick={() => setOpen('sheet')}>
        {t('gallery.sheet')}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {t('gallery.dialog')}
      </Button>
      <Button variant="secondary" onClick={() => show('sucess', t('gallery.flash_success'))}>
        {t('gallery.flash')}
      </Button>
      <SelectSheet
        open={open === 'sheet'}
        onClose={close}
        title={t('gallery.company_select')}
        options={COMPANIES}
        value={company}
        onSelect={(value) => {
          setCompany(value);
          close();
        }}
        search={{
          label: t('gallery.company_search'),
          clear: t('gallery.search_clear'),
          none: t('gallery.search_none'),
        }}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        icon={triangleAlert}
        title={t('gallery.dialog_title')}
        actions={
          <>
            <Button onClick={close}>{t('gallery.dialog_stay')}</Button>
            <Button variant="destructive" onClick={close}>
              {t('gallery.dialog_leave')}
            </Button>
          </>
        }
      >
        {t('gallery.dialog_text')}
      </Dialog>
      <FlashRegion flash={flash} onClose={() => setFlash(null)} />
    </Section>
  );
};

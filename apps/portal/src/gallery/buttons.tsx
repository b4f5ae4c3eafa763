import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { HoldButton } from '@abrufbar/web/ui/hold-button.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);

const doNothing = (): void => {};

export const Buttons = () => (
  <Section title={t('gallery.button')}>
    <Button icon={check}>{t('gallery.button_primary')}</Button>
    <Button data-look="pressed">{t('gallery.button_pressed')}</Button>
    <Button data-look="focus">{t('gallery.button_focus')}</Button>
    <Button disabled>{t('gallery.button_disabled')}</Button>
    <Button busy={t('gallery.button_busy')}>{t('gallery.button_primary')}</Button>
    <Button variant="secondary">{t('gallery.button_secondary')}</Button>
    <Button variant="tinted">{t('gallery.button_tinted')}</Button>
    <Button variant="destructive">{t('gallery.button_destructive')}</Button>
    <Button variant="text">{t('gallery.button_text')}</Button>
    <HoldButton icon={check} label={t('gallery.button_hold')} onConfirm={doNothing} />
    <HoldButton
      icon={check}
      label={t('gallery.button_hold')}
      blocked={t('gallery.button_blocked')}
      onConfirm={doNothing}
    />
  </Section>
);

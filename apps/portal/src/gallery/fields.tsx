import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);
const nothing = () => undefined;

export const Fields = () => (
  <Section title={t('gallery.field')}>
    <SelectField
      label={t('gallery.field_rest')}
      value={t('gallery.field_rest_value')}
      onClick={nothing}
    />
    <Field
      label={t('gallery.field_focus')}
      defaultValue={t('gallery.field_focus_value')}
      data-look="focus"
    />
    <Field
      label={t('gallery.field_error')}
      defaultValue={t('gallery.field_error_value')}
      error={t('gallery.field_error_note')}
    />
    <Field
      label={t('gallery.field_warning')}
      defaultValue={t('gallery.field_warning_value')}
      warning={t('gallery.field_warning_note')}
    />
    <SelectField
      label={t('gallery.field_changed')}
      value={t('gallery.field_changed_value')}
      changed={t('gallery.field_changed_note')}
      icon={clock}
      onClick={nothing}
    />
  </Section>
);

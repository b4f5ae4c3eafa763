import { acceptQuantity } from '@abrufbar/domain/call-offs/quantity.ts';
import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import { calendar, clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { QuantityField } from '@abrufbar/web/ui/quantity-field.tsx';
import { RadioOption } from '@abrufbar/web/ui/radio-option.tsx';
import { SelectField } from '@abrufbar/web/ui/select-field.tsx';
import { Stepper } from '@abrufbar/web/ui/stepper.tsx';
import { Switch } from '@abrufbar/web/ui/toggle.tsx';
import { useState } from 'react';
import styles from './gallery.module.css';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);
const nothing = () => undefined;

export const Inputs = () => {
  const [amount, setAmount] = useState<number | null>(240);
  return (
    <Section title={t('gallery.input')}>
      <div className={styles.bare}>
        <QuantityField
          label={t('gallery.amount')}
          name={t('gallery.amount_name', { n: amount ?? 0 })}
          unit="t"
          value={amount}
          accept={acceptQuantity}
          onChange={setAmount}
          steps={{ plus: t('gallery.amount_plus'), minus: t('gallery.amount_minus') }}
        />
      </div>
      <div className={`${styles.pair} ${styles.bare}`}>
        <SelectField
          label={t('gallery.date')}
          value={t('gallery.date_value')}
          icon={calendar}
          onClick={nothing}
        />
        <SelectField
          label={t('gallery.time')}
          value={t('gallery.time_value')}
          icon={clock}
          onClick={nothing}
        />
      </div>
      <div className={styles.halves}>
        <RadioOption
          name="incoterm"
          title={t('gallery.option_1')}
          hint={t('gallery.option_1_hint')}
          defaultChecked
        />
        <RadioOption
          name="incoterm"
          title={t('gallery.option_2')}
          hint={t('gallery.option_2_hint')}
        />
      </div>
      <div className={styles.spread}>
        <Switch aria-label={t('gallery.switch_on')} defaultChecked />
        <Switch aria-label={t('gallery.switch_off')} />
        <Switch aria-label={t('gallery.switch_disabled')} disabled />
        <Checkbox aria-label={t('gallery.box_on')} defaultChecked />
        <Checkbox aria-label={t('gallery.box_off')} />
      </div>
      <Stepper
        label={t('gallery.steps')}
        steps={[t('gallery.step_1'), t('gallery.step_2'), t('gallery.step_3')]}
        current={1}
      />
    </Section>
  );
};

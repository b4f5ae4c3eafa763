import { phoneTexts } from '@abrufbar/texts/frame/phone.ts';
import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { minus } from '@abrufbar/web/ui/icons/call-off.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { PhoneField } from '#profile/phone-field.tsx';
import type { FormPart } from '#registration/form-part.ts';
import { PositionField } from '#registration/position-field.tsx';
import styles from './register.module.css';

const t = reader({ ...phoneTexts, ...registrationTexts });

/** Name, position and phone numbers of the person (REG-01 to REG-05). */
export const PersonFields = ({ draft, errors, onChange }: FormPart) => (
  <>
    <div className={styles.names}>
      <Field
        label={t('register.first_name')}
        name="first_name"
        autoComplete="given-name"
        value={draft.first_name}
        error={errors.first_name}
        onChange={({ currentTarget }) => onChange({ first_name: currentTarget.value })}
      />
      <Field
        label={t('register.last_name')}
        name="last_name"
        autoComplete="family-name"
        value={draft.last_name}
        error={errors.last_name}
        onChange={({ currentTarget }) => onChange({ last_name: currentTarget.value })}
      />
    </div>
    <PhoneField
      label={t('register.phone')}
      kind="phone"
      name="phone"
      value={{ country: draft.phone_country, number: draft.phone }}
      error={errors.phone}
      onChange={({ country, number }) => onChange({ phone_country: country, phone: number })}
    />
    <div data-field="company_position">
      <PositionField
        value={draft.company_position}
        error={errors.company_position}
        onChange={(position) => onChange({ company_position: position })}
      />
    </div>
    <div className={styles.more}>
      <Button
        variant="text"
        icon={draft.hasMore ? minus : plus}
        aria-expanded={draft.hasMore}
        onClick={() => onChange({ hasMore: !draft.hasMore })}
      >
        {t('register.more_numbers')}
      </Button>
    </div>
    {draft.hasMore && (
      <>
        <PhoneField
          label={t('register.fax')}
          kind="fax"
          name="fax"
          value={{ country: draft.fax_country, number: draft.fax }}
          error={errors.fax}
          onChange={({ country, number }) => onChange({ fax_country: country, fax: number })}
        />
        <PhoneField
          label={t('register.mobile')}
          kind="mobile"
          name="mobile_phone"
          value={{ country: draft.mobile_phone_country, number: draft.mobile_phone }}
          error={errors.mobile_phone}
          onChange={({ country, number }) =>
            onChange({ mobile_phone_country: country, mobile_phone: number })
          }
        />
      </>
    )}
  </>
);

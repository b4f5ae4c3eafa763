import { STAFF_ROLES } from '@abrufbar/domain/staff/roles.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts, staffUsersTexts } from '@abrufbar/texts/staff/users.ts';
import { useId } from 'react';
import { brandName } from '#core/brand.ts';
import { CheckLine } from '#core/controls/check.tsx';
import { useMe } from '#core/session.ts';
import { toggleBrand, type Rights } from '#staff/users/draft.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import styles from './member-fields.module.css';

const t = reader({ ...staffScreenTexts, ...staffUsersTexts });

type MemberFieldsProps = {
  shown: Rights;
  /** Why nothing can be changed; null when it can. */
  lock: string | null;
  /** The last brand may be taken away for the moment: the form says that one is missing. */
  mayBeEmpty?: boolean;
  onChange: (rights: Rights) => void;
};

/** Role and brands; brands of others are shown and cannot be given. */
export const MemberFields = ({ shown, lock, mayBeEmpty = false, onChange }: MemberFieldsProps) => {
  const { role, brands } = shown;
  const own = useMe()?.brands ?? [];
  const name = useId();
  const toggle = (brand: Rights['brands'][number]) => {
    const wanted = toggleBrand(brands, brand);
    if (wanted.length > 0 || mayBeEmpty) onChange({ role, brands: wanted });
  };
  return (
    <>
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>{t('bo.staff.columns.role')}</legend>
        {STAFF_ROLES.map((one) => (
          <label key={one} className={styles.role}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={one === role}
              disabled={lock !== null}
              onChange={() => onChange({ role: one, brands })}
            />
            <span className={styles.words}>
              {t(`bo.role.${one}`)}
              <span className={styles.hint}>{t(`bo.role_hint.${one}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.brands}>
        <legend className="visually-hidden">{t('bo.staff.columns.brands')}</legend>
        <span aria-hidden="true" className={styles.label}>
          {t('bo.staff.columns.brands')}
        </span>
        {BRANDS.map((brand) => (
          <CheckLine
            key={brand}
            checked={brands.includes(brand)}
            disabled={lock !== null || !own.includes(brand)}
            onChange={() => toggle(brand)}
          >
            {brandName(brand)}
          </CheckLine>
        ))}
      </fieldset>
      {lock !== null && <p className={styles.lock}>{lock}</p>}
    </>
  );
};

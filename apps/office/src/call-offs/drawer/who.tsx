import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { PhoneButton } from '#core/controls/phone-button.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { ViewAsButton } from '#impersonation/view-as-button.tsx';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

/** Customer, site, material and terms, with a way to phone the person on site. */
export const Who = ({ detail }: { detail: Detail }) => {
  const { contact_person: contact, ordered_by: orderer, hourly_quantity: hourly } = detail;
  const person = contact ?? orderer;
  return (
    <div className={styles.who}>
      <div className={styles.words}>
        <p className={styles.company}>
          <a href={objectHref('customer', String(detail.company_id))}>{detail.company}</a>
        </p>
        <p>
          <a href={objectHref('contract', detail.contract_id)} className={styles.link}>
            {joined(detail.contract_name, detail.building_site_number)}
          </a>
        </p>
        <p>{joined(detail.material_name, detail.factory_name)}</p>
        <p>
          {joined(
            detail.incoterm,
            detail.truck_type,
            hourly === null
              ? null
              : t('bo.drawer.hourly', { n: formatWhole(hourly), einheit: detail.quantity_unit }),
            detail.night_shift ? t('bo.drawer.night') : null,
          )}
        </p>
        {orderer && orderer.name !== person?.name && (
          <p>{t('bo.drawer.ordered_by', { name: orderer.name })}</p>
        )}
      </div>
      {person && (
        <div className={styles.person}>
          {person.phone ? (
            <PhoneButton name={person.name} number={person.phone}>
              {person.name}
            </PhoneButton>
          ) : (
            <p>{person.name}</p>
          )}
          <ViewAsButton person={{ ...person, about: detail.company }} variant="text" size={30} />
        </div>
      )}
    </div>
  );
};

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ');

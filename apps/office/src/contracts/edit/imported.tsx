import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { server } from '@abrufbar/web/ui/icons/office-parts.ts';
import styles from './cell-input.module.css';

const t = reader(officeContractEditTexts);

/** Marks a field that comes from the import and is overwritten by the next one (OFF-107). */
export const Imported = () => (
  <span className={styles.imported} title={t('bo.con.imported')}>
    <Icon icon={server} size={16} />
    <span className="visually-hidden">{t('bo.con.imported')}</span>
  </span>
);

/** A label with the mark behind it. */
export const importedLabel = (label: string, isImported: boolean) =>
  isImported ? (
    <>
      {label} <Imported />
    </>
  ) : (
    label
  );

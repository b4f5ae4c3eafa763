import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import { BrandMark } from '@abrufbar/web/ui/brand-mark.tsx';
import { useBrand } from '#core/brand.ts';
import styles from './phone.module.css';

const t = reader({ ...contentTexts, ...staffMaintenanceTexts });

/** How the portal looks meanwhile; its button does nothing here. */
export const Phone = ({ text }: { text: string }) => (
  <figure className={styles.phone} aria-label={t('bo.mnt.phone')}>
    <BrandMark brand={useBrand()} size={36} onDeep />
    <p className={styles.title}>{t('maintenance.title')}</p>
    <p className={styles.text}>{text || t('maintenance.text')}</p>
    <p className={styles.retry}>{t('maintenance.retry')}</p>
  </figure>
);

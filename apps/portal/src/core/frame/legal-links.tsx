import { legalTexts } from '@abrufbar/texts/frame/legal.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { href } from '#core/navigation/paths.ts';
import styles from './legal-links.module.css';

const t = reader(legalTexts);

/** Privacy terms and imprint, for everybody (D-01). */
export const LegalLinks = () => (
  <p className={styles.links}>
    <a href={href('privacy-terms')}>{t('legal.privacy')}</a>
    <a href={href('imprint')}>{t('legal.imprint')}</a>
  </p>
);

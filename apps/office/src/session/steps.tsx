import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import styles from './steps.module.css';

const t = reader(staffSignInTexts);

/** Where in the sign-in somebody is. */
export const Steps = ({ current }: { current: 1 | 2 }) => (
  <ol aria-label={t('bo.login.steps')} className={styles.steps}>
    {([1, 2] as const).map((step) => (
      <li
        key={step}
        className={`${styles.step} ${step <= current ? styles.reached : ''}`}
        aria-current={step === current ? 'step' : undefined}
      >
        {t(`bo.login.step.${step}`)}
      </li>
    ))}
  </ol>
);

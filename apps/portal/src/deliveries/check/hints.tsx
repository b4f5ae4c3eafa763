import { weightChecksTexts } from '@abrufbar/texts/deliveries/weight-checks.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronRight, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useHints } from '#deliveries/weight-check/seen-intent.ts';
import checks from './check.module.css';
import styles from './hints.module.css';

const t = reader(weightChecksTexts);

type CheckHintsProps = { readonly delivery: Details; readonly href: string };

/** One line for the hints nobody of this person's company has seen; they stand on the page of the delivery. */
export const CheckHints = ({ delivery, href }: CheckHintsProps) => {
  const n = useHints(delivery).filter(({ seen }) => !seen).length;
  if (n === 0) return null;
  return (
    <a href={href} className={`tap ${checks.column} ${styles.hints}`}>
      <Icon icon={triangleAlert} className={styles.icon} />
      <span className={styles.words}>{t(`check.title${plural(n)}`, { n })}</span>
      <Icon icon={chevronRight} />
    </a>
  );
};

import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import styles from './over-limits.module.css';

const t = reader(officeCallOffsTexts);

type Over = Pick<OfficeRow, 'over_limits'>;

/** Limits of the contract that a call-off exceeds, in words. */
export const overText = ({ over_limits: limits }: Over): string =>
  t('bo.over', { liste: limits.map((limit) => t(`bo.over.${limit}`)).join(', ') });

/** Marks a call-off above a limit; nothing is refused for it (OFF-105). */
export const OverLimits = ({ row }: { row: Over }) =>
  row.over_limits.length > 0 && (
    <span className={styles.mark} title={overText(row)}>
      <Icon icon={triangleAlert} size={16} />
      <span className="visually-hidden">{overText(row)}</span>
    </span>
  );

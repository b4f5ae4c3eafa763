import { outboxWaysTexts } from '@abrufbar/texts/frame/outbox-ways.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { href } from '#core/navigation/paths.ts';
import styles from './outbox-chip.module.css';

const t = reader(outboxWaysTexts);

/** The way to what waits, in the bar without reception. */
export const OutboxChip = ({ n }: { readonly n: number }) => (
  <a href={href('outbox')} className={`tap ${styles.chip}`}>
    <Icon icon={cloudUpload} />
    {t('outbox.chip', { n })}
  </a>
);

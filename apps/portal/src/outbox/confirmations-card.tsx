import { outboxCardTexts } from '@abrufbar/texts/frame/outbox-card.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { useOnline } from '#core/api/network.ts';
import { href } from '#core/navigation/paths.ts';
import { entries } from '#core/outbox/entries.ts';
import { CONFIRM } from '#deliveries/confirm-kind.ts';
import styles from './outbox.module.css';

const t = reader(outboxCardTexts);

const HINTS = ['outbox.hint', 'outbox.hint_plural'] as const;
const SERVER_HINTS = ['outbox.hint_server', 'outbox.hint_server_plural'] as const;

/** How many confirmations wait on this phone, with the way to them. */
export const ConfirmationsCard = () => {
  const all = useStore(entries);
  const n = all.filter(({ kind, state }) => kind === CONFIRM.name && state !== 'refused').length;
  const isOnline = useOnline(); // then the server could not take them
  if (n === 0) return null;
  const hints = isOnline ? SERVER_HINTS : HINTS;
  return (
    <div className={styles.waiting}>
      <ListRow
        icon={cloudUpload}
        title={t(`outbox.confirmations${plural(n)}`, { n })}
        hint={t(hints[n === 1 ? 0 : 1])}
        href={href('outbox')}
      />
    </div>
  );
};

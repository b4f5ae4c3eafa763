import { outboxWaysTexts } from '@abrufbar/texts/frame/outbox-ways.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { href } from '#core/navigation/paths.ts';
import { place } from '#core/navigation/router.ts';
import { useWaitingCount } from '#core/outbox/waiting-count.ts';

const t = reader(outboxWaysTexts);

/** Entry of the menu, only while something waits on this phone. */
export const OutboxRow = () => {
  const n = useWaitingCount();
  const current = useStore(place).name === 'outbox';
  if (n === 0) return null;
  const row = { icon: cloudUpload, title: t('outbox.title'), badge: String(n), current } as const;
  // The entry of the current page reloads it (NAV-03).
  const target = current ? { onClick: () => location.reload() } : { href: href('outbox') };
  return (
    <li>
      <ListRow tone="menu" {...row} badgeLabel={t('outbox.chip', { n })} {...target} />
    </li>
  );
};

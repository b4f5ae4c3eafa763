import { outboxWaysTexts } from '@abrufbar/texts/frame/outbox-ways.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { railItem } from '@abrufbar/web/ui/side-rail.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { href } from '#core/navigation/paths.ts';
import { place } from '#core/navigation/router.ts';
import { useWaitingCount } from '#core/outbox/waiting-count.ts';

const t = reader(outboxWaysTexts);

/** Entry of the side rail, only while something waits on this device: wide screens have no menu. */
export const OutboxInRail = (): null => {
  const n = useWaitingCount();
  const current = useStore(place).name === 'outbox';
  useEffect(() => {
    railItem.set(
      n === 0
        ? null
        : {
            key: 'outbox',
            href: href('outbox'),
            label: t('outbox.title'),
            name: `${t('outbox.title')}, ${t('outbox.chip', { n })}`,
            icon: cloudUpload,
            badge: String(n),
            current,
          },
    );
    return () => railItem.set(null);
  }, [n, current]);
  return null;
};

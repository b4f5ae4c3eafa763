import { offlineTexts } from '@abrufbar/texts/frame/offline.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { OfflineBar } from '@abrufbar/web/ui/offline-bar.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { useOnline } from '#core/api/network.ts';
import { momentOf } from '#core/frame/moment.ts';
import type { PageAge } from '#core/frame/page-age.ts';
import { useStickyNotice } from '#core/frame/sticky-notice.ts';
import { place } from '#core/navigation/router.ts';
import { useWaitingCount } from '#core/outbox/waiting-count.ts';

const t = reader(offlineTexts);
const OutboxChip = part(() =>
  import('#core/frame/outbox-chip.tsx').then((file) => file.OutboxChip),
);

type OfflineNoticeProps = { readonly age: PageAge };

/** Shown under the head of the page as long as the server is not heard; says how old the page is. */
export const OfflineNotice = ({ age }: OfflineNoticeProps) => {
  const title = t(useOnline() ? 'offline.slow' : 'offline.bar');
  const n = useWaitingCount();
  const isOutbox = useStore(place).name === 'outbox';
  const chip = n > 0 && !isOutbox && <OutboxChip n={n} />;
  return (
    <div ref={useStickyNotice()} data-sticky="">
      <OfflineBar title={title} action={chip}>
        {isOutbox ? n > 0 && t('outbox.auto') : sentenceOf(age)}
      </OfflineBar>
    </div>
  );
};

/** Nothing for a page that reads nothing. */
const sentenceOf = ({ oldest, isPartly }: PageAge): string | null => {
  if (oldest === null) return isPartly ? t('network.offline_bar_empty') : null;
  const time = momentOf(new Date(oldest));
  return isPartly ? t('network.offline_bar', { zeit: time }) : t('offline.as_of', { zeit: time });
};

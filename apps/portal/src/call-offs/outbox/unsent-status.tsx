import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { circleX, refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { useOnline } from '#core/api/network.ts';
import { sending, serverFails } from '#core/outbox/entries.ts';
import type { OutboxEntry } from '#core/outbox/outbox.ts';
import { useStore } from '@abrufbar/web/store.ts';

const t = reader(outboxTexts);

type UnsentStatusProps = { readonly entry: Pick<OutboxEntry, 'key' | 'state'> };

/** State of an outbox entry; never says "ordered" (docs/design.md section 4.4). */
export const UnsentStatus = ({ entry: { key, state } }: UnsentStatusProps) => {
  const isOnline = useOnline();
  const isFailing = useStore(serverFails);
  const isNext = isOnline && !isFailing && state === 'waiting';
  const isSending = useStore(sending) === key || isNext;
  if (state === 'refused') {
    return (
      <StatusChip role="danger" icon={circleX}>
        {t('queue.failed')}
      </StatusChip>
    );
  }
  if (isSending) {
    return (
      <StatusChip role="info" icon={refreshCw}>
        {t('queue.sending')}
      </StatusChip>
    );
  }
  return (
    <StatusChip role="info" icon={cloudUpload}>
      {t(state === 'held' ? 'queue.held' : isOnline ? 'queue.waiting_server' : 'queue.waiting')}
    </StatusChip>
  );
};

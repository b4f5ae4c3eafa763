import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { cache } from '#core/api/cache.ts';
import { showFlash } from '#core/frame/flash.ts';
import { isAside, isOrder } from '#core/outbox/calls.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

const t = reader(outboxTexts);

/** Sent while nobody waited for it, since the last flash. */
const sent: OutboxEntry[] = [];

/** What an accepted entry has changed, or a refused one has not, is read anew wherever it is shown. */
export const readAnew = ({ refreshes }: OutboxEntry, { type }: Answer): void => {
  if (type !== 'done' && type !== 'refused') return;
  for (const name of refreshes) void cache.invalidateQueries({ queryKey: [name] });
};

/** An entry that no page waits for has been answered. */
export const settleQuietly = (entry: OutboxEntry, answer: Answer): void => {
  readAnew(entry, answer);
  if (answer.type === 'done' && !isAside(entry)) sent.push(entry);
  if (answer.type === 'refused') {
    showFlash('error', t('queue.failed_flash', { text: answer.refusal.message }));
  }
};

/** One flash for all that was sent in one go. */
export const flashSent = (): void => {
  if (sent.length === 0) return;
  const n = sent.splice(0).filter(isOrder).length;
  const text = n > 0 ? t(`network.online_sent${plural(n)}`, { n }) : t('queue.sent');
  showFlash('sucess', text);
};

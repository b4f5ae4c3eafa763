import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { cache } from '#core/api/cache.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { href } from '#core/navigation/paths.ts';
import { isConfirmation, isOrder, isSilent } from '#core/outbox/calls.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Answer } from '#core/outbox/machine.ts';

const t = reader(outboxTexts);

/** Entries sent since the last flash that no page waited for. */
const sent: OutboxEntry[] = [];

/** Reads again what an accepted entry has changed, or a refused one has not. */
export const refetchAffected = ({ refreshes }: OutboxEntry, { type }: Answer): void => {
  if (type !== 'done' && type !== 'refused') return;
  for (const name of refreshes) void cache.invalidateQueries({ queryKey: [name] });
};

/** Handles the answer to an entry that no page waits for. */
export const settleInBackground = (entry: OutboxEntry, answer: Answer): void => {
  refetchAffected(entry, answer);
  if (answer.type === 'done' && !isSilent(entry)) sent.push(entry);
  if (answer.type === 'refused' && !isOnShow(entry))
    showFlash('error', t('queue.failed_flash', { text: answer.refusal.message }));
};

/** Whether the page of its delivery says itself why a confirmation was not accepted (BEY-147); its address begins with the id. */
const isOnShow = (entry: OutboxEntry): boolean =>
  isConfirmation(entry) &&
  entry.subject !== null &&
  location.pathname.startsWith(href('delivery-single', { ids: entry.subject }));

/** One flash for all entries sent in one round. */
export const flashSent = (): void => {
  if (sent.length === 0) return;
  const n = sent.splice(0).filter(isOrder).length;
  const text = n > 0 ? t(`network.online_sent${plural(n)}`, { n }) : t('queue.sent');
  showFlash('sucess', text);
};

import { newKey } from '@abrufbar/web/new-key.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Intent } from '#core/outbox/outbox.ts';

/** An intent as it is written down, with the key it keeps for ever. */
export const entryOf = <About>(intent: Intent<About>, owner: string): OutboxEntry<About> => ({
  key: newKey(),
  userId: owner,
  companyNumber: intent.companyNumber,
  kind: intent.kind.name,
  subject: intent.subject ?? null,
  calls: intent.calls,
  refreshes: (intent.refreshes ?? []).map(({ name }) => name),
  about: intent.about,
  createdAt: new Date().toISOString(),
  state: 'waiting',
  done: 0,
  tried: 0,
  round: 0,
  refusal: null,
});

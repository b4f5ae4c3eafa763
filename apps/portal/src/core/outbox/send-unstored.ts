import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';
import type { Submission } from '#core/outbox/intent.ts';
import { sendCall } from '#core/outbox/send-call.ts';

const t = reader({ ...appTexts, ...outboxTexts });

export const FAILED: Submission = { outcome: 'failed' };

/** Without storage the entry is sent while the user waits, or not at all. */
export const sendWithoutStoring = async (entry: OutboxEntry): Promise<Submission> => {
  const { key } = entry;
  let output: unknown;
  for (const at of entry.calls.keys()) {
    const answer = await sendCall(entry, at);
    if (answer.type === 'refused') return { outcome: 'refused', key, refusal: answer.refusal };
    if (answer.type !== 'done') {
      showFlash('error', t(answer.type === 'later' ? 'queue.not_now' : 'network.offline_action'), {
        brief: true,
      });
      return FAILED;
    }
    output = answer.output;
  }
  return { outcome: 'sent', key, output };
};

import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '#core/api/client.ts';
import { token } from '#core/device.ts';
import { lose } from '#core/api/network.ts';
import { answerOf } from '#core/outbox/answer.ts';
import { callNamed } from '#core/outbox/calls.ts';
import { callName, type OutboxEntry } from '#core/outbox/entry.ts';
import { keyOf } from '#core/outbox/key.ts';
import type { Answer } from '#core/outbox/machine.ts';

const t = reader(outboxTexts);

/** Id of the signed-in user; its token says it (D-11), also where there is no reception. */
export const userId = (): string | null => /^abr_([^.]+)\./.exec(token.get() ?? '')?.[1] ?? null;

/** A line that swallows what is sent would hold up everything behind it. */
const PATIENCE = 30_000;

/** Sends one call of an entry. */
export const attempt = async (entry: OutboxEntry, at: number): Promise<Answer> => {
  const planned = entry.calls[at];
  const call = planned && callNamed(planned.call);
  if (!call) return UNREADABLE;
  if (userId() !== entry.userId) return { type: 'signed-out' };
  const options = {
    key: keyOf(entry.key, callName(entry, at)),
    quiet: 'all' as const, // the outbox shows itself what becomes of its calls
    signal: AbortSignal.timeout(PATIENCE),
  };
  try {
    return { type: 'done', output: await send(call, planned.input, options) };
  } catch (error) {
    const answer = answerOf(error);
    if (answer) return answer;
    if (!options.signal.aborted) {
      console.warn('outbox', error); // written by a version of the app that knew the call otherwise
      return UNREADABLE;
    }
    lose();
    return { type: 'lost' };
  }
};

const UNREADABLE: Answer = {
  type: 'refused',
  refusal: { status: 0, message: t('queue.unreadable'), errors: [], requestId: null },
};

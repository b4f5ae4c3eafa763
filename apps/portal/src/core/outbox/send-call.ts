import { fillCart } from '@abrufbar/contract/call-offs.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { sectionPermissions } from '@abrufbar/contract/companies.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { send } from '#core/api/client.ts';
import { token, userIdOf } from '#core/device.ts';
import { answerOf } from '#core/outbox/answer.ts';
import { callNamed } from '#core/outbox/calls.ts';
import { callName, mayRenew, type OutboxEntry, type PlannedCall } from '#core/outbox/entry.ts';
import { keyOf } from '#core/outbox/key.ts';
import { renewCart } from '#core/outbox/renew-cart.ts';
import type { Answer } from '#core/outbox/machine.ts';

const t = reader(outboxTexts);

/** Id of the signed-in user. */
export const userId = (): string | null => userIdOf(token.get());

/** A refusal may mean that a right was taken meanwhile: what it allowed is then offered no more (D-15). */
export const reconsiderRights = (answer: Answer | null): void => {
  if (answer?.type === 'refused' && answer.refusal.status === 403) void refresh(sectionPermissions);
};

/** Sends one call of an entry. */
export const sendCall = async (entry: OutboxEntry, at: number): Promise<Answer> => {
  const planned = entry.calls[at];
  const call = planned && callNamed(planned.call);
  if (!call) return UNREADABLE;
  if (userId() !== entry.userId) return { type: 'signed-out' };
  const options = {
    key: keyOf(entry.key, callName(entry, at)),
    quiet: 'all' as const, // the outbox shows the outcome of its calls itself
  };
  try {
    return { type: 'done', output: await send(call, planned.input, options) };
  } catch (error) {
    if (isCartGone(entry, planned, error)) return renewed(entry);
    return failed(error);
  }
};

/** A cart of our own that the server no longer knows; a strange 404 carries no request id. */
const isCartGone = (entry: OutboxEntry, { call }: PlannedCall, error: unknown): boolean =>
  call === fillCart.name &&
  mayRenew(entry) &&
  error instanceof CallError &&
  error.status === 404 &&
  error.requestId !== null;

const renewed = (entry: OutboxEntry): Promise<Answer> => renewCart(entry).catch(failed);

const failed = (error: unknown): Answer => {
  const answer = answerOf(error);
  reconsiderRights(answer);
  if (answer) return answer;
  console.warn('outbox', error); // written by another version of the app, with another input
  return UNREADABLE;
};

const UNREADABLE: Answer = {
  type: 'refused',
  refusal: { status: 0, message: t('queue.unreadable'), errors: [], requestId: null },
};

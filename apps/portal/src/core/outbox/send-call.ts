import { openCart } from '@abrufbar/contract/call-offs.ts';
import { sectionPermissions } from '@abrufbar/contract/companies.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { send } from '#core/api/client.ts';
import { token, userIdOf } from '#core/device.ts';
import { answerOf } from '#core/outbox/answer.ts';
import { callNamed } from '#core/outbox/calls.ts';
import { callName, type OutboxEntry } from '#core/outbox/entry.ts';
import { keyOf } from '#core/outbox/key.ts';
import { isCartGone, renewCart, type RenewingCall } from '#core/outbox/renew-cart.ts';
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
  if (!planned) return UNREADABLE;
  const answer = await sendPlanned(entry, { planned, name: callName(entry, at) });
  return isCartGone(entry, at, answer) ? sendRenewal(entry) : answer;
};

const sendPlanned = async (
  entry: OutboxEntry,
  { planned: { call: callOf, input }, name }: RenewingCall,
): Promise<Answer> => {
  const call = callOf === openCart.name ? openCart : callNamed(callOf);
  if (!call) return UNREADABLE;
  if (userId() !== entry.userId) return { type: 'signed-out' };
  const key = keyOf(entry.key, name);
  // No part of the input, which stays the same with each attempt.
  const headers = { 'Abrufbar-Clock': new Date().toISOString() };
  try {
    // The outbox shows the outcome of its calls itself.
    return { type: 'done', output: await send(call, input, { key, headers, quiet: 'all' }) };
  } catch (error) {
    return failed(error);
  }
};

const sendRenewal = async (entry: OutboxEntry): Promise<Answer> => {
  const renewal = renewCart(entry);
  let step = renewal.next({ type: 'lost' }); // nothing has been asked yet
  while (step.done !== true) step = renewal.next(await sendPlanned(entry, step.value));
  return step.value;
};

const failed = (error: unknown): Answer => {
  const answer = answerOf(error);
  reconsiderRights(answer);
  if (answer?.type === 'refused') {
    return { ...answer, refusal: { ...answer.refusal, at: new Date().toISOString() } };
  }
  if (answer) return answer;
  console.warn('outbox', error); // written by another version of the app, with another input
  return UNREADABLE;
};

const UNREADABLE: Answer = {
  type: 'refused',
  refusal: { status: 0, message: t('queue.unreadable'), errors: [], requestId: null },
};

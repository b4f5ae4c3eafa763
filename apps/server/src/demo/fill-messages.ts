import { CALL_OFF_STATUS, type CallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { payloadOf as callOffPayload } from '#call-offs/jobs.ts';
import { findStepFacts, type StepFacts } from '#call-offs/step-store.ts';
import { type Database, enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { fillCallOffs } from '#demo/fill-call-offs.ts';
import type { fillDeliveries } from '#demo/fill-deliveries.ts';
import { payloadOf as deliveryPayload } from '#deliveries/jobs.ts';
import { findDelivery } from '#deliveries/store.ts';
import { insertNotifications } from '#notifications/store.ts';

type Message = Parameters<typeof insertNotifications>[2][number];
type Made<Fill extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Fill>>;

const MINUTE_MS = 60_000;
/** Older messages count as read. */
const UNREAD_MS = 4 * 60 * MINUTE_MS;
/** Delivery notes of a site that get a message. */
const DELIVERY_MESSAGES = 3;

const {
  bindingRequest,
  cancellationRequest,
  refused,
  confirmed,
  cancelled,
  inReview,
  changeRequest,
} = CALL_OFF_STATUS;

/** The step that has led to a status. */
const STEPS: { readonly [Status in CallOffStatus]?: StepFacts['action'] } = {
  [bindingRequest]: 'create',
  [inReview]: 'review',
  [confirmed]: 'confirm',
  [refused]: 'refuse',
  [changeRequest]: 'requestChange',
  [cancellationRequest]: 'requestCancellation',
  [cancelled]: 'cancel',
};

/** Messages about the call-offs of a site, one every few hours back from now. */
export const listCallOffMessages = async (
  db: Database,
  callOffs: Made<typeof fillCallOffs>,
  now: Date,
): Promise<Message[]> => {
  const messages: Message[] = [];
  for (const [index, { id, company_id: companyId, status }] of callOffs.entries()) {
    const step = await findStepFacts(db, companyId, id, 1);
    const action = STEPS[status];
    if (!step || !action) continue;
    messages.push({
      companyId,
      eventId: newId(),
      type: action === 'create' ? 'calloff.created' : 'calloff.status_changed',
      referenceId: id,
      payload: callOffPayload({ ...step, action }),
      createdAt: new Date(now.getTime() - (25 + 170 * index) * MINUTE_MS).toISOString(),
    });
  }
  return messages;
};

/** Messages about the latest deliveries of a site that are already confirmed. */
export const listDeliveryMessages = async (
  db: Database,
  companyId: number,
  history: Made<typeof fillDeliveries>,
): Promise<Message[]> => {
  const messages: Message[] = [];
  for (const { id, contract_id, weighed_at } of history.slice(-DELIVERY_MESSAGES)) {
    const delivery = await findDelivery(db, [companyId], id, contract_id);
    if (!delivery) continue;
    messages.push({
      companyId,
      eventId: newId(),
      type: 'scale_note.created',
      referenceId: formatIds(id, contract_id),
      payload: deliveryPayload(delivery),
      createdAt: weighed_at.toISOString(),
    });
  }
  return messages;
};

/** Puts messages into the inboxes of people, in the order in which they came. */
export const fillMessages = async (
  db: Database,
  people: readonly { readonly id: string }[],
  messages: readonly Message[],
  now: Date,
): Promise<void> => {
  if (messages.length === 0) return;
  const inOrder = messages
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .map((message) => {
      const isOld = now.getTime() - Date.parse(message.createdAt) > UNREAD_MS;
      return { ...message, ...(isOld && { seenAt: now.toISOString() }) };
    });
  for (const { id } of people) {
    await enter(db, { userId: id });
    await insertNotifications(db, id, inOrder);
  }
};

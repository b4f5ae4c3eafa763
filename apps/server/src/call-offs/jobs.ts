import { minutes, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { listRecipients } from '#call-offs/recipients.ts';
import { findStepFacts, type DeliveryFacts, type StepFacts } from '#call-offs/step-store.ts';
import { type Queue, queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { notifyUser } from '#notifications/notify.ts';

const t = reader(notificationsTexts);

/** A step of a call-off, kept in its history. */
type Step = {
  readonly companyId: number;
  readonly callOffId: string;
  readonly version: number;
};

/** Sent in the transaction of the step (D-51). */
export const callOffCreated = queue<Step>('calloff.created');
export const callOffStatusChanged = queue<Step>('calloff.status_changed');

/**
 * Notifies followers of the contract, the person who ordered and the contact on site, except the person who
 * made the step; each of them once, however often the job runs.
 */
const notifyRecipients = (event: Queue<Step>) =>
  worker(event, async ({ inScope, jobs }, { companyId, callOffId, version }) => {
    const companies = [companyId];
    const found = await inScope({ companies, readOnly: true }, async (db) => {
      const step = await findStepFacts(db, companyId, callOffId, version);
      if (step === undefined) throw new Error('A step without its row');
      const { contract_id: contractId, created_by, contacts, actor } = step;
      const concerned = [created_by, ...contacts];
      const users = await listRecipients(db, { companyId, contractId }, concerned);
      return { step, users: users.filter((userId) => userId !== actor) };
    });
    const message = {
      companyId,
      eventId: found.step.event_id,
      type: event.name,
      referenceId: callOffId,
      payload: payloadOf(found.step),
      createdAt: found.step.at,
    };
    for (const userId of found.users) {
      await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
    }
  });

export const notifyOfCreation = notifyRecipients(callOffCreated);
export const notifyOfStep = notifyRecipients(callOffStatusChanged);

/** The title names the outcome (T-22). */
const TITLES = {
  create: 'messages.call_off.create',
  enter: 'messages.call_off.enter',
  correct: 'messages.call_off.correct',
  makeBinding: 'messages.call_off.make_binding',
  review: 'messages.call_off.review',
  confirm: 'messages.call_off.confirm',
  refuse: 'messages.call_off.refuse',
  requestChange: 'messages.call_off.request_change',
  acceptChange: 'messages.call_off.accept_change',
  declineChange: 'messages.call_off.decline_change',
  cancel: 'messages.call_off.cancel',
  requestCancellation: 'messages.call_off.request_cancellation',
  acceptCancellation: 'messages.call_off.accept_cancellation',
  declineCancellation: 'messages.call_off.decline_cancellation',
} as const satisfies Record<StepFacts['action'], keyof typeof notificationsTexts>;

/** Steps whose answer is a reason, which their mails say (OFF-73). */
const REFUSALS: readonly StepFacts['action'][] = [
  'refuse',
  'declineChange',
  'cancel',
  'requestCancellation',
  'acceptCancellation',
  'declineCancellation',
];

/** Content of a message, in the form of the wire (ENT-12, ENT-14); only its mail has the reason. */
export const payloadOf = (step: StepFacts) => ({
  title: t(TITLES[step.action]),
  ...factsOf(step),
  ...(step.answer !== null && REFUSALS.includes(step.action) && { answer: step.answer }),
});

export const factsOf = (found: DeliveryFacts) => ({
  construction_site_name: found.contract_name,
  material_name: found.material_name,
  material_number: found.material_number,
  material_category: found.category,
  quantity: formatQuantity(found.quantity),
  quantity_unit: found.quantity_unit,
  delivery_start_date: toDmy(found.starts_on),
  delivery_start_time: minutes(found.starts_time),
  delivery_end_date: toDmy(found.ends_on),
  delivery_end_time: minutes(found.ends_time),
});

import { minutes, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { listConcerned } from '#call-offs/recipients.ts';
import { findToldStep, type ToldDelivery, type ToldStep } from '#call-offs/step-store.ts';
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
 * Tells everybody who follows the contract, who ordered and who takes the delivery, except the one who
 * did it; each of them once, however often the job runs.
 */
const tellConcerned = (event: Queue<Step>) =>
  worker(event, async ({ inScope, jobs }, { companyId, callOffId, version }) => {
    const companies = [companyId];
    const told = await inScope({ companies, readOnly: true }, async (db) => {
      const step = await findToldStep(db, companyId, callOffId, version);
      if (step === undefined) throw new Error('A step without its row');
      const { contract_id: contractId, created_by, contacts, actor } = step;
      const concerned = [created_by, ...contacts];
      const users = await listConcerned(db, { companyId, contractId }, concerned);
      return { step, users: users.filter((userId) => userId !== actor) };
    });
    const message = {
      companyId,
      eventId: told.step.event_id,
      type: event.name,
      referenceId: callOffId,
      payload: payloadOf(told.step),
      createdAt: told.step.at,
    };
    for (const userId of told.users) {
      await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
    }
  });

export const tellOfCreation = tellConcerned(callOffCreated);
export const tellOfStep = tellConcerned(callOffStatusChanged);

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
} as const satisfies Record<ToldStep['action'], keyof typeof notificationsTexts>;

/** What a message shows, in the form of the wire (ENT-12, ENT-14). */
export const payloadOf = (step: ToldStep) => ({ title: t(TITLES[step.action]), ...factsOf(step) });

export const factsOf = (told: ToldDelivery) => ({
  construction_site_name: told.contract_name,
  material_name: told.material_name,
  material_number: told.material_number,
  material_category: told.category,
  quantity: formatQuantity(told.quantity),
  quantity_unit: told.quantity_unit,
  delivery_start_date: toDmy(told.starts_on),
  delivery_start_time: minutes(told.starts_time),
  delivery_end_date: toDmy(told.ends_on),
  delivery_end_time: minutes(told.ends_time),
});

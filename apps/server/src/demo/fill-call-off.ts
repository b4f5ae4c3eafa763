import {
  type Action,
  CALL_OFF_STATUS,
  type CallOffStatus,
} from '@abrufbar/domain/call-offs/status.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { asEarlier, asShown } from '#call-offs/changeable-fields.ts';
import { insertStep } from '#call-offs/step-store.ts';
import { updateCallOff } from '#call-offs/store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { findMember } from '#staff/store.ts';

const MINUTE_MS = 60_000;
/** From a request to the first answer, and from the review to the confirmation. */
const ANSWER_MINUTES = [22, 47, 9, 35] as const;
/** A change or cancellation is asked for about a day after the order. */
const BETWEEN_REQUESTS_MINUTES = 1_570;

const {
  planned,
  bindingRequest,
  cancellationRequest,
  refused,
  confirmed,
  cancelled,
  inReview,
  changeRequest,
} = CALL_OFF_STATUS;

type Step = { readonly action: Action; readonly to: CallOffStatus };
const review = { action: 'review', to: inReview } as const;
const confirm = { action: 'confirm', to: confirmed } as const;

const minutesAfter = (position: number): number =>
  ANSWER_MINUTES[position % ANSWER_MINUTES.length] ?? 0;

/** Steps that lead from an order to its status. */
const STEPS: Readonly<Record<CallOffStatus, readonly Step[]>> = {
  [planned]: [],
  [bindingRequest]: [],
  [inReview]: [review],
  [confirmed]: [review, confirm],
  [refused]: [{ action: 'refuse', to: refused }],
  [changeRequest]: [confirm, { action: 'requestChange', to: changeRequest }],
  [cancellationRequest]: [confirm, { action: 'requestCancellation', to: cancellationRequest }],
  [cancelled]: [confirm, { action: 'cancel', to: cancelled }],
};
/** Confirmed, changed by the customer, confirmed again. */
const CHANGED: readonly Step[] = [
  confirm,
  { action: 'requestChange', to: changeRequest },
  { action: 'acceptChange', to: confirmed },
];
const REQUESTS: readonly Action[] = ['requestChange', 'requestCancellation'];

/** Dispatcher of the demo, or the supplier's system where null. */
export type Decider = { readonly staff_id: string; readonly staff_name: string } | null;
export type Deciders = Readonly<Record<Brand, readonly Decider[]>>;

const DISPATCHERS: Readonly<Record<Brand, readonly string[]>> = {
  nordstein: ['l.bartels@nordstein.example', 'j.ahlers@nordstein.example'],
  suedkies: ['m.sandner@suedkies.example'],
};

/** Deciders of each brand: its dispatchers, and in turn with them the systems of its plants. */
export const findDeciders = async (db: Database): Promise<Deciders> => {
  const found: Record<Brand, Decider[]> = { nordstein: [], suedkies: [] };
  for (const brand of BRANDS) {
    for (const email of DISPATCHERS[brand]) {
      const member = await findMember(db, { email });
      if (member) found[brand].push({ staff_id: member.id, staff_name: member.name });
    }
    found[brand].push(null);
  }
  return found;
};

type BuildFields = Parameters<typeof buildCallOff>[1];
type Values = NonNullable<BuildFields['earlier']>;
type Fields = Pick<
  BuildFields,
  | 'item'
  | 'supplier'
  | 'number'
  | 'hourly_quantity'
  | 'incoterm'
  | 'truckType'
  | 'answer'
  | 'created_by'
> & {
  readonly status: CallOffStatus;
  readonly values: Values;
  /** Values of the order where a change has been asked for since. */
  readonly earlier?: Values;
  /** When the request came that its status is about. */
  readonly asked_at: Date;
};

/** A call-off with its history: ordered, reviewed, answered, changed, one step after the other. */
export const fillCallOff = async (
  db: Database,
  { status, number = null, answer = null, values, earlier, asked_at: askedAt, ...fields }: Fields,
  deciders: readonly Decider[],
  position: number,
  now: Date,
) => {
  const steps = earlier && status === confirmed ? CHANGED : STEPS[status];
  const isLater = steps.some(({ action }) => REQUESTS.includes(action));
  const orderedAt = new Date(
    askedAt.getTime() - (isLater ? BETWEEN_REQUESTS_MINUTES * MINUTE_MS : 0),
  );
  const { id, ...made } = await buildCallOff(db, {
    ...fields,
    ...values,
    ...earlier,
    status: status === planned ? planned : bindingRequest,
    created_at: orderedAt,
  });
  const { company_id, contract_id, contract_item_id, status: first, ...ordered } = made;
  const wanted = { ...ordered, ...values };
  let [from, at, version]: [CallOffStatus, Date, number] = [first, orderedAt, 1];
  for (const [index, { action, to }] of steps.entries()) {
    const isRequest = REQUESTS.includes(action);
    const answered = at.getTime() + minutesAfter(position + index) * MINUTE_MS;
    at = isRequest ? askedAt : new Date(Math.min(answered, now.getTime() - MINUTE_MS));
    const isLast = index === steps.length - 1;
    const said = isLast ? answer : null;
    const decider = deciders[(position + index) % deciders.length] ?? null;
    const isChange = action === 'requestChange';
    const given = action === 'confirm' && number !== null && { number };
    await updateCallOff(
      db,
      { company_id, id, version },
      {
        ...(isChange && { ...asShown(wanted), ...asEarlier(ordered) }),
        ...(action === 'acceptChange' && asEarlier(null)),
        ...(isRequest && { received_at: at.toISOString() }),
        ...(action === 'requestCancellation' && { earlier_status: from }),
        ...given,
        answer: said,
        status: to,
      },
    );
    version += 1;
    await insertStep(db, {
      company_id,
      call_off_id: id,
      version,
      event_id: newId(),
      at: at.toISOString(),
      ...(isChange ? { user_id: fields.created_by ?? null } : decider),
      action,
      from_status: from,
      to_status: to,
      old_values: JSON.stringify(isChange ? ordered : given ? { number: null } : {}),
      new_values: JSON.stringify(isChange ? wanted : given || {}),
      answer: said,
    });
    from = to;
  }
  return { id, company_id, contract_id, contract_item_id, status };
};

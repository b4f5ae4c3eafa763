import type { Permission } from '#companies/permissions.ts';
import { isOpen } from '#contracts/status.ts';

/** Call-off status codes of the wire (STA-05 to STA-12). */
export const CALL_OFF_STATUS = {
  planned: 0,
  bindingRequest: 1,
  cancellationRequest: 2,
  refused: 3,
  confirmed: 4,
  cancelled: 5,
  inReview: 20,
  changeRequest: 30,
} as const;
export type CallOffStatus = (typeof CALL_OFF_STATUS)[keyof typeof CALL_OFF_STATUS];

/** The same as text, in the order of the filter. */
export const CALL_OFF_STATUSES = ['0', '1', '20', '4', '30', '2', '3', '5'] as const;
/** Statuses shown by default (CLL-04). */
export const DEFAULT_STATUSES = ['0', '1', '20', '4', '30'] as const;

type Step = {
  readonly by: 'customer' | 'provider';
  readonly from: readonly CallOffStatus[];
  /** `earlier`: the status before the cancellation request. */
  readonly to: CallOffStatus | 'earlier';
};

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
const OPEN = [planned, bindingRequest, inReview, confirmed, changeRequest] as const;

/** All allowed steps between two states (D-31). Creation is no step: it has no state before. */
export const ACTIONS = {
  requestChange: { by: 'customer', from: [confirmed], to: changeRequest },
  makeBinding: { by: 'provider', from: [planned], to: bindingRequest },
  review: { by: 'provider', from: [bindingRequest], to: inReview },
  confirm: { by: 'provider', from: [bindingRequest, inReview], to: confirmed },
  refuse: { by: 'provider', from: [bindingRequest, inReview], to: refused },
  acceptChange: { by: 'provider', from: [changeRequest], to: confirmed },
  declineChange: { by: 'provider', from: [changeRequest], to: confirmed },
  cancel: { by: 'provider', from: [planned, confirmed, changeRequest], to: cancelled },
  requestCancellation: { by: 'provider', from: OPEN, to: cancellationRequest },
  acceptCancellation: { by: 'provider', from: [cancellationRequest], to: cancelled },
  declineCancellation: { by: 'provider', from: [cancellationRequest], to: 'earlier' },
} as const satisfies Record<string, Step>;
export type Action = keyof typeof ACTIONS;

/** Steps of the supplier, in the order above. */
export const PROVIDER_ACTIONS = [
  'makeBinding',
  'review',
  'confirm',
  'refuse',
  'acceptChange',
  'declineChange',
  'cancel',
  'requestCancellation',
  'acceptCancellation',
  'declineCancellation',
] as const satisfies readonly Action[];

/**
 * Status after a step from `status`; null if the step is not allowed (D-31). `earlierStatus` is the one
 * before an open cancellation request, which a declined request brings back.
 */
export const nextStatus = (
  action: Action,
  status: number,
  earlierStatus: number | null,
): CallOffStatus | null => {
  const { from, to }: Step = ACTIONS[action];
  if (!from.some((allowed) => allowed === status)) return null;
  return to === 'earlier' ? (OPEN.find((open) => open === earlierStatus) ?? null) : to;
};

/** The status if a text exists for it, otherwise `unknown`, so that no raw code is ever shown. */
export const knownCallOffStatus = (status: number): CallOffStatus | 'unknown' =>
  Object.values(CALL_OFF_STATUS).find((known) => known === status) ?? 'unknown';

/** Whether a call-off in these states can be changed at all; `canRequestChange` says for whom and until when. */
export const isChangeable = (state: {
  readonly status: number;
  readonly contractStatus: number;
}): boolean =>
  nextStatus('requestChange', state.status, null) !== null && isOpen(state.contractStatus);

/** Whether this caller may request a change of this call-off now (D-33). */
export const canRequestChange = (
  callOff: {
    readonly status: number;
    readonly contractStatus: number;
    readonly isItemCancelled: boolean;
    readonly startsAt: Date;
    readonly permissions: readonly Permission[];
  },
  now: Date,
): boolean =>
  isChangeable(callOff) &&
  !callOff.isItemCancelled &&
  callOff.startsAt > now &&
  CHANGE_PERMISSIONS.every((permission) => callOff.permissions.includes(permission));
const CHANGE_PERMISSIONS = ['call-off-list', 'call-off-creation'] as const;

/** The chosen chips of one category after a tap on `value`; the last one stays chosen (CLL-06). */
export const toggled = <T>(chosen: readonly T[], value: T): readonly T[] => {
  if (!chosen.includes(value)) return [...chosen, value];
  return chosen.length > 1 ? chosen.filter((other) => other !== value) : chosen;
};

import { nextStatus, PROVIDER_ACTIONS } from '@abrufbar/domain/call-offs/status.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(officeDrawerTexts);

export type Act = (typeof PROVIDER_ACTIONS)[number];

const isAct = (action: string): action is Act => PROVIDER_ACTIONS.some((one) => one === action);

/** Ends of the keys of texts about an act. */
export const TEXT_KEYS = {
  makeBinding: 'make_binding',
  review: 'review',
  confirm: 'confirm',
  refuse: 'refuse',
  acceptChange: 'accept_change',
  declineChange: 'decline_change',
  cancel: 'cancel',
  requestCancellation: 'request_cancellation',
  acceptCancellation: 'accept_cancellation',
  declineCancellation: 'decline_cancellation',
} as const satisfies Readonly<Record<Act, string>>;

/** Acts of the three buttons of the drawer at a status; null where there is no such button (OFF-53). */
export const actsAt = (
  status: number,
): {
  readonly confirm: Act | null;
  readonly review: Act | null;
  readonly refuse: Act | null;
} => {
  switch (status) {
    case 1:
      return { confirm: 'confirm', review: 'review', refuse: 'refuse' };
    case 20:
      return { confirm: 'confirm', review: null, refuse: 'refuse' };
    case 30:
      return { confirm: 'acceptChange', review: null, refuse: 'declineChange' };
    case 2:
      return { confirm: 'acceptCancellation', review: null, refuse: 'declineCancellation' };
    case 4:
      return { confirm: null, review: null, refuse: 'cancel' };
    default:
      return { confirm: null, review: null, refuse: null };
  }
};

/** Whether a step needs a text for the customer. */
export const needsAnswer = (act: Act): boolean =>
  ['refuse', 'declineChange', 'declineCancellation', 'cancel'].includes(act);

/** `bestätigt`, as part of a sentence. */
export const actWord = (action: string): string =>
  isAct(action) ? t(`bo.act.${TEXT_KEYS[action]}`) : t('bo.act.other');

/** `Bestätigung`, as the subject of a sentence. */
export const actNoun = (act: Act): string => t(`bo.act_noun.${TEXT_KEYS[act]}`);

/** The status a row shows while its decision is pending: what it will have, or its own where that is not known. */
export const statusAfter = (action: string, status: number): number =>
  isAct(action) ? (nextStatus(action, status, null) ?? status) : status;

/** Name of the button that confirms. */
export const confirmWord = (status: number): string => {
  if (status === 30) return t('bo.drawer.actions.confirm_change');
  return t(status === 2 ? 'bo.drawer.actions.confirm_cancel' : 'bo.drawer.actions.confirm');
};

import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';

const t = reader({ ...generalTexts, ...officeTexts, ...staffSignInTexts });

/** Sentence about a refused step of signing in. */
export const refusalText = (error: unknown): string => {
  if (!(error instanceof CallError)) throw error;
  const { status, reason, retryAfter, message } = error;
  switch (reason?.code) {
    case 'staff_login_invalid':
      return t('bo.login.wrong');
    case 'staff_blocked':
      return t('bo.login.blocked');
    case 'staff_paused':
      return t('bo.login.paused', { n: Math.max(1, Math.ceil((retryAfter ?? 0) / 60)) });
    case 'code_wrong':
      return reason.left === 1
        ? t('bo.login.code_wrong_last')
        : t('bo.login.code_wrong', { n: reason.left ?? 0 });
    default:
      return status === 0 ? t('bo.offline_write') : message || t('global_error_popup.text');
  }
};

/** Whether the time between password and second factor is over: the sign-in begins again. */
export const isOver = (error: unknown): boolean =>
  error instanceof CallError && error.status === 401 && error.reason?.code === 'staff_signed_out';

import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { refusalText } from '#session/refusal-text.ts';

const t = reader(staffSignInTexts);

/** What is wrong with a code, and how many tries are left. */
export const codeProblem = (error: Error): string => {
  const left =
    error instanceof CallError && error.reason?.code === 'code_wrong' && error.reason.left;
  if (left === false || left === undefined) return refusalText(error);
  return left === 1 ? t('bo.stepup.left_last') : t('bo.stepup.left', { n: left });
};

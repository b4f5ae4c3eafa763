import type { OrderProblem } from '@abrufbar/domain/call-offs/problems.ts';
import type { OrderWindow } from '@abrufbar/domain/call-offs/window.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(callOffsOrderTexts);

/** Notes at times that clocks skip on the chosen day. The sheets of the wizard offer nothing else that is invalid. */
export const clockNotes = (
  problems: readonly OrderProblem[],
): Partial<Record<keyof OrderWindow, { readonly error: string }>> =>
  Object.fromEntries(
    problems
      .filter(({ code }) => code === 'clock_change')
      .map(({ field }) => [field, { error: t('wizard.clock_change') }]),
  );

import type { OrderWindow } from '@abrufbar/domain/call-offs/window.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';

const t = reader(callOffsWizardTexts);

/** Two values as a span; equal ones are one (T-50). */
export const spanOf = (from: string | null, to: string | null): string =>
  from === to || to === null
    ? orDash(from)
    : t('wizard.summary_span', { von: orDash(from), bis: to });

/** `Mi, 19.11.25`, with both days where they differ. */
export const daySpan = ({ startsOn, endsOn }: OrderWindow): string =>
  spanOf(startsOn && shortDate(startsOn), endsOn && shortDate(endsOn));

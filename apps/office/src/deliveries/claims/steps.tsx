import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { hourglass, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Timeline } from '#core/parts/timeline.tsx';
import { dayAndTime } from '#core/times.ts';
import type { Claim } from '#deliveries/claims/answer-entry.ts';
import styles from './claims.module.css';

const t = reader(officeClaimsTexts);

const LOOKS = {
  received: { icon: send, role: 'info' },
  in_progress: { icon: hourglass, role: 'review' },
  settled: { icon: messageSquare, role: 'ok' },
  agreed: { icon: circleCheck, role: 'ok' },
  disagreed: { icon: circleX, role: 'warn' },
} as const;

/** All that happened to a claim, the first step on top. */
export const Steps = ({ claim, today }: { claim: Claim; today: string }) => (
  <section aria-labelledby="claim-steps" className={styles.part}>
    <h3 id="claim-steps" className={styles.heading}>
      {t('bo.claim.history')}
    </h3>
    <Timeline
      label={t('bo.claim.history')}
      events={claim.steps.map((step, at) => ({
        key: String(at),
        ...LOOKS[step.kind],
        what: t(`bo.claim.steps.${step.kind}`),
        who: [step.by ?? t('bo.claim.account_gone'), textOf(claim, step)]
          .filter(Boolean)
          .join(': '),
        time: dayAndTime(step.at, today),
      }))}
    />
  </section>
);

/** The note and the answer that stands are above already. */
const textOf = ({ answer, steps }: Claim, step: Claim['steps'][number]): string | null => {
  const isShown =
    step.kind === 'received' ||
    (answer !== null && step === steps.findLast(({ kind }) => kind === 'settled'));
  return isShown ? null : step.text;
};

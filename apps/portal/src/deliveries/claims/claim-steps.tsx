import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { check, circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { hourglass } from '@abrufbar/web/ui/icons/call-off.ts';
import { inbox } from '@abrufbar/web/ui/icons/claims.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import type { ShownClaim } from '#deliveries/claims/claim-intent.ts';
import { whenOf } from '#deliveries/claims/claim-words.ts';
import styles from './claim-steps.module.css';

const t = reader({ ...claimsTexts, ...claimWordTexts });

type Step = ShownClaim['steps'][number];

const ICONS: Readonly<Record<Step['kind'], IconPath>> = {
  received: inbox,
  in_progress: hourglass,
  settled: circleCheck,
  agreed: check,
  disagreed: messageSquare,
};

/** Everything that has happened to a claim, the answers of the supplier literally (BEY-100). */
export const ClaimSteps = ({ claim }: { readonly claim: ShownClaim }) => {
  const { steps } = claim;
  const answeredAt = steps.findLastIndex(({ kind }) => kind === 'settled');
  return (
    <Card>
      <CardPart>
        <ol className={styles.steps} aria-label={t('claim.steps')}>
          {steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps are only ever added
            <li key={at} className={styles.step}>
              <span className={`${styles.disc} ${styles[step.kind]}`}>
                <Icon icon={ICONS[step.kind]} />
              </span>
              <div className={styles.words}>
                <div className={styles.head}>
                  <h2 className="strong">{titleOf(step.kind)}</h2>
                  <time className={styles.when}>{whenOf(step.date, step.time)}</time>
                </div>
                <p className="ink-2">{lineOf(step, claim, at === answeredAt)}</p>
                {step.text !== null && step.kind !== 'settled' && (
                  <p className={styles.text}>{step.text}</p>
                )}
              </div>
              {step.text !== null && step.kind === 'settled' && (
                <p className={styles.answer}>{t('claim.quoted', { text: step.text })}</p>
              )}
            </li>
          ))}
        </ol>
      </CardPart>
    </Card>
  );
};

const titleOf = (kind: Step['kind']): string =>
  kind === 'agreed' || kind === 'disagreed' ? t(`claim.step.${kind}`) : t(`claim.state.${kind}`);

/** The wish, the answer, or the name of the person. */
const lineOf = ({ kind, by }: Step, { remedy, answer }: ShownClaim, isAnswer: boolean): string => {
  if (kind === 'received') return t(`claim.wanted.${remedy}`);
  if (kind !== 'settled') return by ?? '';
  if (!isAnswer || answer === null || answer.outcome === 'none') return t('claim.answer');
  return `${t('claim.answer')} · ${t(`claim.outcome.${answer.outcome}`)}`;
};

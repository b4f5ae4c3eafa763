import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { KeyValues } from '#core/parts/key-values.tsx';
import type { Claim } from '#deliveries/claims/answer-entry.ts';
import { amountText } from '#deliveries/claims/claim-words.ts';
import styles from './claims.module.css';

const t = reader(officeClaimsTexts);

type AnswerProps = { claim: Claim; answer: NonNullable<Claim['answer']> };

/** The answer as the customer reads it. */
export const Answer = ({ claim, answer }: AnswerProps) => (
  <section aria-labelledby="claim-answer" className={styles.part}>
    <h3 id="claim-answer" className={styles.heading}>
      {t('bo.claim.answer')}
    </h3>
    <p className={styles.literal}>{answer.text}</p>
    <KeyValues lines={linesOf(claim, answer)} />
  </section>
);

const linesOf = (
  claim: Claim,
  { outcome, accepted_quantity: accepted, replacement }: AnswerProps['answer'],
) => [
  { label: t('bo.claim.outcome'), value: t(`bo.claim.outcomes.${outcome}`) },
  ...(accepted === null
    ? []
    : [
        {
          label: t('bo.claim.accepted'),
          value: t('bo.claim.accepted_of', {
            menge: amountText(accepted, claim),
            gesamt: amountText(claim.quantity, claim),
          }),
        },
      ]),
  ...(replacement === null
    ? []
    : [
        {
          label: t('bo.claim.replacement'),
          value: (
            <a href={objectHref('delivery', replacement.delivery_id)} className={styles.link}>
              {replacement.number}
            </a>
          ),
        },
      ]),
];

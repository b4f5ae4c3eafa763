import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { hourglass } from '@abrufbar/web/ui/icons/call-off.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import { PhoneButton } from '#core/controls/phone-button.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { Notice } from '#core/parts/notice.tsx';
import { Answer } from '#deliveries/claims/answer.tsx';
import type { Claim } from '#deliveries/claims/answer-entry.ts';
import { reasonsText } from '#deliveries/claims/claim-words.ts';
import { ClaimedDelivery } from '#deliveries/claims/claimed-delivery.tsx';
import { Steps } from '#deliveries/claims/steps.tsx';
import { DeliveryFiles } from '#documents/delivery-files.tsx';
import styles from './claims.module.css';

const t = reader({ ...officeClaimsTexts, ...claimWordTexts, ...officeDrawerTexts });

type ContentProps = { claim: Claim; today: string; mayCorrect: boolean };

/** A claim from who asks for what to all that was said about it. */
export const ClaimContent = ({ claim, today, mayCorrect }: ContentProps) => (
  <>
    <Standing claim={claim} />
    <Person claim={claim} />
    <Asked claim={claim} />
    {claim.photos > 0 && (
      <DeliveryFiles deliveryId={claim.delivery_id} claimId={claim.id} today={today} />
    )}
    {claim.answer && <Answer claim={claim} answer={claim.answer} />}
    <ClaimedDelivery claim={claim} today={today} mayCorrect={mayCorrect} />
    <Steps claim={claim} today={today} />
  </>
);

/** The reply of the customer to the answer, or the colleague who is at it: that decides how staff may go on. */
export const Standing = ({ claim }: { claim: Claim }) => {
  const { is_agreed, is_reopened, is_own, state, assigned_to: name } = claim;
  if (is_agreed)
    return (
      <Notice tone="ok" title={t('bo.claim.closed')}>
        {t('bo.claim.closed_text')}
      </Notice>
    );
  if (state !== 'in_progress') return null;
  if (is_reopened)
    return (
      <Notice tone="warn" title={t('bo.claim.reopened')}>
        {claim.steps.findLast(({ kind }) => kind === 'disagreed')?.text}
      </Notice>
    );
  if (name === null || is_own) return null;
  return (
    <Notice tone="info" icon={hourglass}>
      {t('bo.claim.in_hands', { name })}
    </Notice>
  );
};

/** The customer, and a way to phone whoever filed the claim. */
const Person = ({ claim: { company, company_id, person, ...claim } }: { claim: Claim }) => (
  <div className={styles.who}>
    <div className={styles.words}>
      <a href={objectHref('customer', String(company_id))} className={styles.company}>
        {company}
      </a>
      <a href={objectHref('contract', claim.contract_id)} className={styles.link}>
        {`${claim.contract_name} · ${claim.contract_number}`}
      </a>
    </div>
    {person?.phone ? (
      <PhoneButton name={person.name} number={person.phone}>
        {person.name}
      </PhoneButton>
    ) : (
      <p>{person?.name ?? t('bo.claim.account_gone')}</p>
    )}
  </div>
);

/** Reasons, remedy, and the note word by word. */
export const Asked = ({ claim }: { claim: Claim }) => (
  <section aria-label={t('bo.claim.asked')} className={styles.asked}>
    <p className={styles.reasons}>{reasonsText(claim)}</p>
    <p>{t('bo.claim.wish', { wunsch: t(`claim.remedy.${claim.remedy}`) })}</p>
    {claim.note && (
      <Notice tone="rest" icon={messageSquare}>
        <p className={styles.literal}>{claim.note}</p>
      </Notice>
    )}
  </section>
);

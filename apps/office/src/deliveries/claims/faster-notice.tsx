import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeClaimsTexts);

/** A colleague or the customer who moved a claim meanwhile. */
export type Faster = { readonly by: string; readonly at: string };

type Reason = { readonly by?: string | undefined; readonly at?: string | undefined };

export const fasterOf = ({ by = '', at = '' }: Reason): Faster => ({ by, at });

type FasterNoticeProps = { of: Faster; text: 'bo.claim.stale_text' | 'bo.claim.stale_entry' };

/** Says who was faster and when (OFF-18). */
export const FasterNotice = ({ of: { by, at }, text }: FasterNoticeProps) => (
  <Notice
    tone="warn"
    live
    title={t('bo.claim.stale', { name: by, zeit: berlinTime(new Date(at)) })}
  >
    {t(text)}
  </Notice>
);

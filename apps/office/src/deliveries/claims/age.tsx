import type { OfficeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { StatusWord } from '#core/parts/chip.tsx';
import { useNow } from '#core/use-now.ts';

const t = reader(officeClaimsTexts);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Received = Pick<OfficeClaim, 'received_at' | 'state'>;

/** `12 Min.`, `30 Std.`, and from two days on `3 Tage`. */
export const ageText = ({ received_at }: Pick<Received, 'received_at'>, now: number): string => {
  const age = Math.max(0, now - Date.parse(received_at));
  if (age < HOUR_MS) return t('bo.claim.minutes', { n: Math.floor(age / MINUTE_MS) });
  if (age < 2 * DAY_MS) return t('bo.claim.hours', { n: Math.floor(age / HOUR_MS) });
  return t('bo.claim.days', { n: Math.floor(age / DAY_MS) });
};

/** Whether a claim has been open for a day (BEY-96). */
const isOverdue = ({ received_at, state }: Received, now: number): boolean =>
  state !== 'settled' && now - Date.parse(received_at) >= DAY_MS;

/** Age of a claim; from a day on its colour and drawing say that it is late. */
export const Age = ({ of }: { of: Received }) => {
  const now = useNow();
  const text = ageText(of, now);
  if (!isOverdue(of, now)) return text;
  return (
    <span title={t('bo.claim.overdue')}>
      <StatusWord role="warn" icon={clock}>
        {text}
      </StatusWord>
    </span>
  );
};

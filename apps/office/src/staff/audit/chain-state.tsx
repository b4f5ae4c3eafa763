import { auditChain } from '@abrufbar/contract/staff/audit.ts';
import { CHOSEN_SPANS } from '@abrufbar/domain/staff/retention.ts';
import { berlinDay, berlinTime, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffAuditTexts } from '@abrufbar/texts/staff/audit.ts';
import { query } from '@abrufbar/web/data.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { shieldCheck } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '#core/parts/chip.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { exactInstant } from '@abrufbar/texts/staff/audit-words.ts';

const t = reader(staffAuditTexts);

/** Seals are made and checked once a minute. */
const REFETCH_INTERVAL_MS = 60_000;

const useChain = () =>
  useQuery({ ...query(auditChain, {}), refetchInterval: REFETCH_INTERVAL_MS }).data;

/** Today the time alone. */
const shortTime = (instant: string, today: string): string => {
  const at = new Date(instant);
  const day = berlinDay(at);
  return day === today ? berlinTime(at) : `${toShortDmy(day)}, ${berlinTime(at)}`;
};

/** Sentence below the title, with how long records are kept. */
export const useAuditIntro = (): string => {
  const months = useChain()?.kept_months;
  return months === undefined || months === CHOSEN_SPANS.action.least
    ? t('bo.aud.intro')
    : t('bo.aud.intro_months', { n: months });
};

/** Whether the whole log is as it was sealed (OFF-85). */
export const ChainChip = ({ today }: { today: string }) => {
  const chain = useChain();
  if (!chain || (chain.checked_at === null && chain.broken === null)) return null;
  if (chain.broken !== null) {
    return (
      <Chip role="danger" icon={triangleAlert}>
        {t('bo.aud.chain_gap', { zeit: shortTime(chain.broken.at, today) })}
      </Chip>
    );
  }
  return (
    <Chip role="ok" icon={shieldCheck}>
      {t('bo.aud.chain_ok', { zeit: shortTime(chain.checked_at ?? '', today) })}
    </Chip>
  );
};

/** Names the first seal and row that are not as they were. */
export const ChainNotice = () => {
  const broken = useChain()?.broken;
  if (!broken) return null;
  const values = { n: broken.number, zeit: exactInstant(broken.at) };
  return (
    <Notice tone="danger" title={t('bo.aud.chain_title')}>
      <p>
        {broken.id === null ? t('bo.aud.chain_missing', values) : t('bo.aud.chain_changed', values)}
      </p>
    </Notice>
  );
};

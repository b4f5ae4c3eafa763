import { officeCorrectionEffect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KeyValues } from '#core/parts/key-values.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './correction.module.css';

const t = reader(officeCorrectionTexts);

type Wanted = InputOf<typeof officeCorrectionEffect> | null;
/** One question for what is typed in one go. */
const PAUSE_MS = 300;

const useSettled = (wanted: Wanted): Wanted => {
  const [settled, setSettled] = useState(wanted);
  const key = JSON.stringify(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Wanted), PAUSE_MS); // written a line above
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
};

/** Amounts before and after, and who gets a message, before anything is saved (OFF-133). */
export const Effect = ({ wanted }: { wanted: Wanted }) => {
  const settled = useSettled(wanted);
  const { data, error, refetch } = useQuery({
    ...query(officeCorrectionEffect, settled, { quiet: [422] }),
    placeholderData: (before) => (settled === null ? undefined : before),
  });
  if (settled === null) return null;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('bo.corr.effect')} aria-live="polite" className={styles.effect}>
      <h3 className={styles.heading}>{t('bo.corr.effect')}</h3>
      {data && <KeyValues lines={linesOf(data)} />}
    </section>
  );
};

type Result = OutputOf<typeof officeCorrectionEffect>;
type Amount = Result['amounts'][number];

const linesOf = ({ amounts, recipients }: Result) => {
  const contracts = new Set(amounts.map(({ contract_number: number }) => number));
  return [
    ...amounts.map((amount) => ({
      label: labelOf(amount, contracts.size > 1),
      value: <Change amount={amount} />,
    })),
    {
      label: t('bo.corr.message_to'),
      value: recipients.length === 0 ? t('bo.corr.nobody') : recipients.join(', '),
    },
  ];
};

/** With two contracts the amounts of a day name theirs too. */
const labelOf = (amount: Amount, isBetween: boolean): string => {
  const { kind, contract_number: number, material_name: material } = amount;
  if (material === null) return t(`bo.corr.${kind}`, { nummer: number });
  const day = t(`bo.corr.day_${kind}`, { material });
  return isBetween ? t('bo.corr.day_of', { menge: day, nummer: number }) : day;
};

const Change = ({ amount: { old, new: now, unit } }: { amount: Amount }) => (
  <>
    <span className={styles.before}>{formatQuantity(old)}</span>
    <span aria-hidden="true"> → </span>
    <span className="visually-hidden">{` ${t('bo.corr.becomes')} `}</span>
    <b>{`${formatQuantity(now)}\u00A0${unit}`}</b>
  </>
);

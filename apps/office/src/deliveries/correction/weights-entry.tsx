import { netOf, type CorrectionProblem } from '@abrufbar/domain/deliveries/correction.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { useId } from 'react';
import {
  type Delivery,
  shownWeight,
  type Typed,
  weightDifference,
  weightsOf,
} from '#deliveries/correction/entry.ts';
import styles from './correction.module.css';

const t = reader({ ...officeCorrectionTexts, ...officeDeliveriesTexts, ...staffPartsTexts });

type WeightsProps = {
  delivery: Delivery;
  typed: Typed;
  problems: readonly CorrectionProblem[];
  onChange: (change: Partial<Typed>) => void;
};

const shown = (weight: number | null): string => (weight === null ? '–' : shownWeight(weight));
const isNumber = (weight: number | null): weight is number =>
  weight !== null && !Number.isNaN(weight);

/** Gross and tare beside what counted so far; the net is computed (OFF-130). */
export const WeightsEntry = ({ delivery, typed, problems, onChange }: WeightsProps) => {
  const now = weightsOf(typed);
  const net = isNumber(now.gross) && isNumber(now.tare) ? netOf(now.gross, now.tare) : null;
  return (
    <table aria-label={t('bo.del.weights')} className={styles.weights}>
      <thead>
        <tr>
          <th scope="col">{t('bo.corr.weight')}</th>
          <th scope="col">{t('bo.corr.old')}</th>
          <th scope="col">{t('bo.corr.new')}</th>
          <th scope="col">{t('bo.corr.delta')}</th>
        </tr>
      </thead>
      <tbody>
        {(['gross', 'tare'] as const).map((field) => (
          <Row
            key={field}
            label={t(`bo.del.columns.${field}`)}
            old={delivery[field]}
            now={now[field]}
            typed={typed[field]}
            problem={problems.find((one) => one.field === field)}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
        <tr className={styles.net}>
          <th scope="row">{t('bo.del.columns.net')}</th>
          <Old old={delivery.net} isChanged={net !== delivery.net} />
          <td>
            <output className={styles.sum}>{shown(net)}</output>
          </td>
          <Delta old={delivery.net} now={net} />
        </tr>
      </tbody>
    </table>
  );
};

const Old = ({ old, isChanged }: { old: number | null; isChanged: boolean }) => (
  <td className={styles.old}>{isChanged ? <s>{shown(old)}</s> : shown(old)}</td>
);

const Delta = ({ old, now }: { old: number | null; now: number | null }) => {
  if (!isNumber(now)) return <td>–</td>;
  return old === now ? (
    <td className={styles.same}>{t('bo.drawer.diff.same')}</td>
  ) : (
    <td>{weightDifference(now - (old ?? 0))}</td>
  );
};

type RowProps = {
  label: string;
  old: number | null;
  now: number | null;
  typed: string;
  problem: CorrectionProblem | undefined;
  onChange: (typed: string) => void;
};

const Row = ({ label, old, now, typed, problem, onChange }: RowProps) => {
  const id = useId();
  const isChanged = isNumber(now) && now !== old;
  return (
    <>
      <tr>
        <th scope="row" id={id}>
          {label}
        </th>
        <Old old={old} isChanged={isChanged} />
        <td>
          <input
            aria-labelledby={id}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-note` : undefined}
            className={`${styles.input} ${isChanged ? styles.changed : ''}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </td>
        <Delta old={old} now={now} />
      </tr>
      {problem && (
        <tr className={styles.problem}>
          <td colSpan={4} id={`${id}-note`}>
            {problemText(problem)}
          </td>
        </tr>
      )}
    </>
  );
};

/** Sentence of a wrong entry. */
export const problemText = ({ field, code }: CorrectionProblem): string => {
  switch (code) {
    case 'tare_high':
      return t('bo.corr.tare_high');
    case 'net_high':
      return t('bo.corr.net_high');
    case 'text_short':
      return t('bo.corr.text_short');
    case 'too_long':
      return t('bo.corr.text_long');
    case 'required':
    case 'choice':
    case 'weight':
      return t(field === 'reason' ? 'bo.corr.reason_missing' : 'bo.corr.weight_wrong');
  }
};

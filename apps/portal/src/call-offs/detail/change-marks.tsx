import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import type { ReactNode } from 'react';
import { marksOf } from '#call-offs/detail/changed-values.ts';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import { moment } from '#call-offs/parts/times.ts';
import styles from './change-marks.module.css';

const t = reader({ ...callOffsTexts, ...callOffsOrderTexts });

/** Fields that a change request can change; changed ones show their previous value (CLD-02). */
export const ChangeMarks = ({ callOff }: { callOff: CallOffDetail }) => {
  const marks = marksOf(callOff);
  const { delivery_start_date, delivery_start_time, delivery_end_date, delivery_end_time } =
    callOff;
  const { quantity_unit: unit, component, call_off_previous_data: earlier } = callOff;
  return (
    <CardPart>
      <dl className={styles.list}>
        <Mark
          label={t('calloff.target')}
          before={marks.target && `${marks.target}\u00A0${unit}`}
          isHeadline
        >
          <Quantity size="xl" value={callOff.target_quantity_display} unit={unit} />
        </Mark>
        <Mark label={t('calloff.start')} before={marks.start}>
          {moment(delivery_start_date, delivery_start_time)}
        </Mark>
        <Mark label={t('calloff.end')} before={marks.end}>
          {moment(delivery_end_date, delivery_end_time)}
        </Mark>
        {earlier && earlier.component !== component && (
          <Mark label={t('calloff.component')} before={orDash(earlier.component)}>
            {orDash(component)}
          </Mark>
        )}
      </dl>
    </CardPart>
  );
};

type MarkProps = {
  readonly label: string;
  /** Earlier value; null where nothing has changed. */
  readonly before: string | null;
  /** The one figure of the page that is larger than all others. */
  readonly isHeadline?: boolean;
  readonly children: ReactNode;
};

const Mark = ({ label, before, isHeadline = false, children }: MarkProps) =>
  before === null ? (
    <div className={isHeadline ? styles.headline : styles.plain}>
      <dt className={styles.key}>{label}</dt>
      <dd className={isHeadline ? undefined : styles.value}>{children}</dd>
    </div>
  ) : (
    <div className={styles.changed}>
      <dt className={styles.key}>
        {label}
        <StatusChip role="review" icon={pencilLine}>
          {t('calloff.changed')}
        </StatusChip>
      </dt>
      <dd className={styles.now}>{children}</dd>
      <dd className={styles.before}>
        {t('calloff.previous')} <s className="ink-3">{before}</s>
      </dd>
    </div>
  );

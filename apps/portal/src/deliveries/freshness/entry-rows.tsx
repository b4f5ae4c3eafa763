import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { thermometer } from '@abrufbar/web/ui/icons/confirm.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { droplets } from '@abrufbar/web/ui/icons/freshness.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useState, type ReactNode } from 'react';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { ConfirmSteps } from '#deliveries/check/confirm-steps.tsx';
import { useConfirmSteps, type Step } from '#deliveries/check/use-confirm-steps.ts';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { AdditionSheet } from '#deliveries/freshness/addition-sheet.tsx';
import { useUnsentEntries } from '#deliveries/freshness/entry-intent.ts';
import { EntryNotes } from '#deliveries/freshness/entry-notes.tsx';
import {
  shownEntries,
  type Fresh,
  type ShownAddition,
  type ShownTemperature,
} from '#deliveries/freshness/shown-entries.ts';
import { TemperatureSheet } from '#deliveries/freshness/temperature-sheet.tsx';
import { WithdrawButton } from '#deliveries/freshness/withdraw-button.tsx';
import {
  addedWords,
  allowedOf,
  degrees,
  outsideWords,
  temperatureName,
} from '#deliveries/freshness/words.ts';
import { UnsentChip } from '#deliveries/delivery-status.tsx';
import styles from './entry-rows.module.css';

const t = reader(freshnessTexts);

type EntryRowsProps = {
  readonly delivery: Details;
  readonly freshness: Fresh;
  readonly mayConfirm: boolean;
  readonly mayClaim: boolean;
  readonly onConfirmed: () => void;
};

/** Temperature and additions of a load, and the ways to enter them; without the right to, values alone. */
export const EntryRows = (props: EntryRowsProps) => {
  const { delivery, freshness, mayConfirm, mayClaim, onConfirmed } = props;
  const [isAdding, setAdding] = useState(false);
  const [step, setStep] = useState<Step>(null);
  const steps = useConfirmSteps(delivery, { step, setStep }, onConfirmed);
  const confirmation = useUnsentConfirmation(delivery.id);
  const unsent = useUnsentEntries(delivery.id);
  const { temperature, additions } = shownEntries(freshness, unsent);
  const mayEnter = freshness.may_enter && mayConfirm;
  const isConcrete = freshness.kind === 'concrete';
  const mayReserve =
    !isConfirmed(delivery.status) && (!confirmation || confirmation.refusal !== null);
  const isOpen = isAdding || step !== null;
  const isEmpty = temperature === null && additions.length === 0 && !mayEnter && !isOpen;
  if (isEmpty) return <EntryNotes unsent={unsent} />;
  return (
    <>
      <Card>
        <Row
          icon={thermometer}
          title={temperatureName(freshness.kind)}
          hint={allowedOf(freshness)}
          value={temperature ? degrees(temperature.celsius) : null}
          action={pencilLine}
          onClick={mayEnter ? () => setStep('temperature') : null}
        >
          {temperature && (
            <Measured
              delivery={delivery}
              temperature={temperature}
              freshness={freshness}
              mayEnter={mayEnter}
            />
          )}
        </Row>
        {isConcrete && (mayEnter || additions.length > 0) && (
          <Row
            icon={droplets}
            title={t(mayEnter ? 'fresh.addition' : 'fresh.additions')}
            hint={mayEnter ? t('fresh.addition_hint') : null}
            value={null}
            action={plus}
            onClick={mayEnter ? () => setAdding(true) : null}
          >
            {additions.length > 0 && (
              <ul className={styles.list}>
                {additions.map((addition) => (
                  <li key={addition.id}>
                    <Added delivery={delivery} addition={addition} mayEnter={mayEnter} />
                  </li>
                ))}
              </ul>
            )}
          </Row>
        )}
      </Card>
      <EntryNotes unsent={unsent} />
      {(mayEnter || step !== null) && (
        <>
          <TemperatureSheet
            delivery={delivery}
            freshness={freshness}
            isOpen={step === 'temperature'}
            known={temperature && !temperature.isLeaving ? temperature.celsius : null}
            onClose={steps.close}
            onReserve={mayReserve ? () => setStep('measured') : null}
          />
          <ConfirmSteps steps={steps} delivery={delivery} mayClaim={mayClaim} />
        </>
      )}
      {(mayEnter || isAdding) && isConcrete && (
        <AdditionSheet
          delivery={delivery}
          freshness={freshness}
          isOpen={isAdding}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};

type RowProps = {
  readonly icon: IconPath;
  readonly title: string;
  readonly hint: string | null;
  /** Degrees. */
  readonly value: string | null;
  readonly action: IconPath;
  /** Null for those who only see it. */
  readonly onClick: (() => void) | null;
  readonly children: ReactNode;
};

const Row = ({ icon, title, hint, value, action, onClick, children }: RowProps) => {
  const content = (
    <>
      <Icon icon={icon} className={styles.icon} />
      <span className={styles.words}>
        <span className="strong">{title}</span>{' '}
        {hint && <span className="small ink-2">{hint}</span>}
      </span>{' '}
      <span className={styles.end}>
        {value !== null && <Quantity size="m" value={value} unit="°C" />}
        {onClick && <Icon icon={action} className={styles.icon} />}
      </span>
    </>
  );
  return (
    <div className={styles.row}>
      {onClick ? (
        <button type="button" className={`tap ${styles.head}`} onClick={onClick}>
          {content}
        </button>
      ) : (
        <div className={styles.head}>{content}</div>
      )}
      {children}
    </div>
  );
};

type MeasuredProps = {
  readonly delivery: Details;
  readonly temperature: ShownTemperature;
  readonly freshness: Fresh;
  readonly mayEnter: boolean;
};

const Measured = ({ delivery, temperature, freshness, mayEnter }: MeasuredProps) => {
  const outside = outsideWords(temperature.celsius, freshness);
  const what = `${temperatureName(freshness.kind)} ${t('fresh.celsius', { n: degrees(temperature.celsius) })}`;
  return (
    <div className={styles.entry}>
      <div className={styles.about}>
        {outside && (
          <StatusChip role="warn" icon={triangleAlert}>
            {outside}
          </StatusChip>
        )}
        <span className="small ink-2">
          {whenAndWho(t('fresh.measured', { zeit: timeOf(temperature) }), temperature.by)}
        </span>
        <State entry={temperature} />
      </div>
      {mayEnter && <WithdrawButton delivery={delivery} entry={temperature} what={what} />}
    </div>
  );
};

type AddedProps = {
  readonly delivery: Details;
  readonly addition: ShownAddition;
  readonly mayEnter: boolean;
};

const Added = ({ delivery, addition, mayEnter }: AddedProps) => {
  const what = addedWords(addition);
  return (
    <div className={styles.entry}>
      <div className={styles.about}>
        <span className={styles.words}>
          <span className="strong tabular">{what}</span>{' '}
          <span className="small ink-2 tabular">
            {whenAndWho(timeOf(addition), addition.by)}
            {addition.remaining !== null && ` · ${t('fresh.rest', { menge: addition.remaining })}`}
          </span>
        </span>
        <State entry={addition} />
      </div>
      {mayEnter && <WithdrawButton delivery={delivery} entry={addition} what={what} />}
    </div>
  );
};

const timeOf = ({ at }: { readonly at: string }): string => berlinTime(new Date(at));

const whenAndWho = (when: string, by: string | null): string =>
  by === null ? when : `${when} · ${by}`;

type StateProps = { readonly entry: Pick<ShownAddition, 'unsent' | 'isLeaving'> };

/** Of an entry that is not yet as it is shown. */
const State = ({ entry: { unsent, isLeaving } }: StateProps) => {
  if (isLeaving) return <span className="small ink-2">{t('fresh.withdrawing')}</span>;
  return unsent && <UnsentChip isRefused={false} />;
};

import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { thermometer } from '@abrufbar/web/ui/icons/confirm.ts';
import { timer } from '@abrufbar/web/ui/icons/weight-checks.ts';
import type { Step } from '#deliveries/check/use-confirm-steps.ts';
import { useMinute } from '#deliveries/arrival/use-arrival.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { UnsentChip } from '#deliveries/delivery-status.tsx';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { ageOf, dialTime } from '#deliveries/freshness/age.ts';
import { useUnsentEntries } from '#deliveries/freshness/entry-intent.ts';
import { EntryNotes } from '#deliveries/freshness/entry-notes.tsx';
import { shownEntries } from '#deliveries/freshness/shown-entries.ts';
import { TemperatureSheet } from '#deliveries/freshness/temperature-sheet.tsx';
import { degrees, leftOf, outsideWords } from '#deliveries/freshness/words.ts';
import checks from '../check/check.module.css';
import styles from './check-row.module.css';

const t = reader(freshnessTexts);

type CheckRowProps = {
  readonly delivery: Details;
  readonly mayConfirm: boolean;
  readonly step: Step;
  readonly setStep: (step: Step) => void;
  readonly mayReserve: boolean;
};

/** Minutes since loading beside the facts that are compared, and the way to enter a temperature (BEY-108). */
export const CheckRow = (props: CheckRowProps) => {
  const { delivery, mayConfirm, step, setStep, mayReserve } = props;
  const isOpen = step === 'temperature';
  const unsent = useUnsentEntries(delivery.id);
  const age = ageOf(delivery, dialTime(useUnsentConfirmation(delivery.id), useMinute()));
  const { freshness } = delivery;
  if (!freshness || age === null || (isConfirmed(delivery.status) && !isOpen)) return null;
  const { temperature: newest } = shownEntries(freshness, unsent);
  const temperature = newest?.isLeaving ? null : newest;
  const outside = temperature && outsideWords(temperature.celsius, freshness);
  const mayEnter = freshness.may_enter && mayConfirm;
  const left = leftOf(age, freshness.limit_minutes);
  const isLate = age.state === 'soon' || age.state === 'over';
  const measured = temperature && t('fresh.celsius', { n: degrees(temperature.celsius) });
  return (
    <div className={`stack ${checks.column}`}>
      <Card>
        <div className={styles.row}>
          <Icon
            icon={isLate ? triangleAlert : timer}
            className={isLate ? styles.late : undefined}
          />
          <p className={styles.words}>
            <span className="strong tabular">{t('fresh.minutes', { n: age.minutes })}</span>{' '}
            <span className="small ink-2">{t('fresh.since_loading')}</span>
            {left && (
              <span className={`small tabular ${isLate ? styles.late : 'ink-2'}`}>{left}</span>
            )}
          </p>
          {!mayEnter && measured && <span className="strong tabular">{measured}</span>}
          {mayEnter && (
            <Button variant="tinted" icon={thermometer} onClick={() => setStep('temperature')}>
              {measured ?? t('fresh.temperature')}
              {measured && <span className="visually-hidden">{t('fresh.temperature')}</span>}
            </Button>
          )}
          {temperature && (outside || temperature.unsent) && (
            <p className={styles.chips}>
              {outside && (
                <StatusChip role="warn" icon={triangleAlert}>
                  {outside}
                </StatusChip>
              )}
              {temperature.unsent && <UnsentChip isRefused={false} />}
            </p>
          )}
        </div>
      </Card>
      <EntryNotes unsent={unsent} />
      {(mayEnter || isOpen) && (
        <TemperatureSheet
          delivery={delivery}
          freshness={freshness}
          known={temperature?.celsius ?? null}
          isOpen={isOpen}
          onClose={() => setStep(null)}
          onReserve={mayReserve ? () => setStep('measured') : null}
        />
      )}
    </div>
  );
};

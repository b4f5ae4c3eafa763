import { freshKindOf } from '@abrufbar/domain/deliveries/freshness.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { info, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { useIsSun } from '#core/sun.ts';
import { useMinute } from '#deliveries/arrival/use-arrival.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { ageOf } from '#deliveries/freshness/age.ts';
import { FormSheet } from '#deliveries/freshness/form-sheet.tsx';
import { NumberPad } from '#deliveries/freshness/number-pad.tsx';
import { Scale } from '#deliveries/freshness/scale.tsx';
import type { Fresh } from '#deliveries/freshness/shown-entries.ts';
import { useTemperature } from '#deliveries/freshness/use-temperature.ts';
import { allowedOf, degrees, outsideWords, temperatureName } from '#deliveries/freshness/words.ts';
import { BesideTile } from '#materials/beside-tile.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './temperature-sheet.module.css';

const t = reader(freshnessTexts);

type TemperatureSheetProps = {
  readonly delivery: Details;
  readonly freshness: Fresh;
  readonly known: number | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Null where nothing can be reserved. */
  readonly onReserve: (() => void) | null;
};

/** Keys for a glove, and what the typed temperature means (BEY-109). */
export const TemperatureSheet = (props: TemperatureSheetProps) => {
  const { delivery, freshness, isOpen, onReserve } = props;
  const form = useTemperature(props);
  const { typed, celsius, problem, isBusy } = form;
  const isSun = useIsSun(); // its keys leave no room for a line of their own
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    input.current?.focus();
    input.current?.select(); // the next digit replaces the known value
  }, [isOpen]);
  const outside = celsius === null ? null : outsideWords(celsius, freshness);
  // Fresh concrete may be close to frost.
  const hasSign = freshness.kind === 'concrete';
  const typeKey = useEffectEvent(
    ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (target === input.current || ctrlKey || altKey || metaKey) return;
      // A question above the sheet has keys of its own.
      const isElsewhere =
        target instanceof Element && target.closest('dialog') !== input.current?.closest('dialog');
      if (isElsewhere && target !== document.body) return;
      if (/^\d$/.test(key)) form.addDigit(key);
      else if (key === 'Backspace') form.removeDigit();
    },
  );
  // Keys count wherever the focus is in the sheet.
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', typeKey);
    return () => document.removeEventListener('keydown', typeKey);
  }, [isOpen]);
  const reserve = async (): Promise<void> => {
    if (await form.enterChanged()) onReserve?.();
  };
  return (
    <FormSheet
      open={isOpen}
      onClose={form.close}
      isDirty={form.isDirty}
      title={temperatureName(freshness.kind)}
      head={<Head delivery={delivery} kind={freshness.kind} isMaterialNamed={isSun} />}
      foot={
        <>
          {outside && onReserve && (
            <Button variant="secondary" icon={flag} onClick={() => void reserve()}>
              {t('fresh.reservation')}
            </Button>
          )}
          <BindingButton type="submit" form={id} busy={isBusy && t('fresh.busy')}>
            {t('fresh.enter')}
          </BindingButton>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.enter();
        }}
      >
        {!isSun && <Material delivery={delivery} />}
        <div className={styles.value}>
          <label className={styles.figure}>
            <span className="visually-hidden">{t('fresh.value')}</span>
            <span className={styles.typed}>
              <span aria-hidden="true">{typed || '0'}</span>
              <input
                ref={input}
                // The keys below are its keyboard.
                inputMode="none"
                autoComplete="off"
                maxLength={5}
                value={typed}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id}-said`}
                onChange={({ currentTarget }) =>
                  form.type(currentTarget.value.replaceAll('−', '-').replaceAll(/[^-\d,.]/g, ''))
                }
              />
            </span>
            <span aria-hidden="true">°C</span>
          </label>
          {outside && (
            <StatusChip role="warn" icon={triangleAlert}>
              {outside}
            </StatusChip>
          )}
        </div>
        {problem && (
          <p role="alert" className={styles.error}>
            {t(problem === 'missing' ? 'fresh.value_missing' : 'fresh.value_wrong')}
          </p>
        )}
        <p id={`${id}-said`} className="visually-hidden">
          {allowedOf(freshness)}
        </p>
        <p role="status" className="visually-hidden">
          {celsius !== null &&
            [t('fresh.celsius', { n: degrees(celsius) }), outside].filter(Boolean).join(', ')}
        </p>
        <Scale freshness={freshness} celsius={celsius} />
        {outside && (
          <Note tone="warn" icon={info}>
            <p>{t('fresh.still')}</p>
          </Note>
        )}
        <NumberPad
          onDigit={form.addDigit}
          onRemove={form.removeDigit}
          first={
            hasSign
              ? { word: '±', label: t('fresh.sign'), onPress: form.changeSign }
              : { word: t('fresh.clear'), onPress: () => form.type('') }
          }
        />
      </form>
    </FormSheet>
  );
};

/** Of a delivery with several the one that the temperature belongs to. */
const measuredIn = ({ materials }: Details) =>
  materials.find(({ category }) => freshKindOf(category) !== null);

type HeadProps = {
  readonly delivery: Details;
  readonly kind: Fresh['kind'];
  readonly isMaterialNamed: boolean;
};

const Head = ({ delivery, kind, isMaterialNamed }: HeadProps) => {
  const age = ageOf(delivery, useMinute());
  const since = age && t('fresh.since_minutes', { n: age.minutes });
  const plate = delivery.vehicle_license_plate;
  const material = isMaterialNamed && measuredIn(delivery)?.name;
  return (
    <p>
      <span aria-hidden="true" className={styles.title}>
        {temperatureName(kind)}
      </span>
      {material && <span className={styles.named}>{materialName(material)}</span>}
      <span className="small ink-2 tabular">{[plate, since].filter(Boolean).join(' · ')}</span>
    </p>
  );
};

const Material = ({ delivery }: Pick<HeadProps, 'delivery'>) => {
  const first = measuredIn(delivery);
  return (
    first && (
      <BesideTile category={first.category}>
        <p className="card-title">{materialName(first.name)}</p>
      </BesideTile>
    )
  );
};

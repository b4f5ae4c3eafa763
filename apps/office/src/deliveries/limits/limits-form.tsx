import {
  officeUpdateWeightLimits,
  officeWeightLimits,
} from '@abrufbar/contract/deliveries/office-weight-limits.ts';
import {
  WEIGHT_LIMIT_RANGES,
  type WeightLimitName,
} from '@abrufbar/domain/deliveries/weight-limits.ts';
import { weightLimitLabels, weightLimitsTexts } from '@abrufbar/texts/deliveries/weight-limits.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { useLeaveQuestion } from '#core/navigation/leave.ts';
import { ChangedBy } from '#core/frame/changed-by.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { shownQuantity } from '#core/typed-quantity.ts';
import {
  changedLimits,
  type StoredLimits,
  storedText,
  type Typed,
  usualLimits,
  wrongLimits,
} from '#deliveries/limits/limits-entry.ts';
import styles from './limits.module.css';

const t = reader(weightLimitsTexts);

const GROUPS = [
  ['weighing', ['net_tolerance', 'tare_tolerance', 'tare_days']],
  [
    'weight',
    [
      'two_axles',
      'three_axles',
      'four_axles',
      'combination',
      'combined_transport',
      'gross_tolerance',
    ],
  ],
  ['round', ['trip_percent', 'trip_minutes']],
  ['order', ['number_months', 'call_off_percent']],
] as const satisfies readonly (readonly [string, readonly WeightLimitName[]])[];

const rangeOf = (name: WeightLimitName) => {
  const { least, most, usual } = WEIGHT_LIMIT_RANGES[name];
  return {
    least: shownQuantity(least),
    most: shownQuantity(most),
    usual: shownQuantity(usual),
  };
};

/** All thresholds in one form; what a colleague stored meanwhile stands at the fields. */
export const LimitsForm = ({ stored }: { stored: StoredLimits }) => {
  const [typed, setTyped] = useState<Typed>({});
  const [wasTried, setWasTried] = useState(false);
  const changes = changedLimits(typed, stored);
  const wrong = wrongLimits(typed);
  const isUnsaved = changes.length > 0;
  useLeaveQuestion(isUnsaved);
  const reset = () => {
    setTyped({});
    setWasTried(false);
  };
  const save = useCall(officeUpdateWeightLimits, {
    quiet: [409],
    onSuccess: () => {
      reset();
      showFlash('sucess', t('bo.limits.saved'));
    },
    onError: (error) => {
      if (!staleReason(error)) sayRefusal(error);
    },
    onSettled: () => refresh(officeWeightLimits),
  });
  const wasLate = staleReason(save.error) !== null;
  const field = (name: WeightLimitName) => {
    const { [name]: text } = typed;
    const kept = storedText(stored, name);
    const isWhole = WEIGHT_LIMIT_RANGES[name].isWhole;
    const isOther = wasLate && changes.some((one) => one.name === name);
    return (
      <TextField
        key={name}
        label={weightLimitLabels[name]}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={10}
        value={text ?? kept}
        hint={t('bo.limits.range', rangeOf(name))}
        error={
          wasTried &&
          wrong.includes(name) &&
          t(isWhole ? 'bo.limits.wrong_whole' : 'bo.limits.wrong', rangeOf(name))
        }
        warning={isOther && t('bo.limits.stored', { wert: kept })}
        onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      />
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (wrong.length === 0 && isUnsaved && !save.isPending)
          save.mutate({ version: stored.version, limits: changes });
      }}
    >
      {wasLate && (
        <Notice tone="warn" live>
          {t('bo.limits.stale', { name: stored.changed_by ?? '' })}
        </Notice>
      )}
      {GROUPS.map(([group, names]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`bo.limits.group.${group}`)}</legend>
          {names.map(field)}
        </fieldset>
      ))}
      <p className={styles.note}>{t('bo.limits.from_now')}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending} disabled={!isUnsaved}>
          {t('bo.limits.save')}
        </Button>
        <Button variant="secondary" disabled={!isUnsaved} onClick={reset}>
          {t('bo.limits.discard')}
        </Button>
        <Button variant="text" onClick={() => setTyped(usualLimits())}>
          {t('bo.limits.usual')}
        </Button>
      </div>
      <ChangedBy of={stored} text={(name, time) => t('bo.limits.changed', { name, zeit: time })} />
    </form>
  );
};

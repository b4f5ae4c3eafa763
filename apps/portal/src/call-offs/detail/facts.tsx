import { ORDER_TEXTS } from '@abrufbar/domain/call-offs/texts.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';

const t = reader({ ...callOffsTexts, ...callOffsOrderTexts });

/** All other fields of the call-off, row by row (CLD-01). */
export const CallOffFacts = ({ callOff }: { callOff: CallOffDetail }) => {
  const { daily_tonnage, hourly_tonnage_formatted: hourly, hourly_unit, night_shift } = callOff;
  return (
    <Card>
      <KeyValueList>
        <KeyValue label={t('calloff.daily_tonnage')}>
          {withUnit(daily_tonnage.value, daily_tonnage.unit)}
        </KeyValue>
        <KeyValue label={t('calloff.hourly')}>
          {orDash(hourly && withUnit(hourly, hourly_unit))}
        </KeyValue>
        <KeyValue label={t('calloff.incoterm')}>{orDash(callOff.incoterm.title)}</KeyValue>
        <KeyValue label={t('calloff.truck')}>{orDash(callOff.truck_type.title)}</KeyValue>
        <KeyValue label={t('calloff.night_shift')}>
          {t(night_shift ? 'calloff.yes' : 'calloff.no')}
        </KeyValue>
        {ORDER_TEXTS.map((name) => (
          <KeyValue key={name} label={t(`calloff.${name}`)}>
            {orDash(callOff[name])}
          </KeyValue>
        ))}
      </KeyValueList>
    </Card>
  );
};

const withUnit = (value: string, unit: string): string => `${value}\u00A0${unit}`;

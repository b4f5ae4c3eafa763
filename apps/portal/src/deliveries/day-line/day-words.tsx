import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { unitName } from '@abrufbar/web/unit-name.ts';
import type { ShownLoad } from '#deliveries/day-line/line-loads.ts';
import type { ContractDay } from '#deliveries/today/day-query.ts';
import { materialName } from '#materials/material-name.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';

const t = reader(dayLineTexts);

/** With its date on another day. */
const timeOn = (day: string, at: Date): string => {
  const [itsDay, time] = [berlinDay(at), berlinTime(at)];
  return itsDay === day ? time : t('dayline.other_time', { datum: shortDate(itsDay), zeit: time });
};

type DayWordsProps = {
  readonly day: ContractDay;
  readonly loads: readonly ShownLoad[];
  readonly isToday: boolean;
};

/** The drawing in words. */
export const DayWords = ({ day, loads, isToday }: DayWordsProps) => {
  const date = { datum: shortDate(day.date) };
  return (
    <>
      {!isToday && day.call_offs.length > 0 && (
        <ul aria-label={t('dayline.orders', date)} className="visually-hidden">
          {day.call_offs.map((one) => (
            <li key={one.call_off_id}>
              {t('dayline.order', {
                von: timeOn(day.date, new Date(one.starts_at)),
                bis: timeOn(day.date, new Date(one.ends_at)),
                material: materialName(one.material_name),
                menge: `${formatQuantity(one.quantity_raw)} ${unitName(one.quantity_unit)}`,
              })}
            </li>
          ))}
        </ul>
      )}
      <ul
        aria-label={isToday ? t('dayline.list') : t('dayline.list_of', date)}
        className="visually-hidden"
      >
        {loads.map(({ id, at, stage, delivery: { vehicle_license_plate, materials } }) => (
          <li key={id}>
            {t('dayline.load', {
              zeit: timeOn(day.date, at),
              kennzeichen: vehicle_license_plate ?? t('dayline.no_plate'),
              stufe: t(`dayline.stage.${stage}`),
              menge: materials
                .map(({ quantity, quantity_unit }) => `${quantity} ${unitName(quantity_unit)}`)
                .join(', '),
            })}
          </li>
        ))}
      </ul>
    </>
  );
};

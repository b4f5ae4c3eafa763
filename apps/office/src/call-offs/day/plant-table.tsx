import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import type { Axis, DayPlant } from '#call-offs/day/axis.ts';

const t = reader({ ...officeDayTexts, ...officeDrawerTexts, ...staffPartsTexts });

type Hour = DayPlant['hours'][number];

const LINES: readonly (readonly [label: string, of: (hour: Hour) => string])[] = [
  [t('bo.day.confirmed'), ({ confirmed }) => formatQuantity(confirmed)],
  [t('bo.hours.open'), ({ open }) => formatQuantity(open)],
  [t('bo.day.sum'), ({ confirmed, open }) => formatWhole(Math.round(confirmed + open))],
  [t('bo.hours.over'), ({ excess }) => formatQuantity(excess)],
  [t('bo.day.state'), ({ is_open: isOpen }) => t(isOpen ? 'bo.day.open_hour' : 'bo.day.closed')],
];

/** The numbers of the hours for screen readers. */
export const PlantTable = ({ plant, axis }: { plant: DayPlant; axis: Axis }) => (
  <div className="visually-hidden">
    <table
      aria-label={t('bo.day.load', { werk: plant.factory_name, einheit: plant.quantity_unit })}
    >
      <thead>
        <tr>
          <th scope="col">{t('bo.day.hour')}</th>
          {axis.hours.map((hour, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- clocks show an hour twice
            <th key={at} scope="col">
              {hour}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plant.hours.slice(axis.from, axis.until).map((hour, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- likewise
              <td key={at}>{of(hour)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

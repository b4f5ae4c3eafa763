import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import type { Plant } from '#contracts/plants/plant-entry.ts';
import { shownQuantity } from '#core/typed-quantity.ts';
import type { Column } from '#core/table/columns.ts';

const t = reader(staffSettingsTexts);

const shownHours = (plant: Plant, of: 'weekday' | 'saturday'): string => {
  const { [of]: hours, weekday, saturday } = plant;
  if (weekday === null && saturday === null) return t('bo.plant.always');
  return hours === null ? t('bo.plant.closed') : `${hours.from} – ${hours.until}`;
};

const shownMaximum = ({ hourly_limit: limit, quantity_unit: unit }: Plant): string => {
  if (limit === null) return t('bo.plant.no_limit');
  const shown = Number.isInteger(limit) ? formatWhole(limit) : shownQuantity(limit);
  return t('bo.plant.limit_shown', { n: shown, einheit: unit });
};

export const plantColumns: readonly Column<Plant>[] = [
  {
    id: 'name',
    head: t('bo.plant.columns.name'),
    cell: ({ name }) => name,
    full: ({ name }) => name,
  },
  {
    id: 'weekday',
    head: t('bo.plant.columns.weekday'),
    width: 130,
    cell: (plant) => shownHours(plant, 'weekday'),
  },
  {
    id: 'saturday',
    head: t('bo.plant.columns.saturday'),
    width: 130,
    cell: (plant) => shownHours(plant, 'saturday'),
  },
  {
    id: 'phone',
    head: t('bo.plant.columns.phone'),
    width: 190,
    cell: ({ dispatch_phone: phone }) => phone ?? '–',
    full: ({ dispatch_phone: phone }) => phone ?? '',
  },
  {
    id: 'limit',
    head: t('bo.plant.columns.limit'),
    width: 130,
    align: 'end',
    cell: shownMaximum,
  },
];

/** Beside a pane: the drawer shows the rest. */
export const narrowPlantColumns = plantColumns.filter(
  ({ id }) => id !== 'saturday' && id !== 'phone',
);

export const describePlant = (plant: Plant): string =>
  t('bo.plant.row_aria', {
    werk: plant.name,
    woche: shownHours(plant, 'weekday'),
    samstag: shownHours(plant, 'saturday'),
    grenze: shownMaximum(plant),
  });

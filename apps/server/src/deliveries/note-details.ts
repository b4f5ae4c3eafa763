import type { details } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { NoteDetail, NoteDetailName } from '@abrufbar/domain/deliveries/note-details.ts';
import { isDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { noteDetailsTexts } from '@abrufbar/texts/deliveries/note-details.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { MaterialRow } from '#deliveries/store.ts';

const t = reader(noteDetailsTexts);

/** Units of UN/ECE recommendation 20 that notes of the trade use; any other is shown as its code. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['CEL', '°C'],
  ['TNE', 't'],
  ['KGM', 'kg'],
  ['GRM', 'g'],
  ['MTQ', 'm³'],
  ['LTR', 'l'],
  ['MLT', 'ml'],
  ['KMQ', 'kg/m³'],
  ['MTR', 'm'],
  ['CMT', 'cm'],
  ['MMT', 'mm'],
  ['MIN', 'min'],
  ['HUR', 'h'],
  ['DAY', 'd'],
  ['P1', '%'],
  ['H87', 'St.'],
  ['EA', 'St.'],
  ['C62', 'St.'],
]);

type Group = OutputOf<typeof details>['note_details'][number];

/** Details as people read them: for the whole note, then for each material of the slip. */
export const presentNoteDetails = (
  all: readonly NoteDetail[],
  materials: readonly Pick<MaterialRow, 'name'>[],
): Group[] =>
  [...Map.groupBy(all, ({ pos }) => pos)].map(([pos, items]) => ({
    material: pos === null ? null : (materials[pos - 1]?.name ?? null),
    entries: items.map((detail) => ({
      name: detail.name,
      label: t(`note_detail.${detail.name}`),
      value: valueText(detail),
    })),
  }));

/** Numbers that have no unit; their point is a comma in German. */
const BARE_NUMBERS: ReadonlySet<NoteDetailName> = new Set([
  'max_water_cement_ratio_w_c_eq',
  'chloride_content',
]);
const DECIMAL = /^[+-]?\d*\.\d+$/;

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

const valueText = ({ name, value, unit }: NoteDetail): string => {
  if (unit !== null) return `${value.replace('.', ',')}\u00A0${UNITS.get(unit) ?? unit}`;
  if (BARE_NUMBERS.has(name) && DECIMAL.test(value)) return value.replace('.', ',');
  const [, day = value, time] = MOMENT.exec(value) ?? [];
  if (isDay(day)) {
    return time === undefined
      ? toDmy(day)
      : t('note_detail.moment', { datum: toDmy(day), zeit: time });
  }
  if (value === 'true' || value === 'false')
    return t(`note_detail.${value === 'true' ? 'yes' : 'no'}`);
  return value;
};

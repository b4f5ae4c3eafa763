import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import type { Cell } from '#core/spreadsheet/cells.ts';
import { xlsxOf } from '#core/spreadsheet/xlsx.ts';
import type { ListedHint } from '#deliveries/weight-checks/list-store.ts';
import { presentListedHint } from '#deliveries/weight-checks/present.ts';

const t = reader(weightCheckTexts);

const text = (value: string | null): Cell =>
  value === null ? null : { kind: 'text', text: value };

const COLUMNS = [
  { label: t('check.list.day'), width: 12 },
  { label: t('check.list.time'), width: 12 },
  { label: t('check.list.number'), width: 18 },
  { label: t('check.list.plate'), width: 16 },
  { label: t('check.list.hint'), width: 28 },
  { label: t('check.list.value'), width: 16 },
  { label: t('check.list.reason'), width: 90 },
];

/** Hints as a spreadsheet, a line each. */
export const hintSheet = async (hints: readonly ListedHint[]): Promise<Uint8Array> => {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const row of hints) {
      const shown = presentListedHint(row);
      yield [
        { kind: 'day', day: row.weighed_on },
        { kind: 'time', time: minutes(row.weighed_time) },
        text(shown.number),
        text(shown.vehicle_license_plate),
        text(shown.name),
        text(shown.value),
        text(shown.reason_text),
      ];
    }
  }
  const parts = await Array.fromAsync(xlsxOf(t('check.list.sheet'), COLUMNS, rows()));
  return new Uint8Array(Buffer.concat(parts));
};

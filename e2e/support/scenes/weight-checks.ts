import { addDays, berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { answer, nothing, text, type Scene } from './scene.ts';

const ID = '01a1f971-a4de-4c48-b293-04fa6c57617d';
const today = berlinDay(new Date());

const listed = (at: number, day: string) => ({
  id: `${ID.slice(0, -1)}${at}`,
  ids: `${ID}_${ID}`,
  number: `810455${at}`,
  vehicle_license_plate: 'HM KS 418',
  weighing_date: toDmy(day),
  weighing_time: '07:41',
  kind: 'gross',
  name: 'Über zulässigem Gewicht',
  value: '+ 1,20 t',
  reason_text: 'Brutto 41,20 t, zulässig sind 40,00 t.',
  seen: false,
});

const items = [listed(1, today), listed(2, today), listed(3, addDays(today, -1))];
const pagination = { ...nothing.pagination, total_items: items.length, total_pages: 1 };

/** Hints of a contract by day; few demo loads have one. */
export const weightCheckScenes: readonly Scene[] = [
  {
    as: 'foreman',
    name: 'weight-checks',
    path: ({ contract }) => `/weight-checks/${contract}`,
    answers: async (on) => {
      await answer('weight-checks/list/*', { data: { items, pagination } })(on);
      await answer('weight-checks/counts/*', { data: { open: items.length, seen: 0 } })(on);
    },
    shows: text('Über zulässigem Gewicht'),
  },
];

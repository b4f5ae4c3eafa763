import * as z from 'zod/mini';
import { looks, officeRow, plantLoad } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { chosen, text } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

/** First and last day of the day plan. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';

const plannedDay = z.iso
  .date()
  .check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error: 'date' }));

/**
 * The day of the plants of the chosen brand: hours with their load, and the call-offs that load them (OFF-69,
 * OFF-70). A night delivery of the day before belongs to this day as far as it still loads.
 */
export const officeDay = call({
  ...looks,
  name: 'callOffs.officeDay',
  summary: 'Der Tag der Werke: Öffnung, Stundenmengen und Abrufe.',
  path: 'day-plan',
  input: z.object({
    day: plannedDay,
    /** `<supplier id>:<plant number>`; without it all plants. */
    plant: chosen(text(60)),
  }),
  output: z.object({
    plants: z.array(
      z.object({
        ...plantLoad.shape,
        plant: z.string(),
        /** When the plant is open on this day; null: closed. */
        open_hours: z.nullable(z.object({ from: z.string(), until: z.string() })),
        /** By begin; only what counts for the load. */
        call_offs: z.array(officeRow),
      }),
    ),
    /** Server time of this state. */
    as_of: instant,
  }),
});

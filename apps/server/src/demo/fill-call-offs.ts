import { addDays, berlinDay, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import type { Database } from '#core/database/database.ts';
import { type Deciders, fillCallOff } from '#demo/fill-call-off.ts';
import { numberedPlansOf, type Plan } from '#demo/call-off-plans.ts';
import { carriageOf, OFFERED_INCOTERMS, TRUCK_TYPES } from '#demo/catalogue.ts';
import { supplierOf } from '#demo/site-lookup.ts';
import type { fillItems } from '#demo/fill-items.ts';
import type { Site } from '#demo/sites.ts';

type Target = {
  readonly site: Site;
  readonly items: Awaited<ReturnType<typeof fillItems>>;
  readonly supplier: { readonly id: number };
  /** People of the company; the first one orders, the others take deliveries in turn. */
  readonly people: readonly { readonly id: string }[];
  readonly deciders: Deciders;
};

const LORRY = { asphalt: 25, concrete: 8, bulk: 24 } as const;
const NIGHT = { from: '21:00', until: '05:00' } as const;
const DAYS_BEFORE_NIGHTS = 2;
const HOUR_MS = 3_600_000;

/** Three days before the delivery, and never later than yesterday. */
const orderedOn = (day: string, today: string): string => {
  const [usual, latest] = [addDays(day, -3), addDays(today, -1)];
  return usual < latest ? usual : latest;
};

/** So many hours before its begin where a plan says so. */
const askedAt = ({ from, leadHours }: Plan, day: string, today: string): Date =>
  leadHours === undefined
    ? berlinInstant(orderedOn(day, today), '13:20')
    : new Date(berlinInstant(day, from).getTime() - leadHours * HOUR_MS);

/** Fills in the call-offs of a site; today's confirmed ones are what its lorries are loaded for. */
export const fillCallOffs = async (
  db: Database,
  { site, items, supplier, people, deciders }: Target,
  now: Date,
) => {
  const made: Awaited<ReturnType<typeof fillCallOff>>[] = [];
  const today = berlinDay(now);
  const { brand, materials } = supplierOf(site);
  const standing = items.filter(({ cancelled: isCancelled }) => !isCancelled);
  for (const [index, { plan, number }] of numberedPlansOf(site, today).entries()) {
    const item = standing[index % standing.length];
    const material = materials.find(({ number }) => number === item?.material_number);
    if (!item || !material) continue;
    const carriage = carriageOf(material);
    const truckType = TRUCK_TYPES[carriage][index % 3 === 2 ? 1 : 0];
    const incoterm = OFFERED_INCOTERMS[index % 4 === 3 ? 1 : 0];
    const isNight = item.night_shift === true && plan.day >= DAYS_BEFORE_NIGHTS;
    const { from, until } = isNight ? NIGHT : plan;
    const day = addDays(today, plan.day);
    const quantityOf = (lorries: number) => `${lorries * LORRY[carriage]}.000`;
    const asked = {
      item,
      supplier,
      status: plan.status,
      number: plan.isNew ? null : number,
      hourly_quantity: index % 2 === 0 ? `${LORRY[carriage]}.000` : null,
      values: {
        quantity: quantityOf(plan.lorries),
        starts_on: day,
        starts_time: from,
        ends_on: isNight ? addDays(day, 1) : day,
        ends_time: until,
        component: plan.component ?? null,
        note: plan.note ?? null,
        contact_user_id: people[index % people.length]?.id ?? null,
      },
      answer: plan.answer ?? null,
      ...(plan.earlier && {
        earlier: {
          quantity: quantityOf(plan.earlier.lorries),
          starts_time: isNight ? NIGHT.from : plan.earlier.from,
          component: plan.earlier.component,
          note: null,
        },
      }),
      ...(truckType && { truckType }),
      ...(incoterm && { incoterm }),
      created_by: people[0]?.id ?? null,
      asked_at: askedAt(plan, day, today),
    };
    made.push(await fillCallOff(db, asked, deciders[brand], index, now));
  }
  return made;
};

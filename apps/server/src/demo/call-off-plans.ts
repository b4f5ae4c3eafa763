import { CALL_OFF_STATUS, type CallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { weekday } from '@abrufbar/domain/values/calendar.ts';
import { loadKindOf } from '@abrufbar/domain/call-offs/load.ts';
import { supplierOf } from '#demo/site-lookup.ts';
import { materialsOf, SITES, type Site } from '#demo/sites.ts';

/** One call-off of a site, days from today. */
export type Plan = {
  readonly status: CallOffStatus;
  readonly day: number;
  readonly from: string;
  readonly until: string;
  /** Lorries ordered; what they carry depends on the material. */
  readonly lorries: number;
  readonly component?: string;
  readonly note?: string;
  readonly answer?: string;
  /** Order that is still valid while a change is requested. */
  readonly earlier?: {
    readonly lorries: number;
    readonly from: string;
    readonly component: string;
  };
  /** From the request to the begin; without it three days. */
  readonly leadHours?: number;
  /** The plant does not know it yet, so it has no number. */
  readonly isNew?: true;
};

const {
  planned,
  bindingRequest,
  cancellationRequest,
  refused,
  confirmed,
  cancelled,
  inReview,
  changeRequest,
} = CALL_OFF_STATUS;

/** Orders of a busy site: all eight statuses. */
const PLANS: readonly Plan[] = [
  {
    status: confirmed,
    day: 0,
    from: '06:30',
    until: '15:00',
    lorries: 6,
    component: 'Fahrbahn Achse 1 bis 4',
    note: 'Zufahrt über Tor 2, Einweiser vor Ort',
    answer: 'Beladung ab 06:00\u00A0Uhr.',
  },
  {
    status: changeRequest,
    day: 2,
    from: '09:00',
    until: '15:30',
    lorries: 5,
    component: 'Gehweg Südseite, Stationen 0+120 bis 0+180',
    earlier: { lorries: 8, from: '07:00', component: 'Gehweg Südseite' },
    note: 'Fertiger kommt erst um 09:00\u00A0Uhr',
  },
  { status: inReview, day: 1, from: '07:00', until: '15:00', lorries: 4, isNew: true },
  {
    status: confirmed,
    day: 3,
    from: '07:00',
    until: '14:00',
    lorries: 7,
    component: 'Bodenplatte Achse 3',
  },
  { status: bindingRequest, day: 1, from: '10:00', until: '12:30', lorries: 2, isNew: true },
  {
    status: refused,
    day: 0,
    from: '13:00',
    until: '16:00',
    lorries: 3,
    answer: 'Heute Nachmittag ist die Anlage ausgebucht. Morgen ab 10:00\u00A0Uhr ist Platz.',
    isNew: true,
  },
  {
    status: cancellationRequest,
    day: 4,
    from: '07:00',
    until: '11:00',
    lorries: 3,
    answer: 'Auf Ihren Anruf hin, wir prüfen die Stornierung.',
  },
  { status: planned, day: 9, from: '07:00', until: '15:00', lorries: 8, isNew: true },
  {
    status: cancelled,
    day: 5,
    from: '07:00',
    until: '15:00',
    lorries: 5,
    answer: 'Wie telefonisch besprochen storniert.',
  },
  { status: confirmed, day: -1, from: '06:30', until: '14:30', lorries: 5 },
];
/** Orders of a finished site. */
const PAST: readonly Plan[] = [
  { status: confirmed, day: -44, from: '06:30', until: '14:30', lorries: 6 },
  { status: confirmed, day: -43, from: '07:00', until: '15:00', lorries: 4 },
];

/** An order of the weeks that the reports show first, and of those they compare with. */
type PastWeek = Omit<Plan, 'day' | 'until'> & {
  /** 1: the whole week before this one. */
  readonly weeksAgo: number;
  /** 0: Monday. */
  readonly weekday: number;
};

const WEEKS: readonly PastWeek[] = [
  { weeksAgo: 1, weekday: 1, from: '06:30', status: confirmed, lorries: 3, leadHours: 20 },
  { weeksAgo: 1, weekday: 3, from: '07:00', status: confirmed, lorries: 4, leadHours: 44 },
  {
    weeksAgo: 1,
    weekday: 4,
    from: '08:00',
    status: refused,
    lorries: 2,
    leadHours: 9,
    answer: 'So kurzfristig ist keine Spedition frei.',
    isNew: true,
  },
  {
    weeksAgo: 2,
    weekday: 3,
    from: '07:00',
    status: confirmed,
    lorries: 5,
    leadHours: 30,
    earlier: { lorries: 3, from: '09:00', component: 'Tragschicht, Abschnitt 2' },
  },
  {
    weeksAgo: 2,
    weekday: 4,
    from: '10:00',
    status: cancelled,
    lorries: 3,
    leadHours: 76,
    answer: 'Wegen Regen abgesagt.',
  },
  { weeksAgo: 3, weekday: 2, from: '06:30', status: confirmed, lorries: 4, leadHours: 52 },
  {
    weeksAgo: 4,
    weekday: 3,
    from: '07:00',
    status: refused,
    lorries: 2,
    leadHours: 14,
    isNew: true,
  },
];

/** Further sites ordered less often. */
const WEEKS_FROM_LOADS = 2;
const BEFORE_THEM: readonly PastWeek[] = WEEKS.filter((_, at) => at % 3 === 0);

const ALL_FROM_LOADS = 5;
/** Numbers of the plants' own systems go on from here. */
const FIRST_CALL_OFF_ID = 551_208;
/** Call-offs of a site in the order in which they are numbered. */
const plansOf = (site: Site): readonly Plan[] => {
  const { status, loads } = site;
  if (status !== 0) return PAST;
  if (loads >= ALL_FROM_LOADS) return PLANS;
  const some = PLANS.slice(0, loads + 2);
  // Elsewhere everything is decided, so that the dispatchers do not find the same at every site.
  return SITES.indexOf(site) % 4 === 0
    ? some
    : some.filter((plan) => loadKindOf(plan.status) !== 'open');
};

const LASTS_HOURS = 6;
const untilOf = (from: string): string =>
  `${String(Number(from.slice(0, 2)) + LASTS_HOURS).padStart(2, '0')}${from.slice(2)}`;

/** Orders of the last weeks, in days from today. */
const pastWeeksOf = ({ status, loads, starts }: Site, today: string): readonly Plan[] => {
  if (status !== 0) return [];
  return (loads >= WEEKS_FROM_LOADS ? WEEKS : BEFORE_THEM)
    .map(({ weeksAgo, weekday: at, ...plan }) => ({
      ...plan,
      day: at - weekday(today) - 7 * weeksAgo,
      until: untilOf(plan.from),
    }))
    .filter(({ day }) => day > starts + 5);
};

/** Numbers of the last weeks' call-offs go on from here. */
const FIRST_PAST_ID = 549_001;

/** All call-offs of a site with their numbers: those around today first. */
export const numberedPlansOf = (site: Site, today: string) => [
  ...plansOf(site).map((plan, at) => ({ plan, number: numberOf(site, at) })),
  ...pastWeeksOf(site, today).map((plan, at) => ({
    plan,
    number: String(FIRST_PAST_ID + SITES.indexOf(site) * WEEKS.length + at),
  })),
];

/** Number of the call-off of a plan in the plant's own system. */
const numberOf = (site: Site, position: number): string =>
  String(FIRST_CALL_OFF_ID + SITES.indexOf(site) * PLANS.length + position);

/** The call-off that today's lorries of a site are loaded for: its first plan, with its first material. */
export const callOffOfToday = (site: Site): { number: string; materialNumber: string } | null => {
  const [material] = materialsOf(site, supplierOf(site));
  const [plan] = plansOf(site);
  if (plan?.day !== 0 || !material) return null;
  return { number: numberOf(site, 0), materialNumber: material.number };
};

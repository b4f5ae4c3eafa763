import type { SiteWarning } from '@abrufbar/domain/deliveries/site-warnings.ts';
import { berlinDay, berlinTime, minutes, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { duration } from '@abrufbar/domain/values/duration.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { warningsTexts } from '@abrufbar/texts/deliveries/warnings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { namedId } from '#core/ids.ts';
import { type Worker, worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import type { CallOffRow } from '#deliveries/today/store.ts';
import { type Found, findWarnings } from '#deliveries/warnings/find-warnings.ts';
import {
  listAllCompanies,
  listFollowedCompanies,
  listFollowers,
} from '#deliveries/warnings/store.ts';
import { notifyUser } from '#notifications/notify.ts';

const t = reader(warningsTexts);

/** Once a minute (BEY-86): a gap opens because nothing happens. */
export const warningsDue = queue('deliveries.warnings_due', {
  cron: '* * * * *',
  forgets: true,
  concurrency: 1,
});

/** The sites of one company are to be looked at. */
export const companyWarningsDue = queue<{ readonly companyId: number }>(
  'deliveries.company_warnings_due',
  { forgets: true },
);

/** Asks for every company with open call-offs today; each is a job of its own, so that one that fails holds up nobody. */
const warnAll = worker(warningsDue, async ({ now, inScope, jobs }) => {
  const all = await inScope({ readOnly: true }, listAllCompanies);
  const companies = await inScope({ companies: all, readOnly: true }, (db) =>
    listFollowedCompanies(db, all, { now, today: berlinDay(now) }),
  );
  for (const companyId of companies)
    await inScope({}, (db) => jobs.send(db, companyWarningsDue, { companyId }));
});

/** Tells the followers of each site, each warning once. */
const warnCompany = worker(companyWarningsDue, async (context, { companyId }) => {
  const { now, inScope, jobs } = context;
  const found = await inScope({ companies: [companyId], readOnly: true }, async (db) => {
    const warnings = await findWarnings(db, companyId, now);
    return { warnings, followers: warnings.length > 0 ? await listFollowers(db, companyId) : [] };
  });
  for (const one of found.warnings) {
    const { warning, callOff } = one;
    const message = {
      companyId,
      eventId: namedId(nameOf(warning, callOff)),
      type: `calloff.${warning.kind}`,
      referenceId: callOff.id,
      payload: payloadOf(one),
      createdAt: now.toISOString(),
    };
    for (const { user_id: userId, contract_id: contractId } of found.followers)
      if (contractId === callOff.contract_id)
        await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
  }
});

/** Both kinds of job. */
export const warningWorkers: readonly Worker[] = [warnAll, warnCompany];

/** A gap is named by the load weighed last before it, a queue by its load weighed first. */
const nameOf = (warning: SiteWarning, { contract_id, starts_on }: CallOffRow): string => {
  if (warning.kind === 'queue') {
    const [first] = warning.queue.loads.toSorted(
      (a, b) => Number(a.weighedAt) - Number(b.weighedAt),
    );
    return `calloff.queue ${contract_id} ${first?.id}`;
  }
  const { materialNumber, unit } = warning.order;
  const after = warning.lastWeighed?.id ?? starts_on;
  return `calloff.gap ${contract_id} ${materialNumber} ${unit} ${after}`;
};

const titleOf = (warning: SiteWarning): string => {
  if (warning.kind === 'queue') {
    const { at, loads } = warning.queue;
    return t('dayline.queue', { n: loads.length, zeit: berlinTime(at) });
  }
  const { from, minutes: length } = warning.gap;
  return t('dayline.gap', { dauer: duration(length), zeit: berlinTime(from) });
};

const payloadOf = ({ warning, callOff, phone }: Found) => ({
  title: titleOf(warning),
  factory_phone: phone,
  construction_site_name: callOff.construction_site_name,
  material_name: callOff.material_name,
  material_number: callOff.material_number,
  material_category: callOff.category,
  quantity: formatQuantity(callOff.quantity),
  quantity_unit: callOff.quantity_unit,
  delivery_start_date: toDmy(callOff.starts_on),
  delivery_start_time: minutes(callOff.starts_time),
  delivery_end_date: toDmy(callOff.ends_on),
  delivery_end_time: minutes(callOff.ends_time),
});

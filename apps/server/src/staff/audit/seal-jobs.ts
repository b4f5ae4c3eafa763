import { checkChain } from '#core/audit-checks.ts';
import { sealActions } from '#core/audit-seals.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';

/** Rows of one seal at most, so that a flood of actions makes several. */
const MAX_SEALED_ROWS = 20_000;

/** Seals and rows that one run checks: a long chain is checked over several. */
const CHECK_LIMITS = { seals: 2_000, rows: 40_000 } as const;

/** Once a minute (OFF-85). */
export const sealingDue = queue('staff.sealing_due', {
  cron: '* * * * *',
  forgets: true,
  concurrency: 1,
});

/** Seals what was done since the last time, and checks the chain. */
export const sealAudit = worker(sealingDue, async ({ now, inScope }) => {
  const seal = () => inScope({ allActions: true }, (db) => sealActions(db, now, MAX_SEALED_ROWS));
  while ((await seal()) >= MAX_SEALED_ROWS);
  await inScope({ allActions: true }, (db) => checkChain(db, now, CHECK_LIMITS));
});

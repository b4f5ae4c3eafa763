import * as contract from '@abrufbar/contract/deliveries/office-weight-limits.ts';
import {
  isWeightLimit,
  WEIGHT_LIMIT_NAMES,
  weightLimits,
} from '@abrufbar/domain/deliveries/weight-limits.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { findWeightLimits, updateWeightLimits } from '#deliveries/weight-checks/limits-store.ts';

const t = reader(weightCheckTexts);

const presentLimits = async ({ db, brand }: Pick<StaffContext, 'db' | 'brand'>) => {
  const row = await findWeightLimits(db, brand);
  const limits = weightLimits(row?.limits ?? null);
  return {
    version: row?.version ?? 0,
    limits: WEIGHT_LIMIT_NAMES.map((name) => ({ name, value: limits[name] })),
    changed_by: row?.changed_by ?? null,
    changed_at: row?.changed_at ?? null,
  };
};

export const officeWeightLimits = handle(contract.officeWeightLimits, presentLimits);

export const officeUpdateWeightLimits = handle(
  contract.officeUpdateWeightLimits,
  async (context, { version, limits }) => {
    const { db, brand, staff, now, effectOn, audit } = context;
    effectOn(null);
    const wrong = limits.filter(({ name, value }) => !isWeightLimit(name, value));
    if (wrong.length > 0) {
      throw refuseFields(wrong.map(({ name }) => ({ field: name, problem: 'weight_limit' })));
    }
    const before = await findWeightLimits(db, brand);
    const chosen = Object.fromEntries(limits.map(({ name, value }) => [name, value]));
    const change = { version, limits: { ...before?.limits, ...chosen } };
    const isCurrent = version === (before?.version ?? 0);
    const author = { name: staff.name, at: now };
    if (!isCurrent || !(await updateWeightLimits(db, brand, change, author))) {
      const { changed_by, changed_at } = await presentLimits(context);
      throw refuseStale(changed_by ?? '', changed_at ?? '');
    }
    audit({
      brands: [brand],
      kind: 'settings',
      id: null,
      name: t('check.list.sheet'),
      changes: changesBetween(weightLimits(before?.limits ?? null), weightLimits(change.limits)),
    });
    return presentLimits(context);
  },
);

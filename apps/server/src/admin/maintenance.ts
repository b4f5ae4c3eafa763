import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { adminTexts } from '@abrufbar/texts/staff/admin.ts';
import { brandOrBoth, type Command, instantOr, instantOrNone } from '#admin/values.ts';
import { endMaintenance, insertMaintenance, listOpen } from '#content/maintenance/store.ts';
import { auditStaff } from '#core/staff-audit.ts';
import { StartError } from '#core/start-error.ts';

const OCCASION = { call: 'admin.maintenance', requestId: '-' };
const ACTOR = { staffId: null, name: adminTexts.actor, brands: BRANDS };

/** Switches the maintenance that the office lists (OFF-180). */
export const MAINTENANCE_COMMANDS: Readonly<Record<string, Command>> = {
  maintenance: {
    required: { state: 'on|off' },
    optional: {
      brand: `${BRANDS.join('|')}; both without`,
      html: 'text shown meanwhile',
      from: 'instant; now without',
      until: 'expected end',
    },
    run: async ({ db, now }, { state, html, ...values }) => {
      if (state !== 'on' && state !== 'off') throw new StartError('--state is on or off');
      const brand = brandOrBoth(values['brand']);
      const brands = brand === null ? BRANDS : [brand];
      const author = { name: adminTexts.actor, at: now };
      const record = (id: string, changes: Parameters<typeof auditStaff>[3]['changes']) =>
        auditStaff(db, { ...OCCASION, at: now }, ACTOR, {
          brands,
          kind: 'maintenance',
          id,
          name: brands.join(', '),
          ...(changes && { changes }),
        });
      if (state === 'on') {
        const startsAt = instantOr(values['from'], now);
        const expectedUntil = instantOrNone(values['until']);
        const plan = { brand, startsAt, expectedUntil, html: html ?? null };
        const id = await insertMaintenance(db, plan, author);
        await record(id, { begins: { old: null, new: startsAt.toISOString() } });
        return `Maintenance is on from ${startsAt.toISOString()}`;
      }
      for (const open of await listOpen(db, now)) {
        if (brand !== null && open.brand !== brand) continue;
        await endMaintenance(db, open, author);
        await record(open.id, { ended: { old: null, new: now.toISOString() } });
      }
      return 'Maintenance is off';
    },
  },
};

import * as contract from '@abrufbar/contract/staff/settings.ts';
import { noteLimit } from '@abrufbar/domain/call-offs/note.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findConfiguration, updateConfiguration } from '#content/store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { presentSpans } from '#retention-handlers.ts';
import { SESSION_DAYS } from '#session/lifetime.ts';
import { LINK_MINUTES, STAFF_LIMITS } from '#staff/lifetime.ts';

const t = reader(appTexts);

const presentNotes = async ({ db, brand }: StaffContext) => {
  const row = await findConfiguration(db, brand);
  return {
    version: row?.version ?? 0,
    note_max: noteLimit(null, row?.note_max_letters),
    changed_by: row?.changed_by ?? null,
    changed_at: row?.changed_at ?? null,
  };
};

/** Settings of the member's brands alone. */
export const settings = handle(contract.settings, async (context) => {
  const { staff, installation } = context;
  const hosts = [...installation.BRAND_HOSTS];
  return {
    brands: BRANDS.filter((brand) => staff.brands.includes(brand)).map((brand) => ({
      brand,
      hosts: hosts.flatMap(([host, of]) => (of === brand ? [host] : [])),
      suppliers: staff.suppliers.flatMap((one) => (one.brand === brand ? [one.name] : [])),
    })),
    notes: await presentNotes(context),
    mail: {
      from: installation.MAIL_FROM ?? null,
      is_sent: installation.SMTP_URL !== undefined,
      tells_unknown: installation.RECOVERY_TELLS_UNKNOWN,
    },
    sign_in: {
      portal_unused_days: SESSION_DAYS.unused,
      portal_longest_days: SESSION_DAYS.longest,
      office_idle_minutes: STAFF_LIMITS.idleMinutes,
      office_longest_hours: STAFF_LIMITS.longestHours,
      step_up_minutes: STAFF_LIMITS.stepUpMinutes,
      link_minutes: LINK_MINUTES,
    },
    kept: await presentSpans(context),
  };
});

export const updateNotes = handle(
  contract.updateNotes,
  async (context, { version, note_max: most }) => {
    const { db, brand, staff, now, effectOn, audit } = context;
    effectOn(null);
    const { least, most: longest } = contract.NOTE_LETTERS;
    if (most < least || most > longest) {
      throw refuseFields([{ field: 'note_max', problem: 'note_max' }]);
    }
    const before = await presentNotes(context);
    const author = { name: staff.name, at: now };
    const isCurrent = version === before.version;
    const change = { version, noteMaxLetters: most };
    if (!isCurrent || !(await updateConfiguration(db, brand, change, author))) {
      const { changed_by, changed_at } = await presentNotes(context);
      throw refuseStale(changed_by ?? '', changed_at ?? '');
    }
    audit({
      brands: [brand],
      kind: 'settings',
      id: null,
      name: t(`brand.${brand}`),
      changes: changesBetween({ note_max: before.note_max }, { note_max: most }),
    });
    return presentNotes(context);
  },
);

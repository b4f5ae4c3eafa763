import { STAFF_ROLES, type StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { adminTexts } from '@abrufbar/texts/staff/admin.ts';
import { addressOf, brandOf, type Command, found } from '#admin/values.ts';
import { newId } from '#core/ids.ts';
import { openSecretBox } from '#core/secret-box.ts';
import { changesBetween, auditStaff } from '#core/staff-audit.ts';
import { StartError } from '#core/start-error.ts';
import { isDemo } from '#demo/start-demo.ts';
import { codeOf } from '#staff/factor.ts';
import { makePasswordLink, passwordPage } from '#staff/password-link.ts';
import { findMember, insertMember } from '#staff/store.ts';

const staffRoleOf = (value: string | undefined): StaffRole =>
  found(
    STAFF_ROLES.find((one) => one === value),
    `role ${value}; roles are ${STAFF_ROLES.join(', ')}`,
  );

export const STAFF_COMMANDS: Readonly<Record<string, Command>> = {
  staff: {
    required: {
      email: 'e-mail',
      name: 'first and last name',
      role: STAFF_ROLES.join('|'),
      brands: BRANDS.join(','),
    },
    optional: {},
    run: async ({ db, settings, now }, { name = '', ...values }) => {
      const email = (values['email'] ?? '').toLowerCase();
      if (!isEmail(email)) throw new StartError(`Not an e-mail: ${email}`);
      const role = staffRoleOf(values['role']);
      const brands = [...new Set((values['brands'] ?? '').split(',').map(brandOf))];
      const by = { staffId: null, name: adminTexts.actor, brands };
      const id = newId();
      const stamps = { created_at: now, changed_at: now, changed_by: by.name };
      const isNew = await insertMember(db, { id, email, name, role, brands, ...stamps });
      if (!isNew) throw new StartError(`There is a member with the e-mail ${email} already`);
      const occasion = { at: now, call: 'admin.staff', requestId: '-' };
      const changes = changesBetween({}, { role, brands });
      await auditStaff(db, occasion, by, { kind: 'staff', id, name, changes });
      const token = await makePasswordLink(db, id, { now, isFirst: true });
      return `${name} may sign in as ${role}. Link for the password, valid once, for 7 days: ${passwordPage(addressOf(settings), token)}`;
    },
  },
  'staff-code': {
    required: { email: 'e-mail' },
    optional: {},
    run: async ({ db, settings, now }, { email = '' }) => {
      // Elsewhere it would take the place of the phone that the second factor stands for.
      if (settings.NODE_ENV !== 'test' && !(await isDemo(settings))) {
        throw new StartError('Codes are shown for demo data only');
      }
      const member = found(await findMember(db, { email }), `member with the e-mail ${email}`);
      const secret = found(member.totp_secret ?? undefined, `second factor of ${email} yet`);
      return codeOf(openSecretBox(settings).open(secret), now);
    },
  },
};

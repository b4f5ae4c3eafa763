/** Commands about the codes that people register with (D-09). */
import { PERMISSIONS, ROLE_PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import {
  addressOf,
  type Command,
  companyOf,
  emailOrNone,
  found,
  permissionsOf,
  roleOf,
} from '#admin/values.ts';
import { insertCode, updateCodeRevoked } from '#registration/store.ts';

export const REGISTRATION_COMMANDS: Readonly<Record<string, Command>> = {
  'registration-code': {
    required: { company: 'company number', role: Object.keys(ROLE_PERMISSIONS).join('|') },
    optional: {
      email: 'e-mail, if only that person may use it',
      permissions: `${PERMISSIONS.join(',')}; those of the role without it`,
    },
    run: async (context, values) => {
      const company = await companyOf(context, values);
      const fields = {
        companyId: company.id,
        role: roleOf(values['role']),
        email: emailOrNone(values['email']),
        ...(values['permissions'] !== undefined && {
          permissions: permissionsOf(values['permissions']),
        }),
      };
      const { id, code } = await insertCode(context.db, fields, context.now);
      const link = `${addressOf(context.settings)}/register?code=${code}`;
      return `Code ${id}, valid once, for 30 days, shown this once: ${code}\n${link}`;
    },
  },
  'revoke-registration-code': {
    required: { id: 'id of the code' },
    optional: {},
    run: async ({ db, now }, { id = '' }) => {
      found((await updateCodeRevoked(db, id, now)) || undefined, `unused code ${id}`);
      return 'Code revoked';
    },
  },
};

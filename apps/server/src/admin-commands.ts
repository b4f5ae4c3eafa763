import { randomBytes } from 'node:crypto';
import { isDay } from '@abrufbar/domain/calendar.ts';
import { ROLE_PERMISSIONS, type Role } from '@abrufbar/domain/companies.ts';
import {
  findCompany,
  findSupplier,
  findUserId,
  insertCompany,
  insertErpId,
  insertMembership,
  insertSupplier,
  insertUser,
  updatePasswordHash,
  updateUserBlocked,
} from '#companies/store.ts';
import { updateMaintenance } from '#content/store.ts';
import { insertContract } from '#contracts/ticket-store.ts';
import { type Database, enter } from '#core/database.ts';
import type { Settings } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';
import { insertImportKey, updateImportKeyRevoked } from '#imports/store.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { hashPassword } from '#session/password.ts';
import { deleteSessions } from '#session/store.ts';

type Context = { readonly db: Database; readonly settings: Settings; readonly now: Date };
type Values = Readonly<Record<string, string>>;

export type Command = {
  /** Options and what to write after them. */
  readonly required: Readonly<Record<string, string>>;
  readonly optional: Readonly<Record<string, string>>;
  /** Does it and tells what was done. */
  readonly run: (context: Context, values: Values) => Promise<string>;
};

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new StartError(`There is no ${what}`);
  return value;
};
const companyOf = async ({ db }: Context, { company = '' }: Values) =>
  found(await findCompany(db, company), `company with the number ${company}`);
const supplierOf = async ({ db }: Context, values: Values) =>
  found(await findSupplier(db, values['vk-org'] ?? ''), `supplier with vk_org ${values['vk-org']}`);
const userOf = async ({ db }: Context, { email = '' }: Values) =>
  found(await findUserId(db, email), `user with the e-mail ${email}`);

const dayOrNone = (value: string | undefined): string | null => {
  if (value !== undefined && !isDay(value))
    throw new StartError(`Not a day: ${value} (2026-11-20)`);
  return value ?? null;
};
const roleOf = (value: string | undefined): Role => {
  const role = Object.keys(ROLE_PERMISSIONS).find((one): one is Role => one === value);
  return found(role, `role ${value}; roles are ${Object.keys(ROLE_PERMISSIONS).join(', ')}`);
};
const sourceOf = (value: string | undefined): 'vas' | 'di' =>
  found(
    (['vas', 'di'] as const).find((one) => one === value),
    `source ${value}; vas or di`,
  );

const addressOf = ({ PUBLIC_URL, PORT }: Settings) => PUBLIC_URL ?? `http://localhost:${PORT}`;

export const COMMANDS: Readonly<Record<string, Command>> = {
  supplier: {
    required: { 'vk-org': 'sales organisation', name: 'name' },
    optional: {},
    run: async ({ db }, { name = '', ...values }) => {
      await insertSupplier(db, { vk_org: values['vk-org'] ?? '', name });
      return `Supplier ${name} added`;
    },
  },
  company: {
    required: { number: 'company number', name: 'name' },
    optional: {},
    run: async ({ db }, { number = '', name = '' }) => {
      await insertCompany(db, { company_nr: number, name });
      return `Company ${name} (${number}) added`;
    },
  },
  'customer-number': {
    required: { company: 'company number', 'vk-org': 'sales organisation', number: 'number' },
    optional: {},
    run: async (context, values) => {
      const [company, supplier] = [
        await companyOf(context, values),
        await supplierOf(context, values),
      ];
      const number = values['number'] ?? '';
      const row = { supplier_id: supplier.id, erp_customer_no: number, company_id: company.id };
      await insertErpId(context.db, row);
      return `${supplier.name} knows ${company.name} as ${number}`;
    },
  },
  contract: {
    required: {
      company: 'company number',
      'vk-org': 'sales organisation',
      number: 'contract number',
      name: 'name of the site',
    },
    optional: { site: 'site number', order: 'order number', starts: 'day', ends: 'day' },
    run: async (context, values) => {
      const [company, supplier] = [
        await companyOf(context, values),
        await supplierOf(context, values),
      ];
      await enter(context.db, { companies: [company.id] });
      await insertContract(context.db, {
        company_id: company.id,
        supplier_id: supplier.id,
        contract_number: values['number'] ?? '',
        name: values['name'] ?? '',
        building_site_number: values['site'] ?? null,
        customer_order_number: values['order'] ?? null,
        starts_on: dayOrNone(values['starts']),
        ends_on: dayOrNone(values['ends']),
        created_at: context.now,
      });
      return `Contract ${values['number']} of ${company.name} with ${supplier.name} added`;
    },
  },
  user: {
    required: {
      company: 'company number',
      email: 'e-mail',
      'first-name': 'first name',
      'last-name': 'last name',
      role: Object.keys(ROLE_PERMISSIONS).join('|'),
    },
    optional: {},
    run: async (context, values) => {
      const { email = '' } = values;
      const company = await companyOf(context, values);
      const role = roleOf(values['role']);
      const userId =
        (await findUserId(context.db, email)) ??
        (await insertUser(context.db, {
          email,
          first_name: values['first-name'] ?? '',
          last_name: values['last-name'] ?? '',
          created_at: context.now,
        }));
      await insertMembership(context.db, { userId, companyId: company.id, role });
      return `${email} belongs to ${company.name} as ${role}`;
    },
  },
  password: {
    required: { email: 'e-mail' },
    optional: {},
    run: async (context, values) => {
      const userId = await userOf(context, values);
      const password = randomBytes(12).toString('base64url');
      await updatePasswordHash(context.db, userId, await hashPassword(password));
      await enter(context.db, { userId });
      await deleteSessions(context.db, userId);
      return `New password, shown this once: ${password}`;
    },
  },
  invitation: {
    required: { email: 'e-mail' },
    optional: {},
    run: async (context, values) => {
      const userId = await userOf(context, values);
      await enter(context.db, { userId });
      const token = await issueLoginToken(context.db, { kind: 'invitation', userId }, context.now);
      return `Valid once, for 7 days: ${addressOf(context.settings)}/login?_im=${token}`;
    },
  },
  impersonation: {
    required: { email: 'e-mail', staff: 'name of the staff member', reason: 'reason' },
    optional: {},
    run: async (context, values) => {
      const userId = await userOf(context, values);
      await enter(context.db, { userId });
      const { staff: staffName = '', reason = '' } = values;
      const occasion = { kind: 'impersonation', userId, staffName, reason } as const;
      const token = await issueLoginToken(context.db, occasion, context.now);
      return `Valid once, for 5 minutes: ${addressOf(context.settings)}/login?impersonate=1&_im=${token}`;
    },
  },
  block: {
    required: { email: 'e-mail' },
    optional: { lift: 'yes' },
    run: async (context, values) => {
      const userId = await userOf(context, values);
      const lift = values['lift'] === 'yes';
      await enter(context.db, { userId });
      await updateUserBlocked(context.db, userId, lift ? null : context.now);
      if (!lift) await deleteSessions(context.db, userId);
      return lift ? 'Account open again' : 'Account blocked, all devices signed out';
    },
  },
  'import-key': {
    required: { 'vk-org': 'sales organisation', source: 'vas|di', name: 'name of the system' },
    optional: { addresses: 'address or network, comma separated' },
    run: async (context, values) => {
      const { id: supplierId } = await supplierOf(context, values);
      const issued = {
        supplierId,
        source: sourceOf(values['source']),
        name: values['name'] ?? '',
        addresses: values['addresses']?.split(',') ?? [],
      };
      const { id, key } = await insertImportKey(context.db, issued, context.now);
      return `Key ${id}, shown this once: ${key}`;
    },
  },
  'revoke-import-key': {
    required: { id: 'id of the key' },
    optional: {},
    run: async ({ db, now }, { id = '' }) => {
      found((await updateImportKeyRevoked(db, id, now)) || undefined, `import key ${id}`);
      return 'Import key revoked';
    },
  },
  maintenance: {
    required: { state: 'on|off' },
    optional: { html: 'text shown meanwhile' },
    run: async ({ db }, { state, html }) => {
      if (state !== 'on' && state !== 'off') throw new StartError('--state is on or off');
      await updateMaintenance(db, { active: state === 'on', html: html ?? null });
      return `Maintenance is ${state}`;
    },
  },
};

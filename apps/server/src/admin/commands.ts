import { randomBytes } from 'node:crypto';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ROLE_PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { SOURCES } from '@abrufbar/domain/imports/ticket.ts';
import { CONTENT_COMMANDS } from '#admin/content.ts';
import { DELIVERY_COMMANDS } from '#admin/deliveries.ts';
import { IMPORT_COMMANDS } from '#admin/imports.ts';
import { JOB_COMMANDS } from '#admin/jobs.ts';
import { MAINTENANCE_COMMANDS } from '#admin/maintenance.ts';
import { REGISTRATION_COMMANDS } from '#admin/registration.ts';
import { STAFF_COMMANDS } from '#admin/staff.ts';
import {
  addressOf,
  brandOf,
  type Command,
  companyOf,
  dayOrNone,
  found,
  namedIn,
  quantityOrNone,
  roleOf,
  sourceOf,
  supplierOf,
  userOf,
  wholeOf,
} from '#admin/values.ts';
import {
  findUserId,
  insertCompany,
  insertErpId,
  insertMembership,
  insertSupplier,
  insertUser,
  listCompanyIds,
  replaceUser,
  updatePasswordHash,
  updateUserBlocked,
} from '#companies/store.ts';
import { insertItem, insertOffer } from '#contracts/item-store.ts';
import { insertPlants } from '#contracts/plant-store.ts';
import { findContractByNumber, insertContract } from '#contracts/update-store.ts';
import { enter } from '#core/database/database.ts';
import { forgetSignatures } from '#deliveries/receipt/receipt-store.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { insertImportKey, updateImportKeyRevoked } from '#imports/store.ts';
import { deleteCodesFor } from '#registration/store.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { hashPassword } from '#session/password.ts';
import { deleteRecoveryLink } from '#session/recovery/store.ts';
import { endSessions } from '#session/view-end.ts';

const t = reader(companiesMembersTexts);

export const COMMANDS: Readonly<Record<string, Command>> = {
  supplier: {
    required: { 'vk-org': 'sales organisation', name: 'name', brand: BRANDS.join('|') },
    optional: {},
    run: async ({ db }, { name = '', ...values }) => {
      const brand = brandOf(values['brand']);
      await insertSupplier(db, { vk_org: values['vk-org'] ?? '', name, brand });
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
  item: {
    required: {
      company: 'company number',
      'vk-org': 'sales organisation',
      contract: 'contract number',
      position: 'position',
      material: 'material number',
      name: 'name of the material',
      category: '0 to 4',
      plants: 'number=name;...',
    },
    optional: {
      quantity: 'agreed quantity',
      unit: 't|m³|St.',
      incoterms: 'id=name;...',
      vehicles: 'id=name;... the suggested one first',
      'night-shift': 'yes',
    },
    run: async (context, values) => {
      const { db } = context;
      const [company, supplier] = [
        await companyOf(context, values),
        await supplierOf(context, values),
      ];
      const { contract: number = '', material = '', name = '', position = '' } = values;
      await enter(db, { companies: [company.id] });
      const contract = found(
        await findContractByNumber(db, company.id, supplier.id, number),
        `contract ${number} of ${company.name} with ${supplier.name}`,
      );
      const category = wholeOf(values['category'], 0, 4);
      const plants = namedIn(values['plants']).map(({ id, title }) => ({
        number: id,
        name: title,
        unit: values['unit'] ?? 't',
      }));
      const [incoterms, truckTypes] = [namedIn(values['incoterms']), namedIn(values['vehicles'])];
      await insertCatalogue(db, supplier.id, [{ number: material, name, category }]);
      await insertOffer(db, supplier.id, { incoterms, truckTypes });
      await insertPlants(db, supplier.id, plants);
      await insertItem(db, {
        company_id: company.id,
        contract_id: contract.id,
        position,
        material_number: material,
        material_name: name,
        category,
        factory_numbers: plants.map((plant) => plant.number),
        factory_names: plants.map((plant) => plant.name),
        target_quantity: quantityOrNone(values['quantity']),
        quantity_unit: values['unit'] ?? 't',
        night_shift: values['night-shift'] === 'yes',
        incoterms: incoterms.map(({ id }) => id),
        truck_types: truckTypes.map(({ id }) => id),
      });
      return `Item ${position} (${name}) added to contract ${number}`;
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
      await endSessions(context.db, userId, context.now);
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
  ...REGISTRATION_COMMANDS,
  ...DELIVERY_COMMANDS,
  ...JOB_COMMANDS,
  ...IMPORT_COMMANDS,
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
      if (!lift) await endSessions(context.db, userId, context.now);
      return lift ? 'Account open again' : 'Account blocked, all devices signed out';
    },
  },
  'user-remove': {
    required: { email: 'e-mail' },
    optional: {},
    run: async (context, values) => {
      const userId = await userOf(context, values);
      await enter(context.db, { userId });
      await endSessions(context.db, userId, context.now); // tells every server process
      await deleteRecoveryLink(context.db, userId);
      const name = { firstName: t('removed.first_name'), lastName: t('removed.last_name') };
      await deleteCodesFor(context.db, values['email'] ?? '');
      const companies = await listCompanyIds(context.db);
      await enter(context.db, { userId, companies });
      await forgetSignatures(context.db, companies, userId);
      await replaceUser(context.db, userId, { ...name, at: context.now });
      return 'Account removed, all devices signed out; papers show a placeholder';
    },
  },
  'import-key': {
    required: {
      'vk-org': 'sales organisation',
      source: SOURCES.join('|'),
      name: 'name of the system',
    },
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
  ...CONTENT_COMMANDS,
  ...MAINTENANCE_COMMANDS,
  ...STAFF_COMMANDS,
};

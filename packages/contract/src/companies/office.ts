import { PERMISSIONS, ROLES } from '@abrufbar/domain/companies/permissions.ts';
import * as z from 'zod/mini';
import { looks } from '#call-offs/office-fields.ts';
import { companyId } from '#companies/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant, version } from '#wire/plain.ts';

export const OFFICE_CUSTOMER_SORTS = ['name', 'number', 'contracts', 'people'] as const;
/** Columns of the list, by their ids in the address. */
export const OFFICE_CUSTOMER_COLUMNS = [
  'name',
  'number',
  'numbers',
  'open',
  'contracts',
  'people',
] as const;
export type OfficeCustomerColumn = (typeof OFFICE_CUSTOMER_COLUMNS)[number];

/** A person of a customer with what the person may do there. */
export const officePerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  /** Occupation as chosen at registration; null where unknown. */
  position: z.nullable(z.int()),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Of the membership: role and rights. */
  version,
  is_blocked: z.boolean(),
  /** Of the account: blocking. */
  account_version: version,
  /** False when the person also belongs to a company with a number at a brand the caller has not (OFF-117). */
  can_block: z.boolean(),
  registered_at: instant,
});
export type OfficePerson = z.output<typeof officePerson>;

const head = {
  /** The company of the tenancy. */
  id: z.int(),
  number: z.string(),
  name: z.string(),
};

/** Search and order of the list; what is missing does not narrow. */
export const customerFilters = {
  q: orNothing(text(80)),
  sort: orNothing(z.enum(OFFICE_CUSTOMER_SORTS)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

/** Companies with a number at a supplier of the brand. */
export const officeList = call({
  ...looks,
  name: 'companies.officeList',
  summary: 'Kunden der Marke mit Suche und Sortierung.',
  path: 'customers',
  input: z.object({ ...customerFilters, page }),
  output: listOf(
    z.object({
      ...head,
      /** Numbers the suppliers of the brand know the company by. */
      customer_numbers: z.array(z.string()),
      open_contracts: z.int(),
      contracts: z.int(),
      people: z.int(),
    }),
  ),
});

/** One customer with its people; numbers, contracts and call-offs are those of the brand (OFF-82). */
export const officeDetail = call({
  ...looks,
  name: 'companies.officeDetail',
  summary: 'Ein Kunde mit Personen, Rechten und Nummern.',
  path: 'customers/{id}',
  input: z.object({ id: companyId }),
  output: z.object({
    ...head,
    version,
    street: z.nullable(z.string()),
    postcode: z.nullable(z.string()),
    city: z.nullable(z.string()),
    /** Fields that the next import overwrites. */
    imported_fields: z.array(z.string()),
    /** False for a company that also has a number at a brand the caller has not (OFF-117). */
    can_change: z.boolean(),
    numbers: z.array(
      z.object({
        supplier_id: z.int(),
        supplier: z.string(),
        sales_org: z.string(),
        number: z.string(),
      }),
    ),
    people: z.array(officePerson),
    /** People of the suppliers whom the customer calls. */
    contacts: z.array(
      z.object({
        id,
        version,
        supplier_id: z.int(),
        /** For all customers of the supplier, not for this one alone. */
        is_for_all: z.boolean(),
        task: z.string(),
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
      }),
    ),
    counts: z.object({
      open_contracts: z.int(),
      closed_contracts: z.int(),
      call_offs: z.int(),
    }),
  }),
});

/** Suppliers of the brand, for numbers and contact persons. */
export const officeSuppliers = call({
  ...looks,
  name: 'companies.officeSuppliers',
  summary: 'Lieferanten der Marke.',
  path: 'suppliers',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ id: z.int(), name: z.string(), sales_org: z.string() })),
  }),
});

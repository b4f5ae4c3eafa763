/** Lists of the office with a hundred thousand rows each: first page, a page far down, another order, a search, a filter. */
import { officeList as customers } from '@abrufbar/contract/companies/office.ts';
import { officeList as contracts } from '@abrufbar/contract/contracts/office.ts';
import { officeList as deliveries, UNFILTERED } from '@abrufbar/contract/deliveries/office.ts';
import { officeInvoices } from '@abrufbar/contract/documents-invoices.ts';
import { officeFiles } from '@abrufbar/contract/documents-office.ts';
import { officeList as imports } from '@abrufbar/contract/imports/office.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import { officeInvitations } from '@abrufbar/contract/registration-office.ts';
import { audit } from '@abrufbar/contract/staff/audit.ts';
import type { Figure } from '../stage/figures.ts';
import type { Stage } from '../stage/seeded-server.ts';
import { HOUSE_ROWS } from '../stage/house.ts';

type Medians = (work: () => Promise<unknown>) => Promise<number>;
type Row = readonly [what: string, max: number, work: () => Promise<unknown>];

/** The last page that a list of so many rows is sure to fill. */
const LIST_PAGES = 900;
/** Imports are listed up to 10,000. */
const IMPORT_PAGES = 90;

const ANY = { sort: null, direction: null } as const;
const CUSTOMERS = { q: null, ...ANY } as const;
const INVOICES = { customer: null, from: null, until: null, q: null, ...ANY } as const;
const FILES = { customer: null, type: null, from: null, until: null, q: null } as const;
const CONTRACTS = { view: 'all', customer: null, q: null, ...ANY } as const;
const INVITATIONS = { view: 'open', q: null, customer: null } as const;
const IMPORTS = { view: null, direction: null } as const;
const AUDIT = {
  person: null,
  action: null,
  object: null,
  from: null,
  until: null,
  q: null,
  direction: null,
} as const;
const DELIVERIES = { ...UNFILTERED, page: 1 } as const;

/** Figures against the first page of the work list, which is measured in the same run; the tokens are those of administrators. */
export const measureOfficeLists = async (
  { address }: Stage,
  tokens: readonly string[],
  { first, medianOf }: { readonly first: number; readonly medianOf: Medians },
): Promise<Figure[]> => {
  let asked = 0;
  const token = () => tokens[asked++ % tokens.length] ?? '';
  const { send } = createClient({ base: address, fetch, token });
  const rows: readonly Row[] = [
    ['customers', 3, () => send(customers, { ...CUSTOMERS, page: 1 })],
    ['customers, page 900', 6, () => send(customers, { ...CUSTOMERS, page: LIST_PAGES })],
    ['customers, by people', 10, () => send(customers, { ...CUSTOMERS, sort: 'people', page: 1 })],
    ['customers, search', 6, () => send(customers, { ...CUSTOMERS, q: 'übermann', page: 1 })],
    ['imports', 3, () => send(imports, { ...IMPORTS, page: 1 })],
    ['imports, page 90', 3, () => send(imports, { ...IMPORTS, page: IMPORT_PAGES })],
    ['imports, with errors', 3, () => send(imports, { ...IMPORTS, view: 'errors', page: 1 })],
    ['files', 3, () => send(officeFiles, { ...FILES, page: 1 })],
    ['files, page 900', 6, () => send(officeFiles, { ...FILES, page: LIST_PAGES })],
    ['files, search', 3, () => send(officeFiles, { ...FILES, q: '90000', page: 1 })],
    ['invoices', 3, () => send(officeInvoices, { ...INVOICES, page: 1 })],
    ['invoices, page 900', 6, () => send(officeInvoices, { ...INVOICES, page: LIST_PAGES })],
    [
      'invoices, by customer',
      10,
      () => send(officeInvoices, { ...INVOICES, sort: 'customer', page: 1 }),
    ],
    ['invoices, search', 8, () => send(officeInvoices, { ...INVOICES, q: '900001', page: 1 })],
    ['deliveries', 6, () => send(deliveries, DELIVERIES)],
    ['deliveries, page 900', 6, () => send(deliveries, { ...DELIVERIES, page: LIST_PAGES })],
    ['deliveries, by customer', 10, () => send(deliveries, { ...DELIVERIES, sort: 'customer' })],
    ['deliveries, by plate', 8, () => send(deliveries, { ...DELIVERIES, sort: 'plate' })],
    ['deliveries, search', 6, () => send(deliveries, { ...DELIVERIES, q: '9000' })],
    ['deliveries, one plant', 6, () => send(deliveries, { ...DELIVERIES, plant: ['1:2150'] })],
    ['contracts', 3, () => send(contracts, { ...CONTRACTS, page: 1 })],
    ['contracts, page 900', 3, () => send(contracts, { ...CONTRACTS, page: LIST_PAGES })],
    [
      'contracts, by customer',
      6,
      () => send(contracts, { ...CONTRACTS, sort: 'customer', page: 1 }),
    ],
    [
      'contracts, by activity',
      8,
      () => send(contracts, { ...CONTRACTS, sort: 'activity', page: 1 }),
    ],
    ['contracts, search', 8, () => send(contracts, { ...CONTRACTS, q: 'umgehung 9', page: 1 })],
    ['invitations', 8, () => send(officeInvitations, { ...INVITATIONS, page: 1 })],
    [
      'invitations, page 900',
      12,
      () => send(officeInvitations, { ...INVITATIONS, page: LIST_PAGES }),
    ],
    [
      'invitations, search',
      12,
      () => send(officeInvitations, { ...INVITATIONS, q: 'übermann', page: 1 }),
    ],
    ['audit log', 6, () => send(audit, { ...AUDIT, page: 1 })],
    ['audit log, page 900', 12, () => send(audit, { ...AUDIT, page: LIST_PAGES })],
  ];
  const figures: Figure[] = [];
  for (const [what, max, work] of rows) {
    const name = `${what} of ${HOUSE_ROWS} / first page`;
    try {
      const took = await medianOf(work);
      const from = `${took.toFixed(0)} / ${first.toFixed(0)} ms`;
      figures.push({ name, value: took / first, unit: 'x', max, from });
    } catch (error) {
      // The time limit of a statement is a result too: it must not take the other figures along.
      figures.push({ name, value: Infinity, unit: 'x', max, from: String(error) });
    }
  }
  return figures;
};

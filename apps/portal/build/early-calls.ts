import * as amounts from '@abrufbar/contract/amounts.ts';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as companies from '@abrufbar/contract/companies.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as day from '@abrufbar/contract/deliveries/today.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import * as notifications from '@abrufbar/contract/notifications.ts';
import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { toFilterDay } from '@abrufbar/domain/values/calendar.ts';
import { DAY as CHOSEN_DAY } from '../src/amounts/chosen-day.ts';
import { DEFAULT_FILTERS, filterFields, PAGE_SIZE } from '../src/call-offs/list/filter-choice.ts';
import type { RouteName } from '../src/core/navigation/paths.ts';

/** A request as the script in the page sends it: address, and body of a read by POST. */
export type EarlyCall = readonly [address: string, body?: string];

/** Only the visit knows these; the script in the page puts them into the address. */
const COMPANY = 'COMPANY';
const NUMBER = 'NUMBER';
/** Ids and days are checked before they are sent: real ones stand for the names. */
const ID = '00000000-0000-4000-8000-000000000000';
const DELIVERY = '00000000-0000-4000-8000-000000000001';
const CONTRACT = '00000000-0000-4000-8000-000000000002';
const DAY = '2000-01-01';
const NAMES = {
  [ID]: 'ID',
  [DELIVERY]: 'DELIVERY',
  [CONTRACT]: 'CONTRACT',
  [toFilterDay(DAY)]: 'DAY',
};

/** The request of a call, as the client of the app sends it. */
const requestOf = async <C extends Call>(call: C, input: InputOf<C>): Promise<EarlyCall> => {
  let request: EarlyCall | undefined;
  const { send } = createClient({
    base: '',
    token: () => null,
    fetch: async (address, init) => {
      const { body } = init ?? {};
      if (typeof address !== 'string') throw new Error(`${call.name} has no address`);
      const template = Object.entries(NAMES).reduce(
        (text, [value, name]) => text.replaceAll(value, name),
        address,
      );
      request = body instanceof URLSearchParams ? [template, body.toString()] : [template];
      throw new TypeError('not sent');
    },
  });
  await send(call, input).catch(() => undefined);
  if (!request) throw new Error(`${call.name} sends nothing`);
  return request;
};

const company = { company_number: COMPANY };
const contract = { contract_number: NUMBER, contract_id: ID };
const unfiltered = { page: 1, page_size: null, filterString: {} };
const find = () => requestOf(contracts.find, { id: ID });
const ofContract = { ...contract, ...unfiltered };
const sites = () => requestOf(contracts.list, { ...company, ...unfiltered, query: [] });
const pwa = { device_type: 'pwa' } as const;

/** Reads without effects that a screen begins with, when nothing of it has been chosen yet. */
const OF_SCREEN: { readonly [Name in RouteName]?: readonly (() => Promise<EarlyCall>)[] } = {
  dashboard: [
    () => requestOf(day.today, { ...company, contract_id: null }),
    () => requestOf(companies.dashboardButtons, company),
    () => requestOf(contracts.recent, company),
    sites,
    () => requestOf(content.announcement, pwa),
  ],
  'construction-site': [sites, () => requestOf(contracts.filterOptions, company)],
  'contract-detail': [
    find,
    () => requestOf(deliveries.latestIncoming, ofContract),
    () => requestOf(amounts.latest, ofContract),
    () => requestOf(day.today, { ...company, contract_id: null }),
  ],
  'delivery-incoming': [
    find,
    () => requestOf(deliveries.incoming, ofContract),
    () => requestOf(deliveries.incomingFilterOptions, contract),
  ],
  'delivery-confirmed': [
    find,
    () => requestOf(deliveries.confirmed, ofContract),
    () => requestOf(deliveries.confirmedFilterOptions, contract),
  ],
  'delivery-single': [
    () => requestOf(deliveries.details, { delivery_id: DELIVERY, contract_id: CONTRACT }),
  ],
  'daily-amount': [
    find,
    () => requestOf(amounts.daily, { ...ofContract, filterString: { [CHOSEN_DAY]: [DAY] } }),
    () => requestOf(amounts.dailyFilterOptions, contract),
  ],
  'total-amount': [
    find,
    () => requestOf(amounts.total, ofContract),
    () => requestOf(amounts.totalFilterOptions, contract),
  ],
  'contract-items': [find, () => requestOf(contracts.items, ofContract)],
  'calloff-list': [
    find,
    () =>
      requestOf(callOffs.list, {
        contract_id: ID,
        ...filterFields(DEFAULT_FILTERS),
        page: 1,
        page_size: PAGE_SIZE,
        filterString: {},
      }),
    () => requestOf(callOffs.filterOptions, { contract_id: ID }),
  ],
  'calloff-detail': [
    () => requestOf(callOffs.detail, { id: ID }),
    () => requestOf(contracts.find, { id: CONTRACT }),
  ],
  // The cart is opened next, and a change ends what is early.
  'calloff-creation': [() => requestOf(contracts.item, { contract_item_id: ID })],
  messages: [
    () => requestOf(inbox.list, { seen: false, page: 1, page_size: 'all' }),
    () => requestOf(inbox.list, { seen: true, page: 1, page_size: 10 }),
  ],
  'message-single': [() => requestOf(inbox.detail, { id: ID })],
};

/** Reads that every screen with the frame around it begins with. */
const OF_FRAME = [
  () => requestOf(session.user, { company_number: null }),
  () => requestOf(companies.sectionPermissions, company),
  () => requestOf(notifications.count, {}),
];

/** The first requests of screens, by their names. */
export const earlyCalls = async (): Promise<Readonly<Record<string, readonly EarlyCall[]>>> => {
  const ofFrame = await Promise.all(OF_FRAME.map((one) => one()));
  const found = Object.entries(OF_SCREEN).map(async ([name, calls]) => {
    const own = await Promise.all(calls.map((one) => one()));
    return [name, [...ofFrame, ...own]] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};

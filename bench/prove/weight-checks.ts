/** Quality BEY: 10,000 weighing tickets, some of them odd: every planted oddity is found (BEY-01 to BEY-08). */
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { fromThousandths } from '@abrufbar/domain/imports/ticket.ts';
import { WEIGHT_CHECKS, type WeightCheck } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { addDays, berlinDay, berlinInstant, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { buildContract, buildItem } from '../../apps/server/src/contracts/build.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { buildDeliveries } from '../../apps/server/src/deliveries/build.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import type { Prover, ProveStage } from '../stage/prove-stage.ts';
import { buildProveSite } from '../stage/sites.ts';
import { PATTERN_DAYS, type PlannedTicket, weightPattern } from '../stage/weight-pattern.ts';

const PLANTS = 21;
const TRIPS = 10;
const MINUTE_MS = 60_000;
const DRIVING_MINUTES = 30;
/** Imports refuse a ticket whose gross minus tare is not its net. */
const NOT_IMPORTED = 'net';
const MATERIALS = {
  called: { number: '102244', name: 'Asphalttragschicht AC 22 T S' },
  other: { number: '102263', name: 'Splittmastixasphalt SMA 11 S' },
} as const;

/** A plant with a site, a contract that is soon used up, call-offs of each day and trips that were confirmed. */
const buildWeighedSite = async ({ owner }: ProveStage, prefix: string, today: string) => {
  const site = await buildProveSite(owner, 0);
  const { supplier, company, contract, item } = site;
  const customer = newId().slice(-8);
  return inTransaction(owner, { companies: [company.id] }, async (db) => {
    const known = { supplier_id: supplier.id, company_id: company.id };
    await insertErpId(db, { ...known, erp_customer_no: customer });
    const of = { supplierId: supplier.id, name: 'Waage', addresses: [] };
    const vas = await insertImportKey(db, { ...of, source: 'vas' }, new Date());
    const di = await insertImportKey(db, { ...of, source: 'di' }, new Date());
    const small = await buildContract(db, { company, supplier });
    await buildItem(db, { contract: small, target_quantity: '100.000' });
    const foreign = await buildContract(db, { company, supplier, name: 'Kläranlage Rehren' });
    const foreignItem = await buildItem(db, { contract: foreign, target_quantity: '500.000' });
    const all = { supplier, starts_on: today, quantity: '4000.000' };
    const numbers = { day: (daysAgo: number) => `9${prefix}${daysAgo}`, small: `9${prefix}8` };
    for (let daysAgo = 1; daysAgo <= PATTERN_DAYS; daysAgo += 1) {
      const day = addDays(today, -daysAgo);
      const ofDay = { ...all, item, number: numbers.day(daysAgo), starts_on: day, ends_on: day };
      await buildCallOff(db, ofDay);
    }
    const yesterday = { starts_on: addDays(today, -1), ends_on: addDays(today, -1) };
    const little = { ...all, ...yesterday, quantity: '30.000' };
    await buildCallOff(db, { ...little, item, number: numbers.small });
    await buildCallOff(db, { ...little, item: foreignItem, number: `9${prefix}9` });
    const trips = Array.from({ length: TRIPS }, (_, back) => {
      const weighed_at = berlinInstant(addDays(today, -10 - back), '09:00');
      const at = new Date(weighed_at.getTime() + DRIVING_MINUTES * MINUTE_MS);
      return {
        weighed_at,
        confirmed: { at, by: null },
        vehicle_license_plate: `HM OK ${back + 1}`,
      };
    });
    await buildDeliveries(db, contract, trips);
    return { company, contract, small, customer, numbers, keys: { vas: vas.key, di: di.key } };
  });
};
type WeighedSite = Awaited<ReturnType<typeof buildWeighedSite>>;

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const callOffOf = ({ numbers }: WeighedSite, { callOff, daysAgo }: PlannedTicket) => {
  if (callOff === null) return undefined;
  return callOff === 'day'
    ? numbers.day(daysAgo)
    : numbers.small.replace(/8$/, callOff === 'small' ? '8' : '9');
};

const vasRow = (site: WeighedSite, ticket: PlannedTicket, today: string) => ({
  Lieferscheinnummer: ticket.number,
  Kontraktnummer: (ticket.contract === 'site' ? site.contract : site.small).contract_number,
  Debitor: site.customer,
  ...{ Werk: '2140', Werksname: 'Asphaltwerk Lauenau', Kennzeichen: ticket.plate },
  ...{ Spediteur: 'Spedition Hartwig', Fahrzeugart: 'Sattelkipper' },
  Abrufnummer: callOffOf(site, ticket),
  Wiegedatum: toDmy(addDays(today, -ticket.daysAgo)),
  Wiegezeit: `${clock(ticket.minute)}:00`,
  ...{ Brutto: ticket.tareKg + ticket.netKg, Tara: ticket.tareKg, Netto: ticket.netKg },
  Taraart: ticket.isStored ? ('PT' as const) : ('T' as const),
  Artikelnummer: MATERIALS[ticket.material].number,
  Artikelbezeichnung: MATERIALS[ticket.material].name,
});

const diRow = (site: WeighedSite, ticket: PlannedTicket, today: string) => ({
  ...{ ticket_number: ticket.number, item: 10, item_count: 1 },
  ...{ sales_contract: site.contract.contract_number, sold_to_party: site.customer },
  ...{ plant: '2140', plant_name: 'Asphaltwerk Lauenau', license_plate: ticket.plate },
  ...{ vehicle_type: 'Sattelkipper', stored_tare: false },
  weighed_at: berlinInstant(addDays(today, -ticket.daysAgo), clock(ticket.minute)).toISOString(),
  gross_weight: fromThousandths(ticket.tareKg + ticket.netKg),
  tare_weight: fromThousandths(ticket.tareKg),
  net_weight: fromThousandths(ticket.netKg),
  ...{ material: MATERIALS.called.number, material_text: MATERIALS.called.name },
  ...{ quantity: fromThousandths(ticket.netKg), unit: 'TO' },
});

const keyOf = ({ source, number }: Pick<PlannedTicket, 'source' | 'number'>): string =>
  `${source} ${number}`;

/** Kinds of hints of each ticket. */
const findHints = ({ owner }: ProveStage, { company }: WeighedSite) =>
  inTransaction(owner, { companies: [company.id] }, async (db) => {
    const rows = await db
      .selectFrom('weight_checks as w')
      .innerJoin('deliveries as d', (join) =>
        join.onRef('d.company_id', '=', 'w.company_id').onRef('d.id', '=', 'w.delivery_id'),
      )
      .select(['d.source', 'd.number', 'w.kind'])
      .where('w.company_id', '=', company.id)
      .execute();
    return Map.groupBy(rows, ({ source, number }) => `${source} ${number}`);
  });

export const proveWeightChecks: Prover = async function* (stage) {
  const today = berlinDay(new Date());
  const base = stage.server.address();
  const faults: string[] = [];
  const honest = { tickets: 0, odd: 0, kinds: new Map<string, number>() };
  const planted = new Map<WeightCheck['kind'], number>();
  let total = 0;
  const started = performance.now();
  for (let at = 0; at < PLANTS; at += 1) {
    const prefix = String(700 + at);
    const site = await buildWeighedSite(stage, prefix, today);
    const tickets = weightPattern(prefix, `plant ${at}`);
    total += tickets.length;
    const of = (source: 'vas' | 'di') => tickets.filter((ticket) => ticket.source === source);
    const client = (source: 'vas' | 'di') =>
      createClient({ base, fetch, token: () => site.keys[source] });
    const reports = [
      await client('vas').send(
        imports.vas,
        of('vas').map((ticket) => vasRow(site, ticket, today)),
        { key: newId() },
      ),
      await client('di').send(
        imports.di,
        of('di').map((ticket) => diRow(site, ticket, today)),
        { key: newId() },
      ),
    ];
    for (const { failed } of reports) faults.push(...failed.map(({ message }) => message));
    const found = await findHints(stage, site);
    for (const ticket of tickets) {
      const kinds = (found.get(keyOf(ticket)) ?? []).map(({ kind }) => kind);
      for (const kind of ticket.expected) {
        planted.set(kind, (planted.get(kind) ?? 0) + 1);
        if (!kinds.includes(kind)) faults.push(`${keyOf(ticket)}: ${kind} was not found`);
      }
      if (ticket.expected.length > 0) continue;
      honest.tickets += 1;
      honest.odd += kinds.length > 0 ? 1 : 0;
      for (const kind of kinds) honest.kinds.set(kind, (honest.kinds.get(kind) ?? 0) + 1);
    }
  }
  const perSecond = Math.round(total / ((performance.now() - started) / 1000));
  const counted = (kinds: ReadonlyMap<string, number>) =>
    [...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ');
  const missing = WEIGHT_CHECKS.filter((kind) => kind !== NOT_IMPORTED && !planted.has(kind));
  faults.push(...missing.map((kind) => `${kind} was not planted`));
  yield {
    row: 'BEY',
    what: `${total} tickets imported (${perSecond}/s), planted oddities found`,
    figure: `${counted(planted)}; not importable: ${NOT_IMPORTED}`,
    faults,
  };
  const share = ((honest.odd / honest.tickets) * 100).toFixed(2);
  yield {
    row: 'BEY',
    what: `hints on ${honest.tickets} honest tickets`,
    figure: `${share} %: ${counted(honest.kinds)}`,
    faults: [],
  };
};

import { callOffs } from '@abrufbar/contract/imports/call-offs.ts';
import { invoices } from '@abrufbar/contract/imports/invoices.ts';
import { masterData } from '@abrufbar/contract/imports/master-data.ts';
import { di, vas } from '@abrufbar/contract/imports/tickets.ts';
import type { MasterKind } from '@abrufbar/domain/imports/master-row.ts';
import type { Source } from '@abrufbar/domain/imports/ticket.ts';
import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { newId } from '#core/ids.ts';
import { SUPPLIERS } from '#demo/catalogue.ts';
import { COMPANIES, customerNumber } from '#demo/people.ts';
import { SITES } from '#demo/sites.ts';
import { insertImport } from '#imports/run/import-store.ts';
import { keepRows } from '#imports/run/kept-rows.ts';
import invoiceSample from '#imports/samples/invoices.json' with { type: 'json' };
import { type Failed, refuseRow } from '#imports/rows.ts';
import { insertImportKey } from '#imports/store.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** The latest imports of a scale, so that its usual pause is known. */
const SCALE_IMPORTS = 24;
const SCALE_PAUSE_MINUTES = 25;
const BILLED_MINUTES = 68;
/** The supplier whose scale sends two wrong rows. */
const FAULTY_SUPPLIER_KEY = 1;

/** Nightly imports of the office system: minutes past the first, kind, new or changed, unchanged. */
const NIGHTLY: readonly [minutes: number, kind: MasterKind, changed: number, same: number][] = [
  [0, 'contract', 6, 208],
  [0, 'item', 11, 1_027],
  [-30, 'customer', 2, 410],
  [-510, 'material', 0, 186],
];

type Stores = { readonly db: Database; readonly files: Files };
type Owner = { readonly supplierId: number; readonly keyId: string; readonly source: Source };
type Came = {
  readonly at: Date;
  readonly call: string;
  readonly kind?: MasterKind;
  readonly changed: number;
  readonly same: number;
  readonly failed?: readonly Failed[];
  readonly raw?: readonly unknown[];
};

const add = async ({ db, files }: Stores, owner: Owner, came: Came): Promise<void> => {
  const { at, call, kind, changed, same, failed = [], raw = [] } = came;
  const rows = changed + same + failed.length;
  const entry = {
    id: newId(),
    supplier_id: owner.supplierId,
    import_key_id: owner.keyId,
    source: owner.source,
    call,
    kind: kind ?? null,
    request_id: 'demo',
    received_at: at.toISOString(),
    finished_at: new Date(at.getTime() + rows).toISOString(),
    worked_ms: rows,
    rows,
    rows_done: rows,
    created: changed,
    unchanged: same,
    failures: failed,
  };
  const store = { files, global: <T>(work: (own: Database) => Promise<T>) => work(db) };
  const rejected = failed.map((one) => ({ failed: one, raw: raw[one.row - 1] ?? {} }));
  await insertImport(
    db,
    entry,
    await keepRows(store, { call, supplierId: owner.supplierId }, rejected),
  );
};

/** An invoice with a digit too few in the customer number. */
const badInvoice = () => {
  const [sample] = invoiceSample;
  const raw = [{ ...sample, number: '2025-11834', customer_number: '110423' }];
  return { failed: [refuseRow(1, 'customer_number', 'unknown_customer')], raw };
};

/** Two rows that a scale sent wrong: a mistyped contract and a net weight that is not gross minus tare. */
const badRows = (brand: (typeof SUPPLIERS)[number]['brand'], supplier: number, at: Date) => {
  const site = SITES.find((one) => one.supplier === supplier && one.loads > 1);
  const company = COMPANIES.find(({ key }) => key === site?.company);
  if (!site || !company) return { failed: [], raw: [] };
  const row = {
    Lieferscheinnummer: '2511-04405',
    Kontraktnummer: site.number,
    Debitor: customerNumber(brand, company.nr),
    Werk: '2140',
    Werksname: 'Asphaltwerk Lauenau',
    Kennzeichen: 'HM-KS 418',
    Wiegedatum: toDmy(berlinDay(at)),
    Wiegezeit: '07:01:12',
    Brutto: 39_900,
    Tara: 13_500,
    Netto: 26_400,
    Artikelnummer: '102244',
    Artikelbezeichnung: 'Asphalttragschicht AC 22 T S',
  };
  const mistyped = `${site.number.slice(0, 5)}Z${site.number.slice(6)}`;
  const raw: unknown[] = [];
  raw[16] = { ...row, Lieferscheinnummer: '2511-04419', Kontraktnummer: mistyped };
  raw[32] = { ...row, Netto: 64_200 };
  const failed = [
    refuseRow(17, 'Kontraktnummer', 'unknown_contract'),
    refuseRow(33, 'Netto', 'net'),
  ];
  return { failed, raw };
};

/** Imports of the systems of each supplier: scales all day, the office system at night. */
export const fillImports = async (
  stores: Stores,
  suppliers: ReadonlyMap<number, { id: number; keyId: string }>,
  now: Date,
): Promise<void> => {
  const { db } = stores;
  const made = new Date(now.getTime() - 250 * DAY_MS);
  const brands = new Set<string>();
  for (const { key, brand, source } of SUPPLIERS) {
    const { id: supplierId = 0, keyId = '' } = suppliers.get(key) ?? {};
    const scale: Owner = { supplierId, source, keyId };
    const call = source === 'di' ? di.name : vas.name;
    for (let at = SCALE_IMPORTS; at >= 1; at -= 1) {
      const came = new Date(now.getTime() - at * SCALE_PAUSE_MINUTES * MINUTE_MS);
      await add(stores, scale, { at: came, call, changed: 30 + ((at * 7) % 23), same: at % 4 });
    }
    const latest = new Date(now.getTime() - 7 * MINUTE_MS);
    const bad = key === FAULTY_SUPPLIER_KEY ? badRows(brand, key, latest) : { failed: [], raw: [] };
    await add(stores, scale, { at: latest, call, changed: 46, same: 0, ...bad });
    const asked = new Date(now.getTime() - 95 * MINUTE_MS);
    await add(stores, scale, { at: asked, call: callOffs.name, changed: 3, same: 12 });
    if (key === FAULTY_SUPPLIER_KEY) {
      const billed = new Date(now.getTime() - BILLED_MINUTES * MINUTE_MS);
      const came = { at: billed, call: invoices.name, changed: 0, same: 0 };
      await add(stores, scale, { ...came, ...badInvoice() });
    }
    // One office system keeps the master data of a brand.
    if (brands.has(brand)) continue;
    brands.add(brand);
    const issued = { supplierId, source: 'erp', name: 'Verträge, Kunden', addresses: [] } as const;
    const { id } = await insertImportKey(db, issued, made);
    const office: Owner = { supplierId, source: 'erp', keyId: id };
    for (const [minutes, kind, changed, same] of NIGHTLY) {
      const at = new Date(now.getTime() + (minutes - 42) * MINUTE_MS);
      await add(stores, office, { at, call: masterData.name, kind, changed, same });
    }
  }
};

/** Quality S12: no text of a plant becomes a formula in what an office opens as a spreadsheet. */
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import * as documents from '@abrufbar/contract/documents.ts';
import { exportWeightChecks } from '@abrufbar/contract/deliveries/weight-checks.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { type Cell, readXlsx } from 'hucre';
import { handlers } from '../../apps/server/src/app.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import { inTransaction } from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import { FORMULAS } from '../stage/formula-texts.ts';
import { buildProveSite, clientOf } from '../stage/sites.ts';
import type { Prover, ProveStage } from '../stage/prove-stage.ts';

/** The spreadsheets of the portal: every text in them is one of an import. */
const SHEETS = [exportWeightChecks, documents.exportContract];

/** Types that open in a spreadsheet: a second call with one of them has to be attacked here too. */
const OPENS_AS_SHEET = /sheet|excel|csv|tab-separated|text\/plain/;

/** Formulas of the list itself. */
const OUR_SUM = /^SUM(IF)?\([A-Z$0-9:,]+\)$/;

/** Fields of an import that stand in the list, as `vas` and as `di` call them: column and longest text. */
const FIELDS = [
  ['Lieferscheinnummer', 'ticket_number', 'Lieferschein', 40],
  ['Werksname', 'plant_name', 'Werk', 100],
  ['Kennzeichen', 'license_plate', 'Kennzeichen', 20],
  ['Spediteur', 'carrier', 'Spedition', 100],
  ['Lieferbedingung', 'incoterms', 'Lieferbedingung', 60],
  ['Abrufnummer', 'call_off', 'Abruf', 40],
  ['Artikelnummer', 'material', 'Materialnr.', 40],
  ['Artikelbezeichnung', 'material_text', 'Material', 200],
] as const;

/** Values sent in a field; numbers differ from each other. */
const textOf = (formula: string, column: string, max: number, mark: string): string =>
  `${formula}${column === 'Lieferschein' ? mark : ''}`.slice(0, max);

type Plant = { readonly contract: string; readonly customer: string };

const vasRow = ({ contract, customer }: Plant, formula: string, mark: string) => ({
  Kontraktnummer: contract,
  Debitor: customer,
  Werk: '2140',
  Wiegedatum: toDmy(berlinDay(new Date())),
  Wiegezeit: '00:00:00',
  Netto: 26_400,
  ...Object.fromEntries(
    FIELDS.map(([name, , column, max]) => [name, textOf(formula, column, max, mark)]),
  ),
});

const diRow = ({ contract, customer }: Plant, formula: string, mark: string) => ({
  item: 10,
  item_count: 1,
  sales_contract: contract,
  sold_to_party: customer,
  plant: '2140',
  weighed_at: new Date().toISOString(),
  // Another net than the row of the other source, so that it is a delivery with a number that is there twice.
  net_weight: '26.900',
  quantity: '26.900',
  unit: 'TO',
  ...Object.fromEntries(
    FIELDS.map(([, name, column, max]) => [name, textOf(formula, column, max, mark)]),
  ),
});

/** A site with names that are formulas too, and the keys of its plant. */
const buildPlant = async ({ owner }: ProveStage) => {
  const site = await buildProveSite(owner, 1);
  const customer = newId().slice(-8);
  const keys = await inTransaction(owner, {}, async (db) => {
    const { supplier, company } = site;
    await insertErpId(db, {
      supplier_id: supplier.id,
      erp_customer_no: customer,
      company_id: company.id,
    });
    const of = { supplierId: supplier.id, name: 'Waage', addresses: [] };
    const vas = await insertImportKey(db, { ...of, source: 'vas' }, new Date());
    const di = await insertImportKey(db, { ...of, source: 'di' }, new Date());
    return { vas: vas.key, di: di.key };
  });
  return { ...site, keys, plant: { contract: site.contract.contract_number, customer } };
};

export const proveExports: Prover = async function* (stage) {
  const { contract, buyers, keys, plant } = await buildPlant(stage);
  const [buyer] = buyers;
  if (!buyer) throw new Error('nobody is there');
  const base = stage.server.address();
  const faults: string[] = [];
  const sheets = handlers.flatMap(({ call }) =>
    [call.media ?? []].flat().some((media) => OPENS_AS_SHEET.test(media)) ? [call.name] : [],
  );
  if (sheets.join() !== SHEETS.map(({ name }) => name).join())
    faults.push(`not all: ${sheets.join()}`);
  const expected = new Map(FIELDS.map(([, , column]) => [column, new Set<string>()]));
  for (const [source, call, rowOf] of [
    ['vas', imports.vas, vasRow],
    ['di', imports.di, diRow],
  ] as const) {
    const client = createClient({ base, fetch, token: () => keys[source] });
    const rows = FORMULAS.map((formula, at) => rowOf(plant, formula, ` ${at}`));
    const report = await client.send(call, rows, { key: newId() });
    for (const { row, message } of report.failed) faults.push(`${source} ${row}: ${message}`);
    for (const [at, formula] of FORMULAS.entries())
      for (const [, , column, max] of FIELDS)
        expected.get(column)?.add(textOf(formula, column, max, ` ${at}`).trim().normalize('NFC'));
  }
  const { send } = clientOf(base, buyer);
  let cells = 0;
  let sums = 0;
  const ofContract = { contract_id: contract.id };
  for (const [call, file] of [
    [
      exportWeightChecks,
      await send(exportWeightChecks, { ...ofContract, state: 'open', filterString: {} }),
    ],
    [documents.exportContract, await send(documents.exportContract, ofContract)],
  ] as const) {
    const [sheet] = (await readXlsx(await file.bytes(), { readStyles: true })).sheets;
    if (!sheet) throw new Error('there is no sheet');
    const [head = [], ...rows] = sheet.rows;
    for (const [column, texts] of expected) {
      const at = head.indexOf(column);
      if (at === -1 && call !== documents.exportContract) continue;
      const found = new Set(rows.map((row) => row[at]));
      for (const text of texts)
        if (!found.has(text)) faults.push(`${call.name}: ${column} lacks ${JSON.stringify(text)}`);
    }
    const all: [string, Cell][] = [...(sheet.cells ?? [])];
    cells += all.length;
    for (const [place, { type, formula, style, hyperlink }] of all) {
      if (formula !== undefined) {
        if (OUR_SUM.test(formula)) sums += 1;
        else faults.push(`${call.name}: ${place} reckons ${formula}`);
      } else if (type === 'string' && style?.numFmt !== '@' && !place.startsWith('0,'))
        faults.push(`${call.name}: ${place} is a formula once it is edited`);
      if (hyperlink) faults.push(`${call.name}: ${place} leads elsewhere`);
    }
  }
  yield {
    row: 'S12',
    what: `${FORMULAS.length} formulas in ${FIELDS.length} fields of two imports, read by another program`,
    figure: `${SHEETS.length} sheets, ${cells} cells, ${faults.length} formulas but our ${sums} sums`,
    faults,
  };
};

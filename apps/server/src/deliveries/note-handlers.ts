import * as calls from '@abrufbar/contract/deliveries/notes.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { findCountedContract } from '#contracts/store.ts';
import { handle, type Handler } from '#core/calls/context.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { listNotes, listNotesBeginning } from '#deliveries/note-store.ts';
import { presentMaterials } from '#deliveries/present.ts';
import { scan } from '#deliveries/scan-handler.ts';

const pages = createPageMemory();
/** More than a list below a search field shows. */
const MAX_SUGGESTED = 10;

const notes = handle(calls.notes, async ({ db, scope, caller }, input) => {
  const contract = await findCountedContract(db, scope, input.contract_id);
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  const { page, size, offset } = pageOf(input);
  const { name: call } = calls.notes;
  const scroll = { userId: caller.userId, call, filters: contract.id, size };
  const list = { companyId: contract.company_id, contractId: contract.id };
  const after = pages.before(scroll, page);
  const rows = await listNotes(db, list, { after, offset, limit: size + 1 });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (last) pages.remember(scroll, page, [last.weighed_at, last.id]);
  const total = contract.incoming + contract.confirmed;
  return {
    items: shown.map((row) => ({
      ...presentHead({ ...row, contract_number: contract.contract_number }),
      spedition_name: row.spedition_name, // sic
      factory_name: row.factory_name,
      factory_number: row.factory_number,
      gross_weight: presentWeight(row.gross_weight),
      tare_weight: presentWeight(row.tare_weight),
      net_weight: presentWeight(row.net_weight),
      status: row.status,
      materials: presentMaterials(row.materials),
    })),
    pagination: paginate({ page, size }, total, rows.length > size),
  };
});

const suggestNotes = handle(calls.suggestNotes, async ({ db, scope }, { query }) => {
  const [companyId] = scope;
  if (companyId === undefined) throw new Error('the tenant rule left no company');
  const isGrouped = /^[\d ]+$/.test(query); // as a long number is printed and read aloud
  const beginning = isGrouped ? query.replaceAll(' ', '') : query;
  const rows = await listNotesBeginning(db, companyId, beginning, MAX_SUGGESTED);
  return {
    items: rows.map((row) => ({ ...presentHead(row), construction_site_name: row.contract_name })),
  };
});

const presentWeight = (weight: string | null) => (weight === null ? null : formatQuantity(weight));

const presentHead = (row: {
  readonly id: string;
  readonly number: string;
  readonly contract_id: string;
  readonly contract_number: string;
  readonly vehicle_license_plate: string | null;
  readonly weighed_on: string;
  readonly weighed_time: string;
}) =>
  ({
    uuid: row.id,
    number: row.number,
    contract_id: row.contract_id,
    contract_number: row.contract_number,
    vehicle_license_plate: row.vehicle_license_plate,
    weighing_date: row.weighed_on,
    weighing_time: minutes(row.weighed_time),
    weighing_time_unit: 'Uhr',
  }) as const;

/** Calls that find a delivery by its note, in the order of the description. */
export const scaleNoteCalls: readonly Handler[] = [scan, notes, suggestNotes];

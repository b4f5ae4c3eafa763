import * as contract from '@abrufbar/contract/call-offs/office-around.ts';
import {
  type DecisionRow,
  findCustomerAround,
  listDecisionsAround,
  listMembersAround,
  listPromised,
  type MemberRow,
} from '#call-offs/office/around-store.ts';
import { findOfficeCallOff, type OfficeCallOff } from '#call-offs/office/list-store.ts';
import { shownPhone } from '#call-offs/office/present.ts';
import { type ItemRow, listItems } from '#contracts/item-store.ts';
import { presentItem } from '#contracts/present.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

const findOwn = async ({ db, suppliers }: StaffContext, id: string): Promise<OfficeCallOff> => {
  const row = await findOfficeCallOff(db, suppliers, id);
  if (row === undefined) throw new Refusal(404, 'call_off_not_found');
  return row;
};

/** Items shown beside a call-off; a contract has few. */
const ITEMS = { offset: 0, size: 50 };

export const officeSurroundings = handle(contract.officeSurroundings, async (context, { id }) => {
  const { db, suppliers } = context;
  const row = await findOwn(context, id);
  const customer = await findCustomerAround(db, suppliers, row);
  const people = await listMembersAround(db, row.company_id);
  return {
    contract: {
      id: row.contract_id,
      number: row.contract_number,
      name: row.contract_name,
      building_site_number: customer?.building_site_number ?? null,
      items: await presentItems(context, row),
    },
    customer: {
      company_id: row.company_id,
      name: row.company,
      number: customer?.number ?? '',
      contracts: customer?.contracts ?? 0,
      people: people.map(presentMember),
    },
  };
});

const presentItems = async ({ db, suppliers }: StaffContext, row: OfficeCallOff) => {
  const of = { companyId: row.company_id, contractId: row.contract_id };
  const { rows } = await listItems(db, of, {}, ITEMS);
  const promised = new Map(
    (await listPromised(db, suppliers, row)).map((one) => [one.item_id, Number(one.promised)]),
  );
  return rows
    .filter(({ cancelled }) => !cancelled)
    .map((item) => {
      const shown = presentItem(item);
      return {
        id: item.id,
        material_name: item.material_name,
        quantity_unit: item.quantity_unit,
        target: item.target_quantity === null ? null : Number(item.target_quantity),
        delivered: shown.delivered_quantity_raw,
        promised: incomingOf(item) + (promised.get(item.id) ?? 0),
      };
    });
};

/** Deliveries under way name a material and no item: of several items the first shows them. */
const incomingOf = ({ id, siblings, incoming }: ItemRow): number =>
  siblings[0]?.id === id ? Number(incoming) : 0;

const presentMember = (member: MemberRow) => ({
  id: member.id,
  name: `${member.first_name} ${member.last_name}`,
  role: member.role,
  phone: shownPhone(member),
});

export const officeDecisions = handle(contract.officeDecisions, async (context, { id, around }) => {
  const { db, suppliers } = context;
  const row = await findOwn(context, id);
  const rows = await listDecisionsAround(db, suppliers, row, around);
  return { items: rows.map((one) => presentDecision(context, one)) };
});

const presentDecision = ({ staff }: StaffContext, row: DecisionRow) => ({
  id: row.id,
  version: row.version,
  number: row.number,
  reference: row.reference,
  company: row.company,
  action: row.action,
  status: row.to_status,
  at: row.at,
  by: row.staff_name ?? staff.suppliers.find(({ id }) => id === row.supplier_id)?.name ?? '',
});

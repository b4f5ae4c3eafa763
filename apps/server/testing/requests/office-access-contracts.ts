/** The part of the office's access list about contracts that are edited, and about master data. */
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { Names } from '#testing/requests/names.ts';

export type ContractRows = {
  /** A contract that nothing names, with one item, and a material that no item names. */
  readonly empty_contract_id: string;
  readonly empty_item_id: string;
  readonly object_number: string;
  readonly supplier_id: string;
};

type Rows = Names & ContractRows & { readonly factory_number: string };
type Input = (rows: Rows) => Readonly<Record<string, unknown>>;

const access =
  (asksCode: boolean, ...roles: StaffRole[]) =>
  (foreign: 200 | 404, input: Input) =>
    ({ roles, foreign, input, asksCode }) as const;
const administration = access(false, 'admin');
const looking = access(false, 'admin', 'dispatcher', 'support');
const saving = access(true, 'admin', 'dispatcher', 'support');

const object = ({ supplier_id, object_number }: Rows) => ({
  kind: 'materials',
  supplier_id,
  number: object_number,
});

const NO_LIMITS = { limit_minutes: null, coldest_celsius: null, hottest_celsius: null };

export const CONTRACT_ACCESS = {
  'contracts.officeObjectExport': saving(200, () => ({ kind: 'materials', format: 'csv' })),
  'contracts.officeChoices': administration(200, ({ supplier_id }) => ({ supplier_id })),
  'contracts.officeUpdate': administration(404, (rows) => ({
    id: rows.contract_id,
    version: 1,
    lead_hours: 24,
    items: [{ id: rows.contract_item_id, per_day: 450 }],
  })),
  'contracts.officeCreate': administration(404, (rows) => ({
    supplier_id: Number(rows.supplier_id),
    customer_number: rows.customer_number,
    number: rows.object_number,
    name: 'Ortsumgehung',
    building_site_number: null,
    customer_order_number: null,
    starts_on: null,
    ends_on: null,
    status: 0,
    lead_hours: null,
    driving_minutes: null,
    unloading_points: 1,
    unloading_minutes: null,
    always_sign: false,
    note_text: null,
  })),
  'contracts.officeRemove': administration(404, ({ empty_contract_id }) => ({
    id: empty_contract_id,
    version: '1',
  })),
  'contracts.officeCreateItem': administration(404, (rows) => ({
    id: rows.empty_contract_id,
    version: 1,
    position: '20',
    material_number: rows.object_number,
    quantity_unit: 't',
    target: 100,
    warn_above: null,
    max_per_call_off: null,
    per_day: null,
    plant_numbers: [rows.factory_number],
    incoterms: ['frei'],
    truck_types: ['sattel'],
    allows_night: false,
    is_cancelled: false,
  })),
  'contracts.officeRemoveItem': administration(404, (rows) => ({
    id: rows.empty_contract_id,
    item_id: rows.empty_item_id,
    version: '1',
  })),
  'contracts.officeObjects': looking(200, () => ({ kind: 'incoterms' })),
  'contracts.officeCreateObject': administration(404, (rows) => ({
    kind: 'plants',
    supplier_id: Number(rows.supplier_id),
    number: rows.object_number,
    title: 'Werk Hohenfels',
    category: null,
    quantity_unit: 't',
    ...NO_LIMITS,
  })),
  'contracts.officeUpdateObject': administration(404, (rows) => ({
    ...object(rows),
    version: 1,
    title: 'Frostschutzkies 0/32',
    category: 1,
    quantity_unit: null,
    ...NO_LIMITS,
  })),
  'contracts.officeRemoveObject': administration(404, (rows) => ({
    ...object(rows),
    version: '1',
  })),
};

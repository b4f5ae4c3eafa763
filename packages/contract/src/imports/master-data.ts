/** Master data of the supplier's own system: what call-offs need before the first one (OFF-171). */
import { ROLE_PERMISSIONS, type Role } from '@abrufbar/domain/companies/permissions.ts';
import { MAX_LEAD_HOURS } from '@abrufbar/domain/contracts/contract-change.ts';
import { CONTRACT_STATUS } from '@abrufbar/domain/contracts/status.ts';
import type * as rows from '@abrufbar/domain/imports/master-row.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import * as z from 'zod/mini';
import {
  day,
  described,
  optionalTextField,
  pattern,
  rowsOf,
  textField,
  whole,
} from '#imports/fields.ts';
import { logged } from '#imports/tickets.ts';
import { call } from '#protocol/call.ts';

const UNITS = ['t', 'm³', 'St.'] as const;
const ROLES = Object.keys(ROLE_PERMISSIONS) as [Role, ...Role[]]; // its keys are the roles
const MAX_LISTED = 50;

const kind = <K extends rows.MasterKind>(name: K, description: string) =>
  described(z.literal(name), `Art der Zeile: ${description}`);
const flag = (description: string) => z.nullish(described(z.boolean(), description));
const unit = z.nullish(described(z.enum(UNITS), 'Einheit, sonst t'));
const ids = (description: string) =>
  described(z.array(textField(40, 'Nummer oder Id')).check(z.maxLength(MAX_LISTED)), description);
const customerNumber = textField(40, 'Kundennummer beim Lieferanten');
const contractNumber = textField(40, 'Nummer des Kontrakts, eindeutig je Kunde');
const KEEPS = 'fehlt das Feld, bleibt das gespeicherte, null leert es';

/** Up to the most that one call-off can have. */
const limit = (description: string) =>
  z.nullish(
    pattern(
      /^(?!0+(?:\.0+)?$)(?!99999\.0*[1-9])\d{1,5}(?:\.\d{1,3})?$/,
      'decimal',
      `${description}, mit Dezimalpunkt bis 99999; ${KEEPS}`,
    ),
  );

const plantRow = z.object({
  kind: kind('plant', 'ein Werk'),
  number: textField(20, 'Nummer des Werks'),
  name: textField(100, 'Name des Werks'),
  unit,
}) satisfies z.ZodMiniType<rows.PlantRow>;

const materialRow = z.object({
  kind: kind('material', 'ein Material'),
  number: textField(40, 'Nummer des Materials'),
  name: textField(200, 'Bezeichnung des Materials'),
  category: whole(
    0,
    4,
    'Materialgruppe: 0 Sonstiges, 1 Gesteinskörnung, 2 Asphalt, 3 Beton, 4 Recycling und Boden',
  ),
}) satisfies z.ZodMiniType<rows.MaterialRow>;

const offered = {
  id: textField(40, 'Id beim Lieferanten'),
  title: textField(60, 'Bezeichnung, wie sie zur Wahl steht'),
};
const incotermRow = z.object({
  kind: kind('incoterm', 'eine Lieferbedingung'),
  ...offered,
}) satisfies z.ZodMiniType<rows.OfferRow>;
const vehicleTypeRow = z.object({
  kind: kind('vehicle_type', 'eine Fahrzeugart'),
  ...offered,
}) satisfies z.ZodMiniType<rows.OfferRow>;

const customerRow = z.object({
  kind: kind('customer', 'ein Kunde'),
  customer_number: customerNumber,
  name: textField(100, 'Name der Firma'),
  company_number: optionalTextField(
    20,
    'Firmennummer im Portal für einen neuen Kunden; ohne sie die nächste freie',
  ),
  street: optionalTextField(100, `Straße und Hausnummer; ${KEEPS}`),
  postcode: optionalTextField(10, `Postleitzahl; ${KEEPS}`),
  city: optionalTextField(80, `Ort; ${KEEPS}`),
}) satisfies z.ZodMiniType<rows.CustomerRow>;

const contractRow = z.object({
  kind: kind('contract', 'ein Kontrakt'),
  customer_number: customerNumber,
  contract_number: contractNumber,
  name: textField(200, 'Name der Baustelle'),
  status: z.nullish(
    described(
      z.literal(Object.values(CONTRACT_STATUS)),
      '0 offen, 1 abgeschlossen, 2 abgelaufen, 3 gesperrt; fehlt das Feld, bleibt der gespeicherte, sonst 0',
    ),
  ),
  building_site_number: optionalTextField(40, `Nummer der Baustelle; ${KEEPS}`),
  customer_order_number: optionalTextField(40, `Bestellnummer des Kunden; ${KEEPS}`),
  starts_on: z.nullish(day(`Erster Tag; ${KEEPS}`)),
  ends_on: z.nullish(day(`Letzter Tag; ${KEEPS}`)),
  lead_hours: z.nullish(
    whole(
      1,
      MAX_LEAD_HOURS,
      `Stunden zwischen Bestellung und Lieferung, unter denen das Portal hinweist; ${KEEPS}`,
    ),
  ),
}) satisfies z.ZodMiniType<rows.ContractRow>;

const itemRow = z.object({
  kind: kind('item', 'eine Position eines Kontrakts'),
  customer_number: customerNumber,
  contract_number: contractNumber,
  position: textField(20, 'Nummer der Position, eindeutig je Kontrakt'),
  material_number: textField(40, 'Nummer des Materials; sie bleibt die der Position'),
  plants: ids('Nummern der Werke, das erste liefert, solange niemand ein anderes wählt'),
  quantity: z.nullish(
    pattern(
      /^(?!0+(?:\.0+)?$)\d{1,9}(\.\d{1,3})?$/,
      'decimal',
      `Vereinbarte Menge mit Dezimalpunkt; ${KEEPS}`,
    ),
  ),
  warn_above: limit('Menge eines Abrufs, über der das Portal hinweist'),
  max_per_call_off: limit('Menge, die ein Abruf höchstens haben soll'),
  per_day: limit('Menge aller Abrufe eines Tages, über der das Portal hinweist'),
  unit,
  cancelled: flag('Storniert; fehlt das Feld, bleibt das gespeicherte, sonst nein'),
  night_shift: flag('Nachtlieferung möglich; fehlt das Feld, bleibt das gespeicherte, sonst nein'),
  incoterms: z.nullish(
    ids(
      'Ids der Lieferbedingungen zur Wahl; fehlt das Feld, bleiben die gespeicherten, sonst alle',
    ),
  ),
  vehicle_types: z.nullish(
    ids('Ids der Fahrzeugarten zur Wahl; fehlt das Feld, bleiben die gespeicherten, sonst alle'),
  ),
}) satisfies z.ZodMiniType<rows.ItemRow>;

const personRow = z.object({
  kind: kind('person', 'eine Person, die eingeladen wird'),
  customer_number: customerNumber,
  email: described(
    z.string().check(z.refine(isEmail, { error: 'email' })),
    'E-Mail-Adresse, an die die Einladung geht',
    { format: 'email' },
  ),
  role: described(z.enum(ROLES), 'Rolle in der Firma'),
  name: optionalTextField(100, 'Name für die Einladung'),
}) satisfies z.ZodMiniType<rows.PersonRow>;

/** A row of any kind. */
export const masterRow = z.discriminatedUnion('kind', [
  plantRow,
  materialRow,
  incotermRow,
  vehicleTypeRow,
  customerRow,
  contractRow,
  itemRow,
  personRow,
]);
/** Rows by kind, for the description of each. */
export const MASTER_ROWS = {
  plant: plantRow,
  material: materialRow,
  incoterm: incotermRow,
  vehicle_type: vehicleTypeRow,
  customer: customerRow,
  contract: contractRow,
  item: itemRow,
  person: personRow,
} as const satisfies Record<rows.MasterKind, z.ZodMiniType>;

/** Takes master data; the same rows again change nothing, a bad one stops no other. */
export const masterData = call({
  name: 'imports.masterData',
  summary: 'Nimmt Stammdaten an: Werke, Materialien, Kunden, Kontrakte, Positionen, Einladungen.',
  method: 'POST',
  path: 'import/master-data',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'json',
  isQueued: true,
  input: rowsOf(masterRow),
  output: logged,
});

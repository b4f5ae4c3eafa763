/** Tickets of the weighing systems in two different source formats (SRV-29, SRV-30, D-66). */
import type { DiRow } from '@abrufbar/domain/imports/di-row.ts';
import type { VasRow } from '@abrufbar/domain/imports/vas-row.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import {
  day,
  described,
  pattern,
  rowsOf,
  whole,
  textField,
  optionalTextField,
} from '#imports/fields.ts';
import { id } from '#wire/codecs.ts';

/** Larger files are refused (D-66). */
export const MAX_ROWS = 50_000;
/** Larger files are answered 202 and processed by a job. */
export const MAX_SYNC_ROWS = 5000;

const kilograms = (description: string) => z.nullish(whole(1, 200_000, `${description} in kg`));
const TONNES = /^\d{1,5}(\.\d{1,3})?$/;
const tonnes = (description: string) =>
  z.nullish(pattern(TONNES, 'decimal', `${description} in t, Dezimalpunkt, höchstens 3 Stellen`));

/** A row of `vas`: one ticket with one material. */
export const vasRow = z.object({
  Lieferscheinnummer: textField(40, 'Nummer des Lieferscheins, eindeutig je Quelle'),
  Version: z.nullish(
    whole(1, 9999, 'Stand des Lieferscheins ab 1; ein älterer ersetzt keinen neueren'),
  ),
  Kontraktnummer: textField(40, 'Nummer des Kontrakts'),
  Debitor: textField(40, 'Kundennummer beim Lieferanten'),
  Werk: textField(20, 'Nummer des Werks'),
  Werksname: textField(100, 'Name des Werks'),
  Kennzeichen: optionalTextField(20, 'Kennzeichen des Fahrzeugs'),
  Spediteur: optionalTextField(100, 'Name der Spedition'),
  Fahrzeugart: optionalTextField(60, 'Fahrzeugart'),
  Umlauf: z.nullish(whole(0, 999, 'Umläufe des Fahrzeugs am Tag')),
  Lieferbedingung: optionalTextField(60, 'Lieferbedingung, zum Beispiel frei Baustelle'),
  Abrufnummer: optionalTextField(40, 'Nummer des Abrufs, zu dem die Lieferung gehört'),
  Wiegedatum: day('Tag der Wägung'),
  Wiegezeit: pattern(
    /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
    'time',
    'Uhrzeit der Wägung in Deutschland, hh:mm:ss',
  ),
  Brutto: kilograms('Bruttomasse'),
  Tara: kilograms('Taramasse'),
  Netto: kilograms('Nettomasse'),
  Taraart: z.nullish(described(z.enum(['T', 'PT']), 'T: neu gewogen, PT: gespeicherte Tara')),
  Artikelnummer: textField(40, 'Nummer des Materials'),
  Artikelbezeichnung: textField(200, 'Bezeichnung des Wägegutes'),
  Menge: z.nullish(
    pattern(
      /^\d{1,5}(,\d{1,3})?$/,
      'decimal',
      'Verkaufte Menge mit Dezimalkomma; sonst gilt Netto',
    ),
  ),
  Einheit: z.nullish(described(z.enum(['t', 'm³', 'St.']), 'Einheit der Menge, sonst t')),
}) satisfies z.ZodMiniType<VasRow>;

/** A row of `di`: one position of a ticket. */
export const diRow = z.object({
  ticket_number: textField(40, 'Nummer des Lieferscheins, eindeutig je Quelle'),
  changed_at: z.nullish(
    described(
      z.iso.datetime({ offset: true }),
      'Letzte Änderung; ein älterer Stand ersetzt keinen neueren',
    ),
  ),
  item: whole(1, 9999, 'Nummer der Position'),
  item_count: whole(1, 99, 'Zahl der Positionen des Lieferscheins'),
  sales_contract: textField(40, 'Nummer des Kontrakts'),
  sold_to_party: textField(40, 'Kundennummer beim Lieferanten'),
  plant: textField(20, 'Nummer des Werks'),
  plant_name: textField(100, 'Name des Werks'),
  license_plate: optionalTextField(20, 'Kennzeichen des Fahrzeugs'),
  carrier: optionalTextField(100, 'Name der Spedition'),
  vehicle_type: optionalTextField(60, 'Fahrzeugart'),
  round_trip: z.nullish(whole(0, 999, 'Umläufe des Fahrzeugs am Tag')),
  incoterms: optionalTextField(60, 'Lieferbedingung'),
  call_off: optionalTextField(40, 'Nummer des Abrufs, zu dem die Lieferung gehört'),
  weighed_at: described(
    z.iso.datetime({ offset: true }),
    'Zeitpunkt der Wägung mit Abstand zu UTC',
  ),
  gross_weight: tonnes('Bruttomasse'),
  tare_weight: tonnes('Taramasse'),
  net_weight: tonnes('Nettomasse'),
  stored_tare: z.nullish(described(z.boolean(), 'Gespeicherte statt neu gewogener Tara')),
  material: textField(40, 'Nummer des Materials'),
  material_text: textField(200, 'Bezeichnung des Materials'),
  quantity: pattern(TONNES, 'decimal', 'Menge der Position, Dezimalpunkt, höchstens 3 Stellen'),
  unit: described(z.enum(['TO', 'M3', 'ST']), 'Einheit der Menge: Tonnen, Kubikmeter, Stück'),
}) satisfies z.ZodMiniType<DiRow>;

/** Outcome of the tickets; every refused row is listed with its number from 1. */
export const report = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Ignored, because a newer state is known. */
  older: z.int(),
  failed: z.array(z.object({ row: z.int(), message: z.string() })),
  /** Remarks on rows that were taken, but kept otherwise than they were sent. */
  remarks: z.array(z.object({ row: z.int(), message: z.string() })),
});

/** Report with the state of the import; `import/reports/{id}` returns it while the import is stored. */
export const logged = z.extend(report, {
  import_id: id,
  /** Small imports are `done` in the answer; `failed` means failed for good. */
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  rows: z.int(),
  rows_done: z.int(),
});
export type Logged = z.output<typeof logged>;

const imports = {
  method: 'POST',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'json',
  isQueued: true,
  output: logged,
} as const;

export const vas = call({
  ...imports,
  name: 'imports.vas',
  summary: 'Nimmt Lieferscheine der Quelle vas an: eine Zeile je Lieferschein, Gewichte in kg.',
  path: 'import/scale-note/vas',
  input: rowsOf(vasRow),
});

export const di = call({
  ...imports,
  name: 'imports.di',
  summary: 'Nimmt Lieferscheine der Quelle di an: eine Zeile je Position, Gewichte in t.',
  path: 'import/scale-note/di',
  input: rowsOf(diRow),
});

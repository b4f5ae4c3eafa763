import { CHOSEN_KINDS } from '@abrufbar/domain/staff/retention.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { instant, version } from '#wire/plain.ts';

/** Shared by the calls of the settings. */
export const administers = {
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
} as const;

/** Longest and shortest limit of a note. */
export const NOTE_LETTERS = { least: 20, most: 2000 } as const;

const notes = {
  version,
  /** Most characters of a note in a call-off. */
  note_max: z.int(),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(instant),
};

const kept = z.object({
  kind: z.string(),
  months: z.nullable(z.int()),
  days: z.nullable(z.int()),
  hours: z.nullable(z.int()),
  /** Bounds of what may be chosen, in the same unit; null for a fixed kind, and for a member who may not choose. */
  choice: z.nullable(
    z.object({
      least: z.int(),
      most: z.int(),
      /** 0 while nobody has chosen. */
      version: z.int(),
      changed_by: z.nullable(z.string()),
      changed_at: z.nullable(instant),
    }),
  ),
});
export type KeptSpan = z.output<typeof kept>;

/** How the portal of the chosen brand is set up; what the operator of the server sets is only read here (OFF-191). */
export const settings = call({
  ...administers,
  name: 'staff.settings',
  summary: 'Einstellungen der Marke: Adressen, Notizen, Mails, Anmeldung, Aufbewahrung.',
  method: 'GET',
  path: 'settings',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    brands: z.array(
      z.object({
        brand: z.enum(BRANDS),
        hosts: z.array(z.string()),
        suppliers: z.array(z.string()),
      }),
    ),
    notes: z.object(notes),
    mail: z.object({
      /** Null while the server shows mails instead of sending them. */
      from: z.nullable(z.string()),
      is_sent: z.boolean(),
      /** Whether a forgotten password tells that an address is unknown. */
      tells_unknown: z.boolean(),
    }),
    sign_in: z.object({
      portal_unused_days: z.int(),
      portal_longest_days: z.int(),
      office_idle_minutes: z.int(),
      office_longest_hours: z.int(),
      step_up_minutes: z.int(),
      link_minutes: z.int(),
    }),
    /** How long rows are kept, one unit each. */
    kept: z.array(kept),
  }),
});

/** Sets the most characters of a note; 409 `stale_version` when a colleague was faster. */
export const updateNotes = call({
  ...administers,
  name: 'staff.updateNotes',
  summary: 'Ändert, wie lang eine Notiz höchstens ist.',
  method: 'PUT',
  path: 'settings/notes',
  kind: 'change',
  audited: true,
  body: 'json',
  input: z.object({ version, note_max: z.int() }),
  output: z.object(notes),
});

/**
 * Lengthens how long rows of a kind are kept, or goes back to the shortest (OFF-219). It is one for all brands, so only
 * members who hold all of them choose: 403 `retention_of_all_brands`.
 */
export const updateSpan = call({
  ...administers,
  name: 'staff.updateSpan',
  summary: 'Ändert, wie lange etwas aufbewahrt wird.',
  method: 'PUT',
  path: 'settings/retention/{kind}',
  kind: 'change',
  audited: true,
  body: 'json',
  input: z.object({ kind: z.enum(CHOSEN_KINDS), version, amount: z.int() }),
  output: z.object({ version }),
});

import { PROVIDER_ACTIONS } from '@abrufbar/domain/call-offs/status.ts';
import * as z from 'zod/mini';
import { MAX_NOTE_CODE_POINTS } from '#call-offs-fields.ts';
import { decides, looks, pendingDecision } from '#call-offs/office-fields.ts';
import { MAX_SELECTED } from '#call-offs/office-list.ts';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { instant, version } from '#wire/plain.ts';

/**
 * Stores a decision that takes effect ten seconds later (OFF-54). 409 `stale_version` when the call-off has changed,
 * 409 `decided_meanwhile` with name and time when somebody else has decided.
 */
export const officeDecide = call({
  ...decides,
  rate: 'decision',
  name: 'callOffs.officeDecide',
  summary: 'Entscheidet einen Abruf; gilt nach zehn Sekunden.',
  method: 'POST',
  path: 'call-offs/{id}/decision',
  input: z.object({
    id,
    version,
    action: z.enum(PROVIDER_ACTIONS),
    /** Number in the supplier's system, if it gets one now. */
    number: z.nullish(text(40, 1)),
    answer: z.nullish(text(MAX_NOTE_CODE_POINTS, 1)),
  }),
  output: pendingDecision,
});

/** Moves the moment of effect while pointer or focus rests on the bar, at most 60 s after the click (OFF-55). */
export const officeHold = call({
  ...decides,
  rate: 'decision',
  name: 'callOffs.officeHold',
  summary: 'Hält eine Entscheidung an, bevor sie gilt.',
  method: 'POST',
  path: 'call-offs/{id}/decision/hold',
  audited: false,
  input: z.object({ id, decision_id: id }),
  output: z.object({ due_at: instant }),
});

/** Takes a decision back before it takes effect; 409 `decision_in_effect` afterwards. */
export const officeUndo = call({
  ...decides,
  rate: 'decision',
  name: 'callOffs.officeUndo',
  summary: 'Nimmt eine Entscheidung zurück, bevor sie gilt.',
  method: 'DELETE',
  path: 'call-offs/{id}/decision/{decision_id}',
  body: 'none',
  input: z.object({ id, decision_id: id }),
  output: z.object({}),
});

/** Which decisions of these call-offs still wait for their time; a POST that only reads. */
export const officePending = call({
  ...looks,
  name: 'callOffs.officePending',
  summary: 'Welche Entscheidungen noch nicht gelten.',
  method: 'POST',
  body: 'json',
  path: 'call-off-pending',
  input: z.object({ ids: z.array(id).check(z.maxLength(MAX_SELECTED)) }),
  output: z.object({
    items: z.array(z.object({ id, status: z.int(), decision_id: z.nullable(id) })),
  }),
});

/** Says that the caller has the drawer of this call-off open, and who else has (OFF-60). */
export const officePresence = call({
  ...decides,
  name: 'callOffs.officePresence',
  summary: 'Meldet, wer einen Abruf gerade geöffnet hat.',
  method: 'POST',
  path: 'call-offs/{id}/presence',
  roles: ['admin', 'dispatcher', 'support'],
  audited: false,
  input: z.object({ id, is_open: z.boolean() }),
  output: z.object({ others: z.array(z.string()) }),
});

/** Gives the call-off another plant of its item (OFF-66). */
export const officeChoosePlant = call({
  ...decides,
  name: 'callOffs.officeChoosePlant',
  summary: 'Ordnet einen Abruf einem Werk zu.',
  method: 'PUT',
  path: 'call-offs/{id}/plant',
  input: z.object({ id, version, factory_number: text(40, 1) }),
  output: z.object({ id, version }),
});

import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { looks } from '#call-offs/office-fields.ts';
import { listFilters, listOrder, shownColumns } from '#call-offs/office-list.ts';
import { id, text } from '#wire/codecs.ts';

/** View, filters, sort and columns of the work list, as they stand in the address (OFF-33). */
export const viewDefinition = z.object({
  ...listFilters,
  ...listOrder,
  /** Null: the usual ones. */
  columns: z.nullable(shownColumns),
});

const ownView = z.object({
  id,
  name: z.string(),
  definition: viewDefinition,
  /** Null where the view is not one of call-offs that wait. */
  count: z.nullable(z.int()),
});

/** Saved views belong to one member and one brand. */
const ofMember = { ...looks, tenant: 'staff' } as const;

export const officeViews = call({
  ...ofMember,
  name: 'callOffs.officeViews',
  summary: 'Eigene Ansichten der Abrufe mit Anzahl.',
  path: 'call-off-views',
  input: z.object({}),
  output: z.object({ items: z.array(ownView) }),
});

/** Views of one member and brand. */
export const MAX_OWN_VIEWS = 10;

/** Saves the list as it is on show; a view of the same name is replaced. 409 `views_full` beyond ten. */
export const officeSaveView = call({
  ...ofMember,
  name: 'callOffs.officeSaveView',
  summary: 'Speichert eine eigene Ansicht der Abrufe.',
  method: 'POST',
  kind: 'change',
  audited: true,
  body: 'json',
  path: 'call-off-views',
  input: z.object({ name: text(40, 1), definition: viewDefinition }),
  output: z.object({ id }),
});

export const officeRemoveView = call({
  ...ofMember,
  name: 'callOffs.officeRemoveView',
  summary: 'Entfernt eine eigene Ansicht der Abrufe.',
  method: 'DELETE',
  kind: 'change',
  audited: true,
  path: 'call-off-views/{id}',
  input: z.object({ id }),
  output: z.object({}),
});

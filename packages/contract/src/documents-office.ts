/** Files of deliveries as staff read and keep them (OFF-82, OFF-139). */
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import * as z from 'zod/mini';
import { day, decides, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { chosen, id, orNothing, text, wholeNumber } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { fileBody, upload } from '#wire/file.ts';
import { instant, version } from '#wire/plain.ts';

const asset = z.object({
  id,
  version,
  name: z.string(),
  type: z.enum(ASSET.types),
  /** Bytes. */
  size: z.int(),
  added_at: instant,
  /** Name of the person; null if the account was deleted. */
  added_by: z.nullable(z.string()),
  company: z.string(),
  delivery_id: id,
  delivery_number: z.string(),
  weighed_on: day,
  /** Claim it belongs to (BEY-91); null for every other file. */
  claim_id: z.nullable(id),
});
export type OfficeAsset = z.output<typeof asset>;

/** Photos and papers that people added to the deliveries of a contract, the latest first. */
export const officeAssets = call({
  ...looks,
  name: 'documents.officeAssets',
  summary: 'Fotos und Papiere zu den Lieferungen eines Vertrags.',
  path: 'contracts/{id}/assets',
  input: z.object({ id, page }),
  output: listOf(asset),
});

/** Everybody's: they are contents as well as papers of a delivery. */
const seesFiles = { ...looks, roles: ['admin', 'dispatcher', 'editor', 'support'] } as const;

export const fileFilters = {
  /** Company ids. */
  customer: chosen(text(12)),
  type: orNothing(z.enum(ASSET.types)),
  from: orNothing(day),
  until: orNothing(day),
  /** Beginning of the number of a delivery note. */
  q: orNothing(text(80)),
};

/** The same of all deliveries of the brand. */
export const officeFiles = call({
  ...seesFiles,
  name: 'documents.officeFiles',
  summary: 'Fotos und Papiere zu allen Lieferungen der Marke.',
  path: 'files',
  input: z.object({ ...fileFilters, page }),
  output: listOf(asset),
});

/** The same of one delivery, which has a few at most. */
export const officeDeliveryAssets = call({
  ...looks,
  name: 'documents.officeDeliveryAssets',
  summary: 'Fotos und Papiere zu einer Lieferung.',
  path: 'deliveries/{delivery_id}/assets',
  input: z.object({ delivery_id: id }),
  output: z.object({ items: z.array(asset) }),
});

export const officeAsset = call({
  ...seesFiles,
  name: 'documents.officeAsset',
  summary: 'Ein Foto oder Papier zu einer Lieferung.',
  path: 'deliveries/{delivery_id}/assets/{id}',
  input: z.object({ delivery_id: id, id }),
  output: fileBody,
  media: ASSET.types,
});

/** The unchanged file of a delivery note, where a system sent one; 404 for a delivery without (DOC-32). */
export const officeNoteFile = call({
  ...looks,
  name: 'documents.officeNoteFile',
  summary: 'Lieferschein einer Lieferung in der Datei, in der er kam.',
  path: 'deliveries/{id}/note-file',
  input: z.object({ id }),
  output: fileBody,
  media: 'application/xml',
});

const keeps = { ...decides, roles: ['admin', 'editor'] } as const;

/** Deliveries of the brand whose number begins so, the newest first: a file is added to one of them. */
export const officeFileTargets = call({
  ...looks,
  roles: keeps.roles,
  name: 'documents.officeFileTargets',
  summary: 'Lieferungen, zu denen eine Datei hinzugefügt werden kann.',
  path: 'file-targets',
  input: z.object({ q: text(80, 1) }),
  output: z.object({
    items: z.array(z.object({ id, number: z.string(), company: z.string(), weighed_on: day })),
  }),
});

/** Checked and kept as a file of the portal is; 409 `assets_full` above the most a delivery has. */
export const officeAddAsset = call({
  ...keeps,
  name: 'documents.officeAddAsset',
  summary: 'Fügt einer Lieferung ein Foto oder PDF hinzu.',
  method: 'POST',
  path: 'deliveries/{delivery_id}/assets',
  body: 'multipart',
  upload: { field: 'file', bytes: ASSET.bytes },
  input: z.object({ delivery_id: id, file: upload, file_name: orNothing(text(120)) }),
  output: z.object({ id, name: z.string() }),
});

/** The ending of its type stays. 409 `asset_changed` when somebody else was faster. */
export const officeRenameAsset = call({
  ...keeps,
  name: 'documents.officeRenameAsset',
  summary: 'Ändert den Namen eines Fotos oder Papiers.',
  method: 'PUT',
  path: 'deliveries/{delivery_id}/assets/{id}',
  input: z.object({ delivery_id: id, id, version, name: text(120, 1) }),
  output: z.object({ name: z.string(), version }),
});

export const officeRemoveAsset = call({
  ...keeps,
  name: 'documents.officeRemoveAsset',
  summary: 'Entfernt ein Foto oder Papier einer Lieferung.',
  method: 'DELETE',
  path: 'deliveries/{delivery_id}/assets/{id}',
  body: 'none',
  input: z.object({ delivery_id: id, id, version: wholeNumber(1, 2_147_483_647) }),
  output: z.object({}),
});

/** Photos and documents added to a delivery (D-21, D-26); each call twice, for the delivery and for its scale note. */
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { reads } from '#contracts/reads.ts';
import { fileBody, upload } from '#wire/file.ts';
import { codec, id, orNothing, text } from '#wire/codecs.ts';

/** D-50; the file itself is fetched with `asset`. */
const shown = z.object({
  id,
  delivery_id: id,
  file_name: z.string(),
  type: z.enum(ASSET.types),
  /** Bytes. */
  size: z.int(),
  /** From 1. */
  position: z.int(),
  /** Name of the person; null if the account was deleted. */
  uploader: z.nullable(z.string()),
  /** Whether the caller may remove it. */
  removable: z.boolean(),
});
const list = z.object({ items: z.array(shown) });

const changes = {
  method: 'POST',
  kind: 'change',
  who: 'user',
  changePermission: 'asset-upload',
  tenant: 'contract',
  rate: 'general',
  audited: true,
} as const;

/** `{delivery_id}_{contract_id}` (D-47). */
const both = codec(
  z.string(),
  z.object({ deliveryId: id, contractId: id }),
  (value) => parseIds(value) ?? undefined,
  ({ deliveryId, contractId }) => `${deliveryId}_${contractId}`,
  'id',
);

export const assets = call({
  ...reads,
  name: 'documents.assets',
  summary: 'Fotos und Papiere zu einer Lieferung, in ihrer Reihenfolge.',
  path: 'scale-notes/assets/{id}',
  input: z.object({ id }),
  output: list,
});

export const asset = call({
  ...reads,
  name: 'documents.asset',
  summary: 'Ein Foto oder Papier zu einer Lieferung.',
  path: 'scale-notes/asset/{id}',
  input: z.object({ id }),
  output: fileBody,
  media: ASSET.types,
});

const uploads = {
  ...changes,
  body: 'multipart',
  upload: { field: 'file', bytes: ASSET.bytes },
  output: shown,
} as const;
/** The file part has no name, so the name is a field. A photo may name the claim it belongs to (BEY-91). */
const sent = { file: upload, file_name: orNothing(text(120)), claim_id: z.optional(id) };

export const uploadAsset = call({
  ...uploads,
  name: 'documents.uploadAsset',
  summary: 'Fügt einer Lieferung ein Foto oder PDF hinzu.',
  path: 'asset-upload/{ids}',
  input: z.object({ ids: both, ...sent }),
});

export const uploadNoteAsset = call({
  ...uploads,
  name: 'documents.uploadNoteAsset',
  summary: 'Fügt einem Lieferschein ein Foto oder PDF hinzu.',
  path: 'scale-notes/asset-upload/{id}',
  input: z.object({ id, ...sent }),
});

const sorts = {
  ...changes,
  body: 'form',
  /** Assets of one delivery in their new order; those not named follow behind them. */
  input: z.object({ asset_ids: z.array(id) }),
  output: list,
} as const;

export const sortAssets = call({
  ...sorts,
  name: 'documents.sortAssets',
  summary: 'Ordnet Fotos und Papiere einer Lieferung.',
  path: 'sort-assets',
});

export const sortNoteAssets = call({
  ...sorts,
  name: 'documents.sortNoteAssets',
  summary: 'Ordnet Fotos und Papiere eines Lieferscheins.',
  path: 'scale-notes/sort-assets',
});

/** Allowed for the person who added it, with the permission (D-15, D-21). */
export const deleteAsset = call({
  ...changes,
  name: 'documents.deleteAsset',
  summary: 'Entfernt ein Foto oder Papier einer Lieferung.',
  path: 'delete-asset/{id}',
  body: 'form',
  input: z.object({ id }),
  output: z.object({}),
});
